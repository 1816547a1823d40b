"""What a visible message shows now: the newest state of its table, drawn for its readers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from aiogram.types import InlineKeyboardMarkup

from bot.pictures import TablePicture
from bot.portrait import portray, portray_hand
from bot.screens.calling import call_screen, unreached_on_turn
from bot.screens.deep_links import message_link
from bot.screens.hand import hand_screen
from bot.screens.hand_pages import Turned
from bot.screens.invitation import invitation_screen
from bot.screens.lobby import lobby_screen
from bot.screens.resting import resting_screen
from bot.screens.result import unreadable_screen
from bot.screens.scene import Face, Payment, Poll, Scene
from bot.screens.screen import Screen
from bot.tables.answers import Refused
from bot.tables.desk import Desk
from bot.tables.matches import Match, match_of
from bot.tables.model import Phase, Table
from bot.tables.opened import read_opened
from bot.tables.voting import ballots, needed, overdue, voters
from locales import Words, has_words, words
from storage.messages import Messages
from storage.people import Chats, People, StoredChat, StoredPerson
from storage.purses import Purses


class VisibleMessage(Protocol):
    """The row of a message, as far as drawing needs it."""

    @property
    def game_id(self) -> int:
        """Whose game."""

    @property
    def kind(self) -> str:
        """One of lobby, table, hand, ephemeral, call, invitation."""

    @property
    def person_id(self) -> int:
        """Whose hand; 0 for everybody's."""

    @property
    def chat_id(self) -> int:
        """Where it stands."""

    @property
    def picked(self) -> str | None:
        """What is opened in it (bot/tables/opened.py); in a lobby a page of the menu of rules."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A drawing; `final`: nothing will follow it; `silent`: sent without a notification; `asked`:
    the reader of this hand can move. With a picture the text is its caption.
    """

    text: str
    keyboard: InlineKeyboardMarkup | None
    final: bool
    picture: TablePicture | None = None
    silent: bool = False
    asked: bool = False


class Painter:
    """Draws messages. Reads; changes nothing."""

    def __init__(
        self,
        desk: Desk,
        people: People,
        chats: Chats,
        purses: Purses,
        messages: Messages,
        *,
        username: str,
        language: str,
    ) -> None:
        self._desk = desk
        self._people = people
        self._chats = chats
        self._purses = purses
        self._messages = messages
        self._username = username
        self._language = language

    async def paint(self, message: VisibleMessage) -> Painted | None:
        """The message as it should be now, or None: it should be forgotten."""
        try:
            table = await self._desk.table(message.game_id)
        except Refused:
            return await self._farewell(message)
        seat = table.seat_of(message.person_id) if message.person_id else None
        if message.kind == "invitation":
            return await self._invitation(message, table) if seat is None else None
        if message.person_id and seat is None:
            return None
        chat = await self._chats.get(table.chat_id)
        page = message.picked if message.kind == "lobby" else None
        reader = await self._person(table.chat_id if table.spot.is_private else message.person_id)
        scene = await self._scene(table, seat, chat.title, reader, page=page)
        language = self._words(chat, reader)
        drawn = _draw(message, table, scene, chat, language)
        if drawn is None:
            return None
        screen, picture = drawn
        final = _is_final(message, table)
        silent = _is_silent(message, table, scene, reader)
        asked = seat is not None and _is_asked(scene)
        return Painted(screen.text, screen.keyboard, final, picture, silent, asked)

    async def _invitation(self, message: VisibleMessage, table: Table) -> Painted | None:
        """Final once the lobby stands where the invitation leads."""
        chat = await self._chats.get(table.chat_id)
        lobby = await self._messages.standing(table.id, "lobby")
        link = None if lobby is None else message_link(table.chat_id, table.thread_id, lobby)
        reader = await self._person(message.person_id)
        scene = await self._scene(table, None, chat.title, reader)
        language = self._words(chat, reader)
        screen = invitation_screen(scene, table.chat_id, link, language)
        if screen is None:
            return None
        silent = _is_silent(message, table, scene, reader)
        return Painted(screen.text, screen.keyboard, lobby is not None, silent=silent)

    async def _farewell(self, message: VisibleMessage) -> Painted | None:
        """The last words of a game that had to be closed because nobody can read it any more."""
        if message.kind in ("call", "invitation") or not await self._desk.is_closed(
            message.game_id
        ):
            return None
        chat = await self._chats.get(message.chat_id)
        screen = unreadable_screen(self._words(chat, await self._person(message.person_id)))
        return Painted(screen.text, screen.keyboard, final=True)

    async def resting(self, table: Table) -> Screen:
        """What the starter is told when the table may not be shown in its chat."""
        chat = await self._chats.get(table.chat_id)
        language = self._words(chat, await self._person(table.starter))
        playing = table.phase is Phase.PLAYING
        return resting_screen(chat.title, table.id, language, playing=playing)

    async def scene(self, table: Table, seat: int | None) -> Scene:
        """Everything about the table that this seat (None: the group) may see."""
        chat = await self._chats.get(table.chat_id)
        person_id = None if seat is None else table.seats[seat].person_id
        return await self._scene(table, seat, chat.title, await self._person(person_id or 0))

    async def _scene(
        self,
        table: Table,
        seat: int | None,
        title: str,
        reader: StoredPerson | None,
        *,
        page: str | None = None,
    ) -> Scene:
        match = await self._match(table)
        return Scene(
            game_id=table.id,
            stamp=table.stamp,
            phase=table.phase.value,
            chat_title=title,
            faces=tuple(_face(table, number) for number in range(len(table.seats))),
            starter=table.starter,
            rules=table.rules,
            clock=table.clock,
            deadline=table.deadline,
            view=None if table.game is None else table.game.view(seat),
            story=table.story,
            bot_username=self._username,
            page=page,
            reachable=await self._reachable(table),
            successor=await self._has_successor(table),
            at_stake=table.at_stake,
            payments=await self._payments(table),
            ladder=None if match is None else match.ladder,
            match="begins" if match is None else match.stage,
            caught=table.caught,
            private=table.spot.is_private,
            polls=_polls(table, self._desk.now()),
            card_order="rank" if reader is not None and reader.card_order == "rank" else "suit",
        )

    async def _person(self, person_id: int) -> StoredPerson | None:
        """Who reads the message; None: everybody."""
        return await self._people.get(person_id) if person_id else None

    def _words(self, chat: StoredChat, reader: StoredPerson | None) -> Words:
        spoken = None if reader is None else reader.language or reader.client
        return words(spoken if has_words(spoken) else chat.language or self._language)

    async def _reachable(self, table: Table) -> tuple[bool | None, ...]:
        """By seat; a computer player needs no message."""
        ids = [seat.person_id for seat in table.seats]
        known = await self._people.reachable([id_ for id_ in ids if id_ is not None])
        return tuple(True if id_ is None else known.get(id_) for id_ in ids)

    async def _payments(self, table: Table) -> tuple[Payment, ...]:
        if not table.at_stake or table.is_open():
            return ()
        paid = await self._purses.payments(table.id)
        return tuple(Payment(one.paid - one.staked, one.purse) for one in paid)

    async def _match(self, table: Table) -> Match | None:
        """The match that the deal of a lobby belongs to."""
        if table.phase is not Phase.LOBBY:
            return None
        return match_of(table, await self._desk.remembered(table.previous))

    async def _has_successor(self, table: Table) -> bool:
        if table.phase is not Phase.OVER:
            return False
        return await self._desk.store.at_place(table.chat_id, table.thread_id) != table.id


def _is_silent(
    message: VisibleMessage, table: Table, scene: Scene, reader: StoredPerson | None
) -> bool:
    """A table that is posted anew calls those it mentions; one without news calls nobody."""
    if message.kind == "table" and scene.view is not None:
        return bool(table.moves) and not unreached_on_turn(scene, scene.view)
    return reader is not None and reader.silent


def _polls(table: Table, now: float) -> tuple[Poll, ...]:
    """Votes that somebody has begun, and those that may begin: not to wait for somebody."""
    stop = Poll(None, len(ballots(table, None, now)), needed(table))
    late = overdue(table, now)
    kicks = [Poll(seat, len(ballots(table, seat, now)), needed(table, seat)) for seat in late]
    alone = len(voters(table)) < 2
    return () if alone else (*([stop] if stop.count else []), *kicks)


def _is_final(message: VisibleMessage, table: Table) -> bool:
    if message.kind == "lobby":
        return table.phase is not Phase.LOBBY
    return not table.is_open()


def _face(table: Table, number: int) -> Face:
    seat = table.seats[number]
    name = "" if seat.is_computer else seat.name
    return Face(name, seat.is_computer, seat.gone, seat.person_id)


def _is_asked(scene: Scene) -> bool:
    """Whether who sees this can move, or has nothing else to see of a table of his own."""
    return scene.private or (scene.view is not None and bool(scene.view.moves))


def _draw(
    message: VisibleMessage, table: Table, scene: Scene, chat: StoredChat, language: Words
) -> tuple[Screen, TablePicture | None] | None:
    if message.kind == "table":
        return portray(scene, chat, language)
    if message.kind == "call":
        call = call_screen(scene, language)
        return None if call is None else (call, None)
    if message.kind == "lobby":
        return lobby_screen(scene, language), None
    bout = 0 if scene.view is None else scene.view.bout
    opened = read_opened(message.picked, bout, scene.stamp)
    turned = None if opened.page is None else Turned(opened.page, opened.just_turned)

    def hand(shown: Scene) -> Screen:
        return hand_screen(
            shown,
            language,
            opened.card,
            cheating=opened.cheating,
            accusing=opened.accusing,
            turned=turned,
        )

    if scene.private and table.game is not None:
        return portray_hand(scene, table.game.view(None), chat, language, hand)
    return hand(scene), None
