"""What handlers call: the tables, the people, and the way to say something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from aiogram.types import InlineKeyboardMarkup

from bot.screens.admin import HouseFacts
from bot.screens.scene import Scene
from bot.screens.stats import Purse, Record, Standing
from bot.tables.again import Again
from bot.tables.desk import Desk
from bot.tables.house_rules import HouseRules
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobby
from bot.tables.model import Spot, Table
from bot.tables.play import Play


class KnownPerson(Protocol):
    """A person as stored."""

    @property
    def language(self) -> str | None:
        """The language chosen with /language."""

    @property
    def client(self) -> str | None:
        """The language of the client."""

    @property
    def reachable(self) -> bool | None:
        """Whether the bot may write to the person; None: not known."""

    @property
    def silent(self) -> bool:
        """Whether the person is left alone when it is his turn."""

    @property
    def card_order(self) -> str:
        """How his cards stand: by suit or by rank."""


class KnownChat(Protocol):
    """A chat as stored."""

    @property
    def id(self) -> int:
        """Telegram's number of it."""

    @property
    def language(self) -> str | None:
        """The language chosen for the chat."""

    @property
    def clock(self) -> int | None:
        """Seconds a turn; 0 none, None the default."""

    @property
    def pictures(self) -> str | None:
        """Whether tables are pictures: on, off, None the default."""

    @property
    def theme(self) -> str | None:
        """light, dark, None the default."""

    @property
    def colours(self) -> str | None:
        """Colours of the suits: two, four, None the default."""

    @property
    def pins(self) -> str | None:
        """Whether tables are pinned: off, on, None the default."""

    @property
    def photos_refused(self) -> bool:
        """Whether Telegram lets the bot send no photos there."""


class PeopleBook(Protocol):
    """The people the bot has met."""

    async def get(self, person_id: int) -> KnownPerson | None:
        """The person, or None."""

    async def is_reached(self, person_id: int) -> bool:
        """Whether the bot may write to the person, as far as is known."""

    async def see(self, person_id: int, name: str, client: str | None) -> KnownPerson:
        """The person, name and client language noted."""

    async def set_language(self, person_id: int, language: str) -> None:
        """The person's language from now on."""

    async def set_silent(self, person_id: int, silent: bool) -> None:
        """Whether the person is left alone when it is his turn."""

    async def set_card_order(self, person_id: int, order: str) -> None:
        """How the person's cards stand from now on, those on screen too: by suit or by rank."""

    async def set_reachable(self, person_id: int, reachable: bool) -> None:
        """Whether the bot may write to the person."""


class ChatBook(Protocol):
    """The chats the bot is in."""

    async def get(self, chat_id: int) -> KnownChat:
        """The chat with its settings."""

    async def see(self, chat_id: int, title: str) -> KnownChat:
        """The chat, title noted."""

    async def meet(self, chat_id: int, title: str) -> bool:
        """Whether the chat was not known before; now it is."""

    async def set_clock(self, chat_id: int, seconds: int) -> None:
        """The clock of new games."""

    async def set_look(self, chat_id: int, feature: str, value: str) -> None:
        """How the chat's tables look from now on."""

    async def set_language(self, chat_id: int, language: str) -> None:
        """The chat's language from now on."""


class InvitationBook(Protocol):
    """Who wants to be told of new tables."""

    async def turn(self, person_id: int, chat_id: int) -> bool:
        """Whether the person wants it from now on: the other way round than before."""

    async def drop(self, person_id: int, chat_id: int) -> None:
        """The person is not told any more of this chat."""


class Purses(Protocol):
    """Everybody's play chips."""

    async def look(self, chat_id: int, owner: int, now: float) -> Purse:
        """The owner's purse in this chat, filled up if its day has come."""

    async def everywhere(self, owner: int, now: float) -> Sequence[tuple[str, Purse]]:
        """The owner's purses with the titles of their chats, the fullest first."""


class Standings(Protocol):
    """Finished games, counted."""

    async def of_person(self, person_id: int, chat_id: int | None = None) -> Record:
        """The person's games in this chat, or in all."""

    async def of_chat(self, chat_id: int, *, least: int, limit: int) -> Sequence[Standing]:
        """Those with so many games in this chat, the seldomest fools first."""


class Courier(Protocol):
    """Says things within Telegram's limits, and learns which messages live."""

    async def say(
        self,
        chat_id: int,
        thread_id: int,
        text: str,
        keyboard: InlineKeyboardMarkup | None = None,
        reply_to: int | None = None,
    ) -> None:
        """A one-off answer to a command, sent in the background."""

    async def redraw(
        self, chat_id: int, message_id: int, text: str, keyboard: InlineKeyboardMarkup | None
    ) -> bool:
        """A one-off answer looks like this now, edited in the background; False: it is none."""

    async def standing(self, game_id: int, kind: str) -> int | None:
        """The message id of the game's living message of this kind, None where there is none."""

    async def whisper_tapped(
        self, chat_id: int, game_id: int, person_id: int, ephemeral_id: int
    ) -> None:
        """The press came from this hand in the group, which the person alone sees."""

    async def tapped(self, chat_id: int, message_id: int, game_id: int, kind: str | None) -> None:
        """A press came from this message: it lives."""

    async def show_hand(
        self, chat_id: int, thread_id: int, game_id: int, person_id: int, query_id: str
    ) -> bool:
        """Whether the hand now stands in the group for this person's eyes only."""

    def hurry(self, game_id: int, person_id: int) -> None:
        """The person has tapped: his hands of the game are drawn before any other message."""


class ScenePainter(Protocol):
    """Builds what screens are drawn from."""

    async def scene(self, table: Table, seat: int | None) -> Scene:
        """Everything about the table that this seat may see."""


class Migrations(Protocol):
    """Groups that become supergroups."""

    def __call__(self, old: int, new: int) -> Awaitable[None]:
        """Everything of chat `old` belongs to chat `new`."""


class Returns(Protocol):
    """Groups where the bot may write again."""

    def __call__(self, chat_id: int, thread_id: int | None = None) -> Awaitable[None]:
        """What waits in this chat is tried at once, and its clocks run again.

        With a topic only the clocks there.
        """


class Office(Protocol):
    """What the bot's owner may ask and do."""

    def is_owner(self, person_id: int) -> bool:
        """Whether this person is one."""

    async def look(self) -> HouseFacts:
        """How the bot is now."""

    async def set_quiet(self, owner: int, *, quiet: bool) -> None:
        """No new games are begun from now on, or they are again."""


class Witness(Protocol):
    """Counts what people do."""

    def tapped(self) -> None:
        """A button was pressed."""

    def refused(self, kind: str) -> None:
        """A press or a command was refused for this reason."""


@dataclass(frozen=True, slots=True)
class Services:
    """Everything a handler may call; `language` and `clock` are the bot's defaults."""

    desk: Desk
    lobby: Lobby
    play: Play
    leaving: Leaving
    again: Again
    house_rules: HouseRules
    people: PeopleBook
    chats: ChatBook
    invitations: InvitationBook
    purses: Purses
    standings: Standings
    courier: Courier
    painter: ScenePainter
    migrated: Migrations
    returned: Returns
    removed: Callable[[int], Awaitable[None]]
    """The bot is no longer in this group."""
    heard: Callable[[int], Awaitable[None]]
    """Somebody has written in this chat."""
    witness: Witness
    office: Office
    language: str
    clock: int

    def clock_of(self, chat: KnownChat) -> int:
        """Seconds a turn in new games of this chat; 0: no clock, as usual in private chats."""
        usual = 0 if Spot(chat.id).is_private else self.clock
        return usual if chat.clock is None else chat.clock
