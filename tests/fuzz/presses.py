"""Callback data: as buttons have it, bent, broken, and never seen."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from bot.screens.callbacks import LobbyAct
from bot.screens.options import ALL
from bot.screens.rules_menu import PAGES

PREFIXES = (*"mcfwdvbhlgoprytakxiun", "st", "ad", "zz", "", "M", "ход")
NUMBERS = (
    *("0", "1", "2", "3", "4", "5", "7", "12", "-1", "99999", "1.5", "1e3", "٣", "0x1", " 1", "+1"),
    *(str(2**31), str(2**63 - 1), str(2**63), str(-(2**63)), "9" * 60, "NaN", "None", ""),
)
WORDS = (
    *("6d", "Th", "Xr", "7sx6d", ">7h", "take", "pass", "@6c6d6h6s", "!6d", "!s1", "0", "believe"),
    *("redeal", "rematch", "exchange", "hang", "cards", "cheat", "accuse", "home", "out", "quiet"),
    *("look", "me", "chat", "ru", "en", "xx", "silent", "order", "rank", "on", "off", "pictures"),
    *("theme", "dark", "pins", "classic", "last", "bank", "50", "ходы", "\x00", "'", "%s", "{}"),
    *(act.value for act in LobbyAct),
    *PAGES,
    *(option.key for option in ALL),
    *(value for option in ALL for value in option.values),
)

fields = st.one_of(st.sampled_from(NUMBERS), st.sampled_from(WORDS), st.text(max_size=8))
built = st.builds(
    lambda prefix, rest: ":".join((prefix, *rest)),
    st.sampled_from(PREFIXES),
    st.lists(fields, max_size=6),
)
noise = st.one_of(
    st.text(max_size=64),
    st.binary(max_size=64).map(lambda raw: raw.decode("latin-1")),
    st.text(min_size=65, max_size=400),
)


def bent(shown: list[str]) -> SearchStrategy[str]:
    """Data that stands on a button now, with some of it replaced, added or left out."""

    def bend(data: str, changes: list[tuple[int, str]]) -> str:
        parts = data.split(":")
        for place, text in changes:
            if place >= len(parts):
                parts.append(text)
            elif text == "cut":
                del parts[place]
            else:
                parts[place] = text
        return ":".join(parts)

    change = st.tuples(st.integers(0, 5), st.one_of(fields, st.just("cut")))
    return st.builds(bend, st.sampled_from(shown), st.lists(change, max_size=3))


def data_like(shown: list[str]) -> SearchStrategy[str]:
    """Any callback data; mostly such as somebody could think of who knows these."""
    return st.one_of(bent(shown), bent(shown), built, noise)
