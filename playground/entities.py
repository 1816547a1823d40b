"""Marks that Telegram finds in plain text by itself."""

import re

from playground.html_text import utf16_length
from playground.model import Json

_FOUND = re.compile(
    r"(?P<url>https?://[^\s<>\"]+[^\s<>\".,;:!?)])"
    r"|(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,32}(?:@[A-Za-z0-9_]{3,32})?(?![\w/@]))"
    r"|(?P<mention>(?<![\w@])@[A-Za-z]\w{2,31})",
    re.ASCII,
)
_COMMAND = re.compile(r"/[A-Za-z0-9_]{1,32}(?:@(?P<bot>[A-Za-z0-9_]{3,32}))?(?=\s|$)")


def detect(text: str) -> list[Json]:
    """Commands, mentions and addresses, with their places in UTF-16 units."""
    return [
        {
            "type": match.lastgroup,
            "offset": utf16_length(text[: match.start()]),
            "length": utf16_length(match[0]),
        }
        for match in _FOUND.finditer(text)
    ]


def with_detected(text: str, entities: list[Json]) -> list[Json]:
    """The given entities and those found outside of them, in order."""
    given = [(e["offset"], e["offset"] + e["length"]) for e in entities]
    found = [
        entity
        for entity in detect(text)
        if all(
            entity["offset"] + entity["length"] <= start or entity["offset"] >= end
            for start, end in given
        )
    ]
    return sorted([*entities, *found], key=lambda e: (e["offset"], -e["length"]))


def is_command_for(text: str, username: str) -> bool:
    """Whether a text is a command that a bot with privacy mode on gets to see."""
    match = _COMMAND.match(text)
    return match is not None and (match["bot"] or username).lower() == username.lower()
