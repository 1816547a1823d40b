"""`python -m playground`: the server alone, for any bot."""

import argparse
import asyncio
import signal
import sys

from playground.default_world import populate
from playground.server import DEFAULT_TOKEN, Playground, new_telegram


def main() -> int:
    """Exit code after the server was stopped by a signal, or could not start."""
    options = _options()
    try:
        asyncio.run(_serve(options))
    except OSError as error:
        print(f"The playground cannot listen on port {options.port}: {error.strerror}.")
        return 1
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="playground", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8081, help="port to listen on; 0 for any")
    parser.add_argument("--token", default=DEFAULT_TOKEN, help="the token of the one bot")
    parser.add_argument("--username", default="durak_playground_bot", help="the bot's @username")
    parser.add_argument("--empty", action="store_true", help="start without people and chats")
    options = parser.parse_args()
    if not options.token.partition(":")[0].isdecimal():
        parser.error("a token is a number, a colon and a secret")
    return options


async def _serve(options: argparse.Namespace) -> None:
    tg = new_telegram(options.token, username=options.username)
    if not options.empty:
        populate(tg)
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    async with await Playground.start(tg, host=options.host, port=options.port) as playground:
        print(f"Playground: {playground.url}  token: {options.token}", flush=True)
        await stopped.wait()


if __name__ == "__main__":
    sys.exit(main())
