"""A port for a server that a test starts."""

import socket


def free_port() -> int:
    """One that nobody listens at just now."""
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])
