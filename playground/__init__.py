"""A look-alike of Telegram's Bot API over HTTP, with people to act in it. It knows no bot."""

from playground.server import Playground, build_app

__all__ = ["Playground", "build_app"]
