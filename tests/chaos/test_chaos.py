"""The short form of `make chaos`: twenty kills in a storm of faults, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from .figures import Figures
from .run import run

KILLS = 20


@pytest.mark.timeout(600)
async def test_a_short_storm(tmp_path: Path) -> None:
    figures = Figures()
    await run(20, KILLS, tmp_path, figures)
    print(figures)
    assert figures.is_clean, str(figures)
    assert figures.kills.total() == KILLS
    assert len(figures.kills) == 7, "a point where it is killed was not reached"
