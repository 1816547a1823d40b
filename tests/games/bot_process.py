"""The bot as a process of its own, started, killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from .nursery import ROOT, Forked, Nursery

READY = b"event=ready"


class BotProcess:
    """`python -m bot` against the server at `url`, its database at `database`.

    `quick`: it calls private chats as often as it likes (quick_bot.py). `nursery`: such a one, and
    out of there.
    """

    def __init__(
        self,
        url: str,
        database: Path,
        *,
        token: str = "1:playground",
        quick: bool = False,
        nursery: Nursery | None = None,
        **more: str,
    ) -> None:
        self.database = database
        self._nursery = nursery
        self._module = "tests.games.quick_bot" if quick else "bot"
        self._environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("BOT_", "WEBHOOK_"))},
            "BOT_TOKEN": token,
            "BOT_API_URL": url,
            "DATABASE": str(database),
            "COMPUTER_PACE": "0",
            "LOG_LEVEL": "INFO",
            "PYTHONDONTWRITEBYTECODE": "1",
            **more,
        }
        self.log: list[str] = []
        self._process: asyncio.subprocess.Process | Forked | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            print("The bot's log ends so:", *self.log[-60:], sep="\n")
        if self._process is not None and self._process.returncode is None:
            await self.stop(signal.SIGTERM)

    async def start(self) -> None:
        """The bot is receiving."""
        await self.spawn()
        try:
            async with asyncio.timeout(120):
                await self._ready.wait()
        except TimeoutError:
            raise AssertionError("the bot did not start:\n" + "\n".join(self.log[-20:])) from None

    async def spawn(self) -> None:
        """The process runs, and is not ready yet."""
        self._ready = asyncio.Event()
        if self._nursery is not None:
            self._process = await self._nursery.fork(self._environment)
        else:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                cwd=ROOT,
                env=self._environment,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
            )
        self._reader = asyncio.create_task(self._read())

    async def ended(self, within: float) -> bool:
        """Whether the process has ended by itself in this time."""
        assert self._process is not None
        try:
            async with asyncio.timeout(within):
                await self._process.wait()
        except TimeoutError:
            return False
        return True

    @property
    def pid(self) -> int:
        """The number of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    async def kill(self) -> None:
        """`kill -9`: nothing orderly happens."""
        await self.stop(signal.SIGKILL)

    async def stop(self, how: signal.Signals) -> int:
        """The exit code after this signal."""
        assert self._process is not None and self._reader is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        async with asyncio.timeout(90):
            code = await self._process.wait()
            await self._reader
        return code

    def errors(self) -> list[str]:
        """What was logged as an error."""
        return [line for line in self.log if " level=error " in line or "Traceback" in line]

    async def _read(self) -> None:
        assert self._process is not None and self._process.stderr is not None
        async for line in self._process.stderr:
            self.log.append(line.decode(errors="replace").rstrip())
            if READY in line:
                self._ready.set()
        self._ready.set()
