"""The bench runs and prints its lines; how fast anything is, nobody asks here."""

from __future__ import annotations

from pathlib import Path

from . import throughput


async def test_the_bench_prints_its_lines(tmp_path: Path) -> None:
    lines = [line async for line in throughput.measure(tmp_path, games=3, rounds=1, taps=6)]
    assert "6 of 6 taps made their move" in lines[0]
    assert "bare aiogram bot" in lines[1]
    assert "goal: 1.0 or more" in lines[2]
    assert "processor time a tap" in lines[3]
    assert "answers a second" in lines[4]
