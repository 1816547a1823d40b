"""`python -m bot` as a process of its own, from its first line to its exit code."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]
TOKEN = "1:playground"
SETTINGS = (
    *("BOT_", "WEBHOOK_", "DATABASE", "CLOCK", "LOG_LEVEL", "DEFAULT_", "PLAYGROUND_"),
    *("METRICS_", "OWNER_"),
)


class Running:
    """A started bot; what it writes is read line by line as it comes."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        clean = {k: v for k, v in os.environ.items() if not k.startswith(SETTINGS)}
        self._environment = {
            **clean, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **settings
        }  # fmt: skip
        self._folder = folder
        self._arguments = arguments
        self.lines: list[str] = []
        self._news = asyncio.Condition()
        self._ended = False

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", *self._arguments,
            cwd=self._folder, env=self._environment,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._reading
        await self._process.wait()

    async def line(self, part: str) -> str:
        """The first line with this in it; fails with everything written when none comes."""
        try:
            async with asyncio.timeout(90), self._news:
                while True:
                    found = next((line for line in self.lines if part in line), None)
                    if found is not None:
                        return found
                    assert not self._ended, "\n".join(self.lines)
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError("\n".join(self.lines)) from None

    async def code(self, within: float = 120) -> int:
        """The exit code, which comes within so many seconds."""
        async with asyncio.timeout(within):
            code = await self._process.wait()
            await self._reading
        return code

    async def terminate(self, *signals: signal.Signals) -> int:
        """The exit code after SIGTERM, or these one after the other: it comes within 5 seconds."""
        for number in signals or (signal.SIGTERM,):
            self._process.send_signal(number)
        return await self.code(within=5)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._news:
                self.lines.append(line.decode(errors="replace").rstrip())
                self._news.notify_all()
        async with self._news:
            self._ended = True
            self._news.notify_all()


async def ended(folder: Path, *arguments: str, **settings: str) -> tuple[int, list[str]]:
    """The exit code and the lines of a bot that ends by itself."""
    async with Running(folder, *arguments, **settings) as bot:
        return await bot.code(), bot.lines
