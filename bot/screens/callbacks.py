"""What a button says when it is pressed. ASCII, at most 64 bytes whatever the numbers are."""

from enum import StrEnum
from typing import Literal

from aiogram.filters.callback_data import CallbackData


class MovePress(CallbackData, prefix="m"):
    """One tap, that move (durak's text of it)."""

    game: int
    stamp: int
    move: str


class CardPress(CallbackData, prefix="c"):
    """A card of the hand: its only move is played, several open the choice, none says why not."""

    game: int
    stamp: int
    card: str


class BackPress(CallbackData, prefix="b"):
    """Closes the choice."""

    game: int
    stamp: int


class HandPress(CallbackData, prefix="h"):
    """My cards, pressed in the group."""

    game: int


class LobbyAct(StrEnum):
    """What the buttons of a lobby do; `add` and `drop` a computer."""

    SIT = "sit"
    STAND = "stand"
    ADD = "add"
    DROP = "drop"
    START = "start"
    CANCEL = "cancel"
    RULES = "rules"
    BACK = "back"


class LobbyPress(CallbackData, prefix="l"):
    """A button of the lobby."""

    game: int
    stamp: int
    act: LobbyAct


class OptionPress(CallbackData, prefix="o"):
    """A rule chosen in the lobby; key and value as `durak.Rules.parse` reads them."""

    game: int
    stamp: int
    key: str
    value: str


class ReturnPress(CallbackData, prefix="r"):
    """I am back: the computer plays no longer for the presser."""

    game: int


class AgainPress(CallbackData, prefix="a"):
    """Another game with the same seats."""

    game: int


class TopicPress(CallbackData, prefix="t"):
    """A topic of the rules. game 0: the rules in general, not those of a table."""

    topic: str
    game: int


class ClockPress(CallbackData, prefix="k"):
    """Seconds a turn in this chat; 0: no clock."""

    seconds: int


class LanguagePress(CallbackData, prefix="n"):
    """A language chosen, for the presser or for the chat."""

    language: str
    scope: Literal["me", "chat"]
