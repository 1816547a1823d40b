"""The playground as a process of its own."""

from __future__ import annotations

import asyncio
import re
import sys
from types import TracebackType
from typing import Self

from tests.games.bot_process import ROOT


class PlaygroundProcess:
    """`python -m playground`, empty, at `url`."""

    url: str
    _process: asyncio.subprocess.Process

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playground", "--empty", "--port", "0",
            cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self._process.stdout is not None
        async with asyncio.timeout(60):
            line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://\S+", line)
        assert found is not None, line
        self.url = found[0]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        await self._process.wait()
