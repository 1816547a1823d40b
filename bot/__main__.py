"""`python -m bot`: the bot. With `health`, `backup`, `restore` or `check` it looks after one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import structlog

from bot.config import Settings, WrongSettings, read_settings
from bot.health import is_alive
from bot.logs import set_up_logs
from bot.operation.commands import run_backup, run_check, run_restore


def main() -> int:
    """The exit code: 0 when all went well, 1 with a sentence, 2 for words that are no command."""
    wanted = _parser().parse_args()
    try:
        settings = read_settings()
    except WrongSettings as error:
        print(error, file=sys.stderr)
        return 1
    match wanted.command:
        case "health":
            return 0 if is_alive(settings.database) else 1
        case "backup":
            return run_backup(settings.database, wanted.file, replace=wanted.replace)
        case "restore":
            return run_restore(wanted.file, settings.database)
        case "check":
            return run_check(wanted.file or settings.database)
    return _run(settings)


def _run(settings: Settings) -> int:
    set_up_logs(settings.log_level, settings.secrets())
    structlog.get_logger("bot").info("starting")
    # Imported only here: aiogram takes seconds on a small machine, a health check has not so many.
    from bot.starting import start

    return start(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m bot", description="Durak for Telegram groups.")
    commands = parser.add_subparsers(dest="command", title="instead of running the bot")
    commands.add_parser("health", help="exit code 0 while the bot is alive")
    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy")
    backup.add_argument("--replace", action="store_true", help="write over a file that is there")
    restore = commands.add_parser("restore", help="put a copy in the database's place")
    restore.add_argument("file", type=Path, help="the copy, as `backup` has made it")
    check = commands.add_parser("check", help="look for damage in the database or a copy")
    check.add_argument("file", type=Path, nargs="?", help="instead of the database of the settings")
    return parser


if __name__ == "__main__":
    sys.exit(main())
