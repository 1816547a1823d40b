"""What a button says when it is pressed. ASCII, at most 64 bytes whatever the numbers are."""

from enum import StrEnum
from typing import Annotated, Literal

from aiogram.filters.callback_data import CallbackData
from pydantic import Field

Number = Annotated[int, Field(ge=0, lt=2**63)]
"""What the database can hold: a forged number beyond it makes the button none of ours."""


class MovePress(CallbackData, prefix="m"):
    """One tap, that move (durak's text of it)."""

    game: Number
    stamp: Number
    move: str


class CardPress(CallbackData, prefix="c"):
    """A card of the hand: its only move is played, several open the choice, none says why not."""

    game: Number
    stamp: Number
    card: str


class FakePress(CallbackData, prefix="f"):
    """A card of a hand whose owner has turned the switch on: it may be faked as well."""

    game: Number
    stamp: Number
    card: str


class OpenPress(CallbackData, prefix="w"):
    """Turns the switch on, opens the list of accusations, or shows the plain cards again.

    It means the same while this bout runs, whatever is played meanwhile.
    """

    game: Number
    bout: Number
    what: Literal["cards", "cheat", "accuse"]


class PagePress(CallbackData, prefix="d"):
    """Turns a page of a long hand and leaves the switch as it is; means the same as long as that.

    Pages are counted from 0.
    """

    game: Number
    bout: Number
    page: Number
    what: Literal["cards", "cheat"]


class AccusePress(CallbackData, prefix="v"):
    """An accusation (durak's text of it), made in this bout after so many cheats were caught.

    It means the same while no card goes back and the bout runs, whatever is played meanwhile.
    """

    game: Number
    bout: Number
    caught: Number
    move: str


class BackPress(CallbackData, prefix="b"):
    """Closes the choice."""

    game: Number
    stamp: Number


class HandPress(CallbackData, prefix="h"):
    """My cards, pressed in the group."""

    game: Number


class LobbyAct(StrEnum):
    """What the buttons of a lobby do; `add` and `drop` a computer."""

    SIT = "sit"
    STAND = "stand"
    ADD = "add"
    DROP = "drop"
    START = "start"
    CANCEL = "cancel"
    RULES = "rules"


class LobbyPress(CallbackData, prefix="l"):
    """A button of the lobby."""

    game: Number
    stamp: Number
    act: LobbyAct


class MenuPress(CallbackData, prefix="g"):
    """Another page of the menu of rules."""

    game: Number
    stamp: Number
    page: str


class PresetPress(CallbackData, prefix="p"):
    """Rules chosen by the name of a preset."""

    game: Number
    stamp: Number
    name: str


class OptionPress(CallbackData, prefix="o"):
    """A rule chosen; key and value as `durak.Rules.parse` reads them."""

    game: Number
    stamp: Number
    key: str
    value: str


class StakePress(CallbackData, prefix="st"):
    """The chips that every seat of a lobby puts into the bank."""

    game: Number
    stamp: Number
    chips: Number


class ReturnPress(CallbackData, prefix="r"):
    """I am back: the computer plays no longer for the presser."""

    game: Number


class VotePress(CallbackData, prefix="y"):
    """Agreed: the game is stopped (`seat` None), or waits no longer for the person there."""

    game: Number
    seat: Number | None = None


class AgainPress(CallbackData, prefix="a"):
    """Another game with the same seats."""

    game: Number


class AdminAct(StrEnum):
    """What the buttons under /admin do."""

    LOOK = "look"
    QUIET = "quiet"
    NORMAL = "normal"


class AdminPress(CallbackData, prefix="ad"):
    """A button of the owner's."""

    act: AdminAct


class TopicPress(CallbackData, prefix="t"):
    """A topic of the rules. game 0: the rules in general, not those of a table."""

    topic: str
    game: Number


class ClockPress(CallbackData, prefix="k"):
    """Seconds a turn in this chat; 0: no clock."""

    seconds: Number


Feature = Literal["pictures", "theme", "colours", "pins"]


class LookPress(CallbackData, prefix="x"):
    """How the chat sees its tables: one feature of the look turned over to this value."""

    feature: Feature
    value: str


class InvitePress(CallbackData, prefix="i"):
    """Tell me, or no longer, when a lobby opens in this chat; 0: where the button stands."""

    chat: Annotated[int, Field(ge=-(2**63), lt=2**63)]


OwnFeature = Literal["silent", "order"]


class PersonalPress(CallbackData, prefix="u"):
    """What the presser chooses for himself: one feature turned over to this value."""

    feature: OwnFeature
    value: str


class LanguagePress(CallbackData, prefix="n"):
    """A language chosen, for the presser or for the chat."""

    language: str
    scope: Literal["me", "chat"]


REPEATABLE = tuple(
    press.__prefix__
    for press in (MovePress, CardPress, FakePress, OpenPress, PagePress, BackPress, HandPress)
)
"""Kinds of data that say by themselves at which state they were shown, or change nothing."""
