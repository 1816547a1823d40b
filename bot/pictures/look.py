"""What a picture is drawn from beside the view, and the colours it is drawn in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat. `name` is clean; `side` counts from 0, None without teams."""

    name: str
    gone: bool = False
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """How a chat wants its pictures: four suit colours or two, what stands on J, Q, K and A."""

    theme: Literal["light", "dark"] = "light"
    four_colours: bool = False
    letters: str = "ВДКТ"


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """The colours of a theme. `suits` by durak's letters, then those of a four-colour deck."""

    felt: Colour
    seat: Colour
    seat_awaited: Colour
    seat_gone: Colour
    seat_fool: Colour
    ink: Colour
    faint: Colour
    rim: Colour
    face: Colour
    face_rim: Colour
    back: Colour
    back_lines: Colour
    attack: Colour
    shield: Colour
    number: Colour
    suits: dict[str, Colour]
    four_suits: dict[str, Colour]


_RED: Final = (205, 20, 35)
_BLACK: Final = (18, 20, 26)

THEMES: Final = {
    "light": Theme(
        felt=(64, 130, 92),
        seat=(240, 244, 240),
        seat_awaited=(255, 226, 130),
        seat_gone=(176, 196, 184),
        seat_fool=(246, 196, 190),
        ink=(22, 30, 26),
        faint=(96, 112, 104),
        rim=(214, 150, 20),
        face=(255, 255, 255),
        face_rim=(120, 130, 126),
        back=(46, 84, 148),
        back_lines=(122, 158, 214),
        attack=(200, 40, 40),
        shield=(40, 84, 168),
        number=(255, 255, 255),
        suits={"c": _BLACK, "s": _BLACK, "d": _RED, "h": _RED},
        four_suits={"c": (0, 116, 52), "s": _BLACK, "d": (0, 88, 204), "h": _RED},
    ),
    "dark": Theme(
        felt=(24, 38, 34),
        seat=(50, 62, 60),
        seat_awaited=(116, 88, 14),
        seat_gone=(36, 46, 44),
        seat_fool=(104, 40, 38),
        ink=(238, 242, 240),
        faint=(160, 174, 168),
        rim=(240, 184, 60),
        face=(232, 232, 226),
        face_rim=(20, 24, 22),
        back=(74, 62, 122),
        back_lines=(140, 124, 200),
        attack=(255, 110, 100),
        shield=(120, 170, 255),
        number=(255, 255, 255),
        suits={"c": _BLACK, "s": _BLACK, "d": _RED, "h": _RED},
        four_suits={"c": (0, 106, 48), "s": _BLACK, "d": (0, 78, 190), "h": _RED},
    ),
}

SIDES: Final[tuple[Colour, ...]] = ((214, 48, 49), (40, 110, 230), (30, 160, 70))
"""The colours of the sides, as the marks in the texts: red, blue, green."""
