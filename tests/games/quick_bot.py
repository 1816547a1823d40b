"""The bot as `python -m bot` runs it, but for the limits of private chats and of all calls.

At Telegram's pace the hands of twenty tables would be some minutes behind. Groups keep their limit.
"""

from __future__ import annotations

import asyncio
import sys

from bot.app import run
from bot.config import read_settings
from bot.delivery.receiving import AnotherInstance
from bot.logs import set_up_logs
from bot.starting import sentence
from tests.games.inside import LIMITS


def main() -> None:
    """Runs until SIGTERM or SIGINT."""
    settings = read_settings()
    set_up_logs(settings.log_level, settings.secrets())
    try:
        asyncio.run(run(settings, LIMITS))
    except AnotherInstance as error:
        sys.exit(sentence(error, settings))


if __name__ == "__main__":
    main()
