"""The other end of nursery.py: the bot imported once, and forked at every request.

`python -m tests.games.nursery_process FD`: requests come over this socket, one at a time.
"""

from __future__ import annotations

import gc
import json
import os
import socket
import sys

from tests.games import quick_bot

LONGEST_REQUEST = 65_536


def serve(requests: socket.socket) -> bool:
    """True in a new child, which is to be the bot; False when nobody will ask again."""
    while True:
        said, descriptors, *_ = socket.recv_fds(requests, LONGEST_REQUEST, 1)
        if not said:
            return False
        request = json.loads(said)
        if "reap" in request:
            _, status = os.waitpid(request["reap"], 0)
            answer = os.waitstatus_to_exitcode(status)
        else:
            answer = os.fork()
            if answer == 0:
                requests.close()
                _become(request["environment"], *descriptors)
                return True
            os.close(*descriptors)
        requests.send(json.dumps(answer).encode())


def _become(environment: dict[str, str], errors: int) -> None:
    os.dup2(errors, sys.stderr.fileno())
    os.close(errors)
    os.environ.clear()
    os.environ.update(environment)


if __name__ == "__main__":
    gc.freeze()
    if serve(socket.socket(fileno=int(sys.argv[1]))):
        quick_bot.main()
