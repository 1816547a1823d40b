"""What comes back to who pressed or typed."""

from __future__ import annotations

from dataclasses import dataclass, field

import durak
from bot.tables.model import Seat
from bot.tables.notices import Notice


@dataclass(frozen=True, slots=True)
class Chosen:
    """Rules that were chosen, or cannot be where so many sit: `also` changed beside the choice."""

    rules: durak.Rules
    seats: int = 0
    also: tuple[str, ...] = ()
    preset: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A notice, a refusal of the rules, or nothing to say; `alert`: worth a dialog, not a toast.

    `problems` says what of the `chosen` rules cannot go together (`Notice.RULES_CLASH`); `game_id`
    is the table meant; `short` says who of the `seats` has how few chips; `refilled`: chips that
    the day has added.
    """

    code: Notice | durak.Refusal | None = None
    alert: bool = False
    problems: tuple[durak.Problem, ...] = field(default=())
    game_id: int | None = None
    seats: tuple[Seat, ...] = ()
    short: tuple[tuple[int, int], ...] = ()
    refilled: int = 0
    chosen: Chosen | None = None


def kind_of(answer: Answer) -> str:
    """The reason of a refusal in a word."""
    return "" if answer.code is None else answer.code.value.replace("_", "-")


class Refused(Exception):
    """Raised inside a lane to leave it without a change; becomes the answer."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer)
        self.answer = answer


def refuse(code: Notice | durak.Refusal, *, alert: bool = False) -> Refused:
    """What to raise to answer `code` and change nothing."""
    return Refused(Answer(code, alert=alert))
