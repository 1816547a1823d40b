"""Python modules as processes of their own: started, frozen, measured, stopped."""

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
USERNAME = "load_bot"
PATIENCE = 180.0
"""Seconds for a process to get ready: 2,000 games are read on a busy machine."""
_OURS = ("BOT_", "WEBHOOK_", "DATABASE", "CLOCK", "LOG_LEVEL", "METRICS_", "OWNER_", "COMPUTER_")


class Process:
    """`python -m MODULE`, ready when a line of it has `sign` in it."""

    def __init__(self, sign: str, module: str, *arguments: str, **settings: str) -> None:
        self._sign = sign
        self._command = (sys.executable, "-m", module, *arguments)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
        self._environment = {**kept, "PYTHONDONTWRITEBYTECODE": "1", **settings}
        self.lines: list[str] = []
        self._ready = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.spawn()
        return await self.until_ready()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def spawn(self) -> None:
        """It runs, and is not ready yet."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=ROOT,
            env=self._environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        self._reading = asyncio.create_task(self._read())

    async def until_ready(self) -> Self:
        """It has said so. RuntimeError with its last lines when it ends or takes too long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._ready.wait()
        except TimeoutError:
            await self.stop()
        if not any(self._sign in line for line in self.lines):
            raise RuntimeError("\n".join((" ".join(self._command), *self.lines[-20:])))
        return self

    async def stop(self) -> None:
        """It has ended."""
        if self._process.returncode is None:
            self.thaw()
            self._process.terminate()
        await self._process.wait()
        await self._reading

    def freeze(self) -> None:
        """It stands still; what others send it waits in its sockets."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on."""
        self._process.send_signal(signal.SIGCONT)

    def worked(self) -> float:
        """Seconds of processor time that it has had so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """MB of memory that it holds now."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        (resident,) = (line for line in lines if line.startswith("VmRSS"))
        return int(resident.split()[1]) / 1024

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.lines.append(line.decode(errors="replace").rstrip())
            if self._sign in self.lines[-1]:
                self._ready.set()
        self._ready.set()


def playground() -> Process:
    """The server that looks like Telegram, without people."""
    return Process("Playground:", "playground", "--empty", "--port", "0", "--username", USERNAME)


def url_of(server: Process) -> str:
    """Where a playground that is ready listens."""
    return next(line.split()[1] for line in server.lines if line.startswith("Playground:"))


def bot(url: str, database: Path, *, quick: bool = False) -> Process:
    """`python -m bot`; `quick`: it calls private chats as often as it likes."""
    return Process(
        "event=ready",
        "tests.games.quick_bot" if quick else "bot",
        BOT_TOKEN=TOKEN,
        BOT_API_URL=url,
        DATABASE=str(database),
    )


def bare(url: str) -> Process:
    """A bot that does nothing but answer presses (bare.py)."""
    return Process("Run polling", "tests.load.bare", url)
