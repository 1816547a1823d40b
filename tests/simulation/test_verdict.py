"""The verdict on a run: it lets a steady one pass, and says of each leak what grows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from .pace import Pace
from .run import Outcome
from .samples import MB, Sample, table
from .verdict import growths, quarters

PLAYED = {"games": 500, "moves": 9000, "messages": 2500, "calls": 2000, "leftovers": 3, "notes": 0}
STEADY = Sample(
    at=400.0, memory=300 * MB, files=40, tasks=14, cpu=60.0, database=9 * MB, wal=4 * MB,
    due=60, oldest=9.0, playing=480, errors=0, taps=3000, calls=9000, over=20, rows=PLAYED,
)  # fmt: skip


def half_an_hour(change: Callable[[Sample, float], Sample]) -> list[Sample]:
    """A sample every 10 seconds; `change` gives each for the hours that have passed."""
    return [
        replace(change(STEADY, second / 3600), at=400.0 + second) for second in range(0, 1800, 10)
    ]


def with_rows(sample: Sample, **more: float) -> Sample:
    rows = {name: round(count + more.get(name, 0)) for name, count in sample.rows.items()}
    return replace(sample, rows=rows)


def growing(samples: list[Sample]) -> list[str]:
    return [growth.name for growth in growths(samples) if not growth.is_fine]


def test_a_steady_run_passes() -> None:
    assert growing(half_an_hour(lambda sample, hours: sample)) == []


def test_what_games_leave_behind_is_no_leak() -> None:
    """400 games an hour, each with 40 moves and 8 messages; memory that wavers by 3 MB."""

    def change(sample: Sample, hours: float) -> Sample:
        games = 400 * hours
        sample = replace(sample, memory=sample.memory + 3 * MB * (round(hours * 360) % 2))
        return with_rows(sample, games=games, moves=40 * games, messages=8 * games)

    assert growing(half_an_hour(change)) == []


def test_connections_kept_after_a_burst_are_no_leak() -> None:
    def change(sample: Sample, hours: float) -> Sample:
        return replace(sample, files=sample.files + (17 if hours > 0.4 and hours < 0.48 else 0))

    assert growing(half_an_hour(change)) == []


LEAKS: dict[str, Callable[[Sample, float], Sample]] = {
    "memory": lambda sample, hours: replace(sample, memory=sample.memory + 40 * MB * hours),
    "open files": lambda sample, hours: replace(sample, files=sample.files + 20 * hours),
    "tasks": lambda sample, hours: replace(sample, tasks=sample.tasks + 60 * hours),
    "messages due": lambda sample, hours: replace(sample, due=sample.due + 300 * hours),
    "write-ahead log": lambda sample, hours: replace(
        sample, wal=sample.wal + round(40 * MB * hours)
    ),
    "rows of calls": lambda sample, hours: with_rows(sample, calls=50_000 * hours),
    "rows of leftovers": lambda sample, hours: with_rows(sample, leftovers=300 * hours),
    "rows of notes": lambda sample, hours: with_rows(sample, notes=300 * hours),
    "rows of messages": lambda sample, hours: with_rows(sample, messages=900 * hours),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_named(name: str) -> None:
    assert growing(half_an_hour(LEAKS[name])) == [name]


def test_growth_is_told_in_an_hour() -> None:
    samples = half_an_hour(LEAKS["memory"])
    growth = next(one for one in growths(samples) if one.name == "memory")
    assert growth.an_hour == pytest.approx(40, abs=0.5)
    assert str(growth).endswith("GROWS")


def test_a_short_run_says_nothing() -> None:
    with pytest.raises(ValueError, match="7 samples"):
        quarters([STEADY] * 7)


def test_everything_wrong_is_a_sentence() -> None:
    pace = Pace()
    read(pace, [call(number, float(number)) for number in range(19)])
    read(pace, [answer(19, 502), answer(20, 200), answer(21, 200, dropped="before")])
    outcome = Outcome(
        half_an_hour(LEAKS["tasks"]), [], pace, ["level=error event=oh"], Counter(), 5, 0
    )
    group, press, tasks, log = outcome.troubles()
    assert group.startswith("19 calls in 60 s into group -7")
    assert press == "presses without an answer, which was not lost: 3"
    assert not [one for one in replace(outcome, unanswered=2).troubles() if "press" in one]
    assert tasks.startswith("grows: tasks")
    assert log == "in the log: level=error event=oh"


def test_the_table_begins_with_the_first_sample_and_ends_with_the_last() -> None:
    samples = half_an_hour(lambda sample, hours: replace(sample, taps=7200 * hours))
    lines = table(samples, lines=10).splitlines()
    assert len(lines) == 12
    assert lines[1].split()[0] == "6.7"
    assert lines[-1].split()[0] == "36.5"
    assert {line.split()[10] for line in lines[2:]} == {"2.0"}


def read(pace: Pace, calls: list[dict[str, object]], *stalls: tuple[float, float]) -> None:
    pace.read({"calls": calls, "stalls": [*stalls]})


def call(number: int, came: float, chat: int = -7, **more: object) -> dict[str, object]:
    found = {"n": number, "came": came, "chat_id": chat, "method": "sendMessage", "counted": True}
    return {**found, "status": 200, **more}


def answer(number: int, status: int, **more: object) -> dict[str, object]:
    method = {"method": "answerCallbackQuery", "counted": False}
    return {"n": number, "came": 0.0, "status": status, **method, **more}


def test_a_minute_of_a_group() -> None:
    pace = Pace()
    read(pace, [call(number, 3.3 * number) for number in range(60)])
    assert pace.troubles() == ["19 calls in 60 s into group -7 at 59, most 18"]
    pace = Pace()
    read(pace, [call(number, 3.4 * number) for number in range(60)])
    assert pace.troubles() == []


def test_what_one_member_sees_has_a_minute_of_its_own() -> None:
    pace = Pace()
    read(pace, [call(number, 2.0 * number, receiver=number % 2) for number in range(60)])
    assert pace.group_minute().calls == 15
    assert pace.troubles() == []


def test_deleting_counts_and_asking_does_not() -> None:
    pace = Pace()
    read(pace, [call(n, 3.0 * n, method="deleteMessage", counted=False) for n in range(15)])
    read(pace, [call(n, 3.0 * n, method="getChat", counted=False) for n in range(15)])
    read(pace, [answer(40, 200)])
    assert (pace.group_minute().calls, pace.seen) == (15, 40)


def test_a_burst_into_a_private_chat() -> None:
    """Five at once and one a second after that; a sixth at once, or two a second, are too many."""
    pace = Pace()
    read(pace, [call(n, max(0.0, n - 4.0), chat=7) for n in range(20)])
    assert pace.chat_bucket().calls == 5
    assert pace.troubles() == []
    pace = Pace()
    read(pace, [call(n, 0.0, chat=7) for n in range(6)])
    assert pace.troubles() == ["6 calls beyond one a second into chat 7 at 0, most 5"]
    pace = Pace()
    read(pace, [call(n, n / 2, chat=7) for n in range(20)])
    assert len(pace.troubles()) == 1


def test_a_second_in_all_by_when_the_calls_came() -> None:
    """The record is in the order of the answers."""
    pace = Pace()
    read(pace, [call(n, (25 - n) / 32, chat=n + 1) for n in range(25)])
    read(pace, [call(26, 2.0, chat=98)])
    assert (pace.all_second().calls, pace.troubles()) == (25, [])
    read(pace, [call(27, 0.5, chat=99)])
    assert pace.troubles() == ["26 calls in a second in all, the last at 1, most 25"]


def test_seconds_in_which_the_playground_stood_still_are_left_out() -> None:
    """30 calls that came within 1.5 s are seen after a stall, within the second that begins with
    its end; 26 in another second are not excused by it.
    """
    pace, stall = Pace(), (10.0, 11.5)
    read(pace, [call(n, 11.5 + n / 32, chat=n + 1) for n in range(31)], stall)
    read(pace, [call(n, 17.0, chat=n + 1) for n in range(31, 51)], stall)
    assert (pace.all_second().calls, pace.troubles()) == (20, [])
    read(pace, [call(n, 20.0, chat=n + 1) for n in range(51, 77)], stall)
    assert pace.troubles() == ["26 calls in a second in all, the last at 20, most 25"]
