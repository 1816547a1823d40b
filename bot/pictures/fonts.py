"""The one family that pictures are lettered in: Source Sans Pro, from its package (OFL 1.1)."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import font_source_sans_pro
from PIL import ImageFont


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """The bold face at this height in pixels."""
    with as_file(files(font_source_sans_pro) / "files" / "SourceSansPro-Bold.ttf") as path:
        return ImageFont.truetype(path, size)


@cache
def can_write(letter: str) -> bool:
    """Whether the font has this letter; a box would be drawn for it otherwise."""
    shape = font(40)
    return letter.isspace() or bytes(shape.getmask(letter)) != bytes(shape.getmask("\ufffe"))
