"""What can be asked of the bot from a shell besides to run: each returns the exit code."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

from bot.operation.checking import check
from storage.backup import BackupRefused, back_up
from storage.database import DatabaseBusy
from storage.migrations import SchemaTooNew
from storage.restoring import restore


def run_backup(database: Path, target: Path, *, replace: bool) -> int:
    """0 when `target` is a sound copy; 1 with a sentence, and `target` is as it was."""
    try:
        back_up(database, target, replace=replace)
    except BackupRefused as error:
        return _fail(str(error))
    except (sqlite3.Error, OSError) as error:
        return _fail(f"The backup was not made: {error}.")
    print(f"{target} is a copy of {database}.")
    return 0


def run_restore(source: Path, database: Path) -> int:
    """0 when the database is a copy of `source` now; 1 with a sentence, and it is as it was."""
    try:
        kept = restore(source, database)
    except BackupRefused as error:
        return _fail(str(error))
    except DatabaseBusy:
        return _fail(f"{database} is in use by another process: stop the bot first.")
    except SchemaTooNew as error:
        return _fail(f"{source} is of a newer version of the bot: {too_new(error)}.")
    except (sqlite3.Error, OSError) as error:
        return _fail(f"Nothing was restored: {error}.")
    before = f" What it was before is kept as {kept}." if kept else ""
    print(f"{database} is a copy of {source} now.{before}")
    return 0


def run_check(path: Path) -> int:
    """0 when nothing is wrong, 1 with what is, or when the file cannot be read."""
    try:
        if not path.exists():
            return _fail(f"There is no database {path}.")
        report = check(path)
    except SchemaTooNew as error:
        return _fail(f"{path} is of a newer version of the bot: {too_new(error)}.")
    except sqlite3.Error as error:
        return _fail(f"{path} cannot be read: {error}.")
    except OSError as error:
        return _fail(f"{path} cannot be read: {error.strerror}.")
    print(report)
    return 1 if report.found else 0


def too_new(error: SchemaTooNew) -> str:
    """Which schema was found, and which is known."""
    return f"schema {error.found}, this one knows {error.known}"


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
