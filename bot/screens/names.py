"""Names of people as they may stand in a message: hostile, empty and double ones too."""

import html
import unicodedata
from collections.abc import Sequence

from bot.screens.graphemes import JOINER, graphemes
from bot.screens.scene import Face
from locales import Words

LONGEST_NAME = 24
"""Graphemes of a name that are shown."""

LONGEST_UNITS = 64
"""UTF-16 units of a name: a family emoji is one grapheme and may be eleven units."""

ISOLATE, RELEASE = "\u2068", "\u2069"

BLANKS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters by their category, nothing to the eye."""


def clean_name(raw: str, seat: int, words: Words) -> str:
    """A name that is visible, short, one line and cannot turn the text around it.

    Not escaped: for buttons and alerts. "Player 3" (the seat's number from 1) when nothing is left.
    """
    return _isolated(_cleaned(raw) or words("nobody", number=seat + 1))


def html_name(raw: str, seat: int, words: Words) -> str:
    """`clean_name` for a message text."""
    return html.escape(clean_name(raw, seat, words), quote=False)


def clean_title(raw: str) -> str:
    """A chat's title for a message text: cleaned like a name and escaped; empty stays empty."""
    title = _cleaned(raw, longest=48, units=128)
    return html.escape(_isolated(title), quote=False) if title else ""


def plain_names(faces: Sequence[Face], words: Words) -> tuple[str, ...]:
    """The names at a table by seat: told apart, computers marked, isolated, not escaped."""
    taken: set[str] = set()
    return tuple(_table_name(face, seat, words, taken) for seat, face in enumerate(faces))


def html_names(faces: Sequence[Face], words: Words) -> tuple[str, ...]:
    """`plain_names` for a message text."""
    return tuple(html.escape(name, quote=False) for name in plain_names(faces, words))


def _table_name(face: Face, seat: int, words: Words, taken: set[str]) -> str:
    name = _cleaned(face.name)
    if not name:
        name = words("computer") if face.computer else words("nobody", number=seat + 1)
    name = _told_apart(name, taken)
    return words("computer-mark", name=_isolated(name)) if face.computer else _isolated(name)


def _told_apart(name: str, taken: set[str]) -> str:
    number, apart = 1, name
    while _looks(apart) in taken:
        number += 1
        apart = f"{name} ({number})"
    taken.add(_looks(apart))
    return apart


def _looks(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _isolated(name: str) -> str:
    return f"{ISOLATE}{name}{RELEASE}"


def _cleaned(raw: str, longest: int = LONGEST_NAME, units: int = LONGEST_UNITS) -> str:
    visible = "".join(map(_kept, unicodedata.normalize("NFC", raw)))
    whole = list(graphemes(" ".join(visible.split())))
    kept = whole[:longest]
    while _units("".join(kept)) > units:
        kept.pop()
    name = "".join(kept).strip().strip(JOINER)
    if not any(map(_is_visible, name)):
        return ""
    return f"{name}…" if len(kept) < len(whole) else name


def _kept(char: str) -> str:
    """The character, a space in place of one that separates, nothing for what cannot be seen."""
    category = unicodedata.category(char)
    if category[0] == "Z" or char in "\t\n\r":
        return " "
    if char == JOINER or "\U000e0020" <= char <= "\U000e007f":
        return char
    return "" if category[0] == "C" or char in BLANKS else char


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
