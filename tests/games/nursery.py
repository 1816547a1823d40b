"""Bots that start at once: forked from a process that has imported everything already.

Each is a process of its own, with files and sockets of its own, and dies of its own SIGKILL; a
start costs it all but the seconds of the imports.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).parents[2]


class Forked:
    """A process out of the nursery, in the shape of asyncio's own; `stderr` is what it says."""

    def __init__(self, nursery: Nursery, pid: int, said: _Said) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.stderr = said.reader
        self._nursery = nursery
        self._said = said
        self._end = asyncio.create_task(self._reap())

    def send_signal(self, number: int) -> None:
        """Nothing happens when the process has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """The exit code, when it has ended."""
        return await asyncio.shield(self._end)

    async def _reap(self) -> int:
        await self._said.all.wait()
        self.returncode = await self._nursery.ask({"reap": self.pid})
        return self.returncode


class _Said(asyncio.StreamReaderProtocol):
    """What a process says; `all`: it can say no more."""

    def __init__(self) -> None:
        self.reader = asyncio.StreamReader()
        self.all = asyncio.Event()
        super().__init__(self.reader)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is closed."""
        super().connection_lost(exc)
        self.all.set()


class Nursery:
    """The process that forks quick bots (quick_bot.py)."""

    def __init__(self) -> None:
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._asking = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.games.nursery_process", str(self._theirs.fileno())),
            cwd=ROOT,
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
            pass_fds=[self._theirs.fileno()],
        )
        self._theirs.close()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process is not None
        self._ours.close()
        await self._process.wait()

    async def fork(self, environment: Mapping[str, str]) -> Forked:
        """A new bot in this environment."""
        read, write = os.pipe()
        said = _Said()
        loop = asyncio.get_running_loop()
        await loop.connect_read_pipe(lambda: said, os.fdopen(read, "rb", 0))
        try:
            return Forked(self, await self.ask({"environment": {**environment}}, write), said)
        finally:
            os.close(write)

    async def ask(self, request: Mapping[str, Any], *descriptors: int) -> int:
        """The answer to a request (nursery_process.py), which is handed these descriptors."""
        async with self._asking:
            socket.send_fds(self._ours, [json.dumps(request).encode()], descriptors)
            answer = await asyncio.get_running_loop().sock_recv(self._ours, 64)
        assert answer, "the nursery has ended"
        return int(answer)
