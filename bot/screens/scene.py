"""What a screen is drawn from: everything about one table that people may see."""

from dataclasses import dataclass
from typing import Literal

import durak
from durak import events

Phase = Literal["lobby", "playing", "over", "closed"]


@dataclass(frozen=True)
class Face:
    """Who sits in a seat. `name` is raw, as Telegram gave it; `gone`: a computer plays for them."""

    name: str
    computer: bool = False
    gone: bool = False
    person_id: int | None = None


@dataclass(frozen=True)
class Scene:
    """One table at one moment, for one pair of eyes (`view.seat`, None: the group's).

    `story` holds the events of the current bout and of the end of the one before, oldest first.
    `reachable` says by seat whether a private message arrives; None: nobody has tried yet.
    """

    game_id: int
    stamp: int
    phase: Phase
    chat_title: str
    faces: tuple[Face, ...]
    starter: int | None
    rules: durak.Rules
    clock: int
    deadline: float | None
    view: durak.View | None
    story: tuple[events.Event, ...]
    bot_username: str
    choosing_rules: bool = False
    reachable: tuple[bool | None, ...] = ()
    successor: bool = False
