"""The golden screens of /stats and /top."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.screens.screen import Screen
from bot.screens.stats import all_stats_screen, stats_screen, top_screen
from locales import Words


@dataclass(frozen=True)
class Counted:
    games: int
    first: int = 0
    second: int = 0
    third: int = 0
    fools: int = 0
    draws: int = 0
    pogony: int = 0


@dataclass(frozen=True)
class Purse:
    chips: int
    added: int = 0


@dataclass(frozen=True)
class Standing:
    name: str
    games: int
    fools: int
    chips: int | None = None


HOSTILE = "<b>\u202eЗлой &amp;\nгений</b>" * 3
PLAYED = Counted(12, first=5, second=2, third=1, fools=3, draws=1, pogony=2)
TOP = (
    Standing("Аня", 10, 1, 1150),
    Standing("Боря", 8, 2, 0),
    Standing("Боря", 4, 1),
    Standing(HOSTILE, 3, 1, 12_345),
    Standing("", 7, 7, 100),
)


def stats_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "stats", stats_screen(words, "Аня", PLAYED, Purse(1150))
    yield "stats_none", stats_screen(words, HOSTILE, Counted(0), Purse(100, added=70))
    chats = [("Дачники", Purse(1150)), ("", Purse(1000)), ("<i>Работа", Purse(21))]
    yield "stats_all", all_stats_screen(words, PLAYED, chats)
    yield "stats_all_none", all_stats_screen(words, Counted(0), [])
    yield "top", top_screen(words, TOP)
    yield "top_nobody", top_screen(words, ())
