"""Text as the eye counts it: one grapheme is what looks like one letter or one picture."""

import unicodedata
from collections.abc import Iterator

JOINER = "\u200d"
MARKS_KEPT = 2
"""Marks kept on one letter: what languages need; zalgo piles up dozens."""


def graphemes(text: str) -> Iterator[str]:
    """The graphemes of `text`, in order, each with at most MARKS_KEPT marks."""
    grapheme = ""
    for char in text:
        if not grapheme:
            grapheme = char
        elif not _continues(grapheme, char):
            yield grapheme
            grapheme = char
        elif _marks(grapheme) < MARKS_KEPT or not _is_mark(char):
            grapheme += char
    if grapheme:
        yield grapheme


def _continues(grapheme: str, char: str) -> bool:
    if _is_mark(char) or char == JOINER or _is_tone(char) or _is_tag(char):
        return True
    if grapheme.endswith(JOINER):
        return True
    return _is_flag(char) and _is_flag(grapheme[-1]) and len(grapheme) % 2 == 1


def _marks(grapheme: str) -> int:
    return sum(map(_is_mark, grapheme))


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me", "Mc")


def _is_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _is_flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
