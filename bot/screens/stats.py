"""/stats and /top: how somebody, and how a whole chat, has played so far."""

from collections.abc import Sequence
from typing import Protocol

from bot.screens.names import clean_title, html_name, html_names
from bot.screens.scene import Face
from bot.screens.screen import Screen
from durak import DAILY_LEAST
from locales import Words

LEAST_GAMES = 3
"""Finished games from which on somebody is compared with others."""

LONGEST_TOP = 10
"""People that a chat's table shows, and chats that a person's chips are told of."""


class Record(Protocol):
    """Finished games of a person, counted."""

    # ruff: noqa: D102  (the names say it)
    @property
    def games(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def second(self) -> int: ...
    @property
    def third(self) -> int: ...
    @property
    def fools(self) -> int: ...
    @property
    def draws(self) -> int: ...
    @property
    def pogony(self) -> int: ...


class Purse(Protocol):
    """Chips of a person in a chat; `added`: by the refill of today."""

    @property
    def chips(self) -> int: ...
    @property
    def added(self) -> int: ...


class Standing(Protocol):
    """A person among those of a chat; `chips` None where there is no purse."""

    @property
    def name(self) -> str: ...
    @property
    def games(self) -> int: ...
    @property
    def fools(self) -> int: ...
    @property
    def chips(self) -> int | None: ...


def stats_screen(words: Words, name: str, record: Record, purse: Purse) -> Screen:
    """A person's games in the chat where it was asked, and the chips there."""
    title = words("stats-title", name=html_name(name, 0, words))
    chips = [words("stats-chips", count=purse.chips)]
    if purse.added:
        chips.append(words("purse-refilled", count=purse.added))
    return Screen("\n".join([title, *_record(record, words), "", *chips, _no_money(words)]))


def all_stats_screen(words: Words, record: Record, purses: Sequence[tuple[str, Purse]]) -> Screen:
    """A person's games in all chats, and the chips of each chat, the fullest purses first."""
    lines = [words("stats-title-all"), *_record(record, words)]
    if purses:
        chats = [_chat_chips(title, purse, words) for title, purse in purses[:LONGEST_TOP]]
        lines += ["", words("stats-chips-all"), *chats, _no_money(words)]
    return Screen("\n".join(lines))


def top_screen(words: Words, standings: Sequence[Standing]) -> Screen:
    """Who of the chat is the fool least often; equal shares have one number."""
    least = words("top-least", count=LEAST_GAMES)
    if not standings:
        return Screen("\n".join([words("top-title"), words("top-nobody"), least]))
    names = html_names([Face(one.name) for one in standings], words)
    lines = [_top_line(standings, n, name, words) for n, name in enumerate(names)]
    return Screen("\n".join([words("top-title"), *lines, "", least]))


def _record(record: Record, words: Words) -> list[str]:
    if not record.games:
        return [words("stats-none")]
    share = _percent(record)
    lines = [
        words("stats-games", count=record.games),
        words("stats-places", first=record.first, second=record.second, third=record.third),
        words("stats-fools", count=record.fools, share=share),
    ]
    if record.draws:
        lines.append(words("stats-draws", count=record.draws))
    if record.pogony:
        lines.append(words("badge", count=record.pogony))
    return lines


def _top_line(standings: Sequence[Standing], place: int, name: str, words: Words) -> str:
    one = standings[place]
    number = 1 + next(n for n, other in enumerate(standings) if _is_level(one, other))
    line = words(
        "top-line",
        number=number,
        name=name,
        share=_percent(one),
        fools=one.fools,
        games=one.games,
    )
    return line if one.chips is None else words("top-chips", line=line, count=one.chips)


def _is_level(one: Standing, other: Standing) -> bool:
    return one.fools * other.games == other.fools * one.games


def _percent(one: Record | Standing) -> int:
    return (200 * one.fools + one.games) // (2 * one.games)


def _chat_chips(title: str, purse: Purse, words: Words) -> str:
    named = clean_title(title) or words("stats-chat-untitled")
    return words("stats-chat-chips", title=named, count=purse.chips)


def _no_money(words: Words) -> str:
    return words("stats-no-money", least=DAILY_LEAST)
