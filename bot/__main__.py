"""`python -m bot`: the bot; `python -m bot health`: exit code 0 while it is alive."""

from __future__ import annotations

import sys

from bot.config import WrongSettings, read_settings
from bot.health import is_alive
from bot.logs import set_up_logs


def main() -> int:
    """The exit code: 0 after an orderly stop, 1 with a sentence on standard error."""
    try:
        settings = read_settings()
    except WrongSettings as error:
        return _fail(str(error))
    if sys.argv[1:] == ["health"]:
        return 0 if is_alive(settings.database) else 1
    if sys.argv[1:]:
        return _fail("Use: python -m bot, or python -m bot health.")
    set_up_logs(settings.log_level, settings.secrets())
    # Imported only here: aiogram takes seconds on a small machine, a health check has not so many.
    from bot.starting import start

    return start(settings)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
