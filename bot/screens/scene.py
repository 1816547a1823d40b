"""What a screen is drawn from: everything about one table that people may see."""

from dataclasses import dataclass
from typing import Literal

import durak
from bot.screens.cards import CardOrder
from durak import events

Phase = Literal["lobby", "playing", "over", "closed"]
MatchStage = Literal["begins", "goes_on", "begins_anew"]


@dataclass(frozen=True)
class Face:
    """Who sits in a seat. `name` is raw, as Telegram gave it; `gone`: a computer plays for them."""

    name: str
    computer: bool = False
    gone: bool = False
    person_id: int | None = None


@dataclass(frozen=True)
class Payment:
    """What a seat has won of the bank (negative: lost), and what its purse then held."""

    change: int
    purse: int


@dataclass(frozen=True)
class Poll:
    """An open vote: to close the table (`seat` None), or not to wait for the person there."""

    seat: int | None
    count: int
    needed: int


@dataclass(frozen=True)
class Scene:
    """One table at one moment, for one pair of eyes (`view.seat`, None: the group's).

    `polls` are the votes that are open. `private`: it stands in a private chat, where the hand is
    the only message of the game. `card_order` is how its reader wants the own cards to stand.
    `story` holds the events of the current bout and of the end of the one before, oldest first.
    `page` is what the menu of rules shows in a lobby, None: the seats.
    `caught` counts the cheats that were caught in this bout.
    `reachable` says by seat whether a private message arrives; None: nobody has tried yet.
    `at_stake` is what each seat puts into the bank, 0 without one; `payments` are by seat, () while
    nothing has been paid. `ladder`: the ranks that the deal a lobby waits for is played for;
    `match` begins with it, goes on, or begins anew because seats or rules have changed.
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
    page: str | None = None
    reachable: tuple[bool | None, ...] = ()
    successor: bool = False
    at_stake: int = 0
    payments: tuple[Payment, ...] = ()
    ladder: durak.Ladder | None = None
    match: MatchStage = "begins"
    caught: int = 0
    private: bool = False
    polls: tuple[Poll, ...] = ()
    card_order: CardOrder = "suit"
