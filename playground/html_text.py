"""Telegram's HTML: text and entities out of tags, or the error Telegram gives."""

import re
from dataclasses import dataclass

from playground.errors import bad_request
from playground.model import Json
from playground.tags import entity_of, read_attribute_value, with_attribute

TAGS = frozenset(
    {
        "a",
        "b",
        "strong",
        "i",
        "em",
        "s",
        "strike",
        "del",
        "u",
        "ins",
        "tg-spoiler",
        "tg-emoji",
        "tg-time",
        "span",
        "pre",
        "code",
        "blockquote",
    }
)
SPACE = " \t\r\n\0\b\v"
_REFERENCE = re.compile(r"&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(lt|gt|amp|quot)(?![a-zA-Z]));?")
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}


def utf16_length(text: str) -> int:
    """Length as the Bot API counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def decode_references(text: str) -> str:
    """Text with the character references that Telegram knows replaced; others stay as they are."""
    return _REFERENCE.sub(_character, text)


def _character(match: re.Match[str]) -> str:
    if match[3]:
        return _NAMED[match[3]]
    code = int(match[1], 16) if match[1] else int(match[2])
    surrogate = 0xD800 <= code < 0xE000
    return chr(code) if 0 < code < 0x10FFFF and not surrogate else match[0]


@dataclass
class _Open:
    tag: str
    argument: str
    start: int
    order: int


class _Parser:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.text = ""
        self.open: list[_Open] = []
        self.found: list[tuple[int, Json]] = []
        self._count = 0

    def parse(self) -> tuple[str, list[Json]]:
        while self.at < len(self.source):
            start = self.source.find("<", self.at)
            end = len(self.source) if start < 0 else start
            self.text += decode_references(self.source[self.at : end])
            self.at = end
            if start >= 0:
                self._tag()
        if self.open:
            name = self.open[-1].tag
            raise entity_error(f'Can\'t find end tag corresponding to start tag "{name}"')
        return self.text, self._entities()

    def _tag(self) -> None:
        if self.source[self.at + 1 : self.at + 2] == "/":
            self._end_tag()
        else:
            self._start_tag()

    def _start_tag(self) -> None:
        begin = self.at
        name = self._word(begin + 1).lower()
        if self.at >= len(self.source):
            raise self._error("Unclosed start tag", begin)
        if name not in TAGS:
            raise self._error(f'Unsupported start tag "{name}"', begin)
        argument = ""
        while self._skip_space() != ">":
            argument = self._attribute(begin, name, argument)
        if name == "span" and argument != "spoiler":
            raise self._error('Tag "span" must have class "tg-spoiler"', begin)
        self.at += 1
        self._count += 1
        self.open.append(_Open(name, argument, utf16_length(self.text), self._count))

    def _attribute(self, begin: int, tag: str, argument: str) -> str:
        start = self.at
        name = self._word(start, "=").lower()
        if not name:
            raise self._error(f'Empty attribute name in the tag "{tag}"', begin)
        value = ""
        if self._skip_space() == "=":
            self.at += 1
            if not self._skip_space():
                raise self._error(f'Unclosed start tag "{tag}"', begin)
            value = self._value()
        if self.at >= len(self.source):
            raise self._error("Unclosed start tag", begin)
        return with_attribute(tag, name, value, argument)

    def _value(self) -> str:
        value, end, broken = read_attribute_value(self.source, self.at)
        if broken:
            raise self._error("Unexpected end of name token", self.at)
        self.at = end
        return decode_references(value)

    def _end_tag(self) -> None:
        begin = self.at
        if not self.open:
            raise self._error("Unexpected end tag", begin)
        name = self._word(begin + 2).lower()
        if self._skip_space() != ">":
            raise self._error("Unclosed end tag", begin)
        last = self.open[-1]
        if name and name != last.tag:
            raise self._error(
                "Unmatched end tag", begin, f', expected "</{last.tag}>", found "</{name}>"'
            )
        self.at += 1
        self.open.pop()
        self._close(last)

    def _close(self, tag: _Open) -> None:
        end = utf16_length(self.text)
        if end == tag.start:
            return
        written = self.text.encode("utf-16-le", "surrogatepass")[tag.start * 2 :]
        entity = entity_of(tag.tag, tag.argument, written.decode("utf-16-le", "surrogatepass"))
        if entity is not None:
            self.found.append(
                (tag.order, entity | {"offset": tag.start, "length": end - tag.start})
            )

    def _entities(self) -> list[Json]:
        ordered = sorted(self.found, key=lambda pair: pair[0])
        return merge_code_in_pre([entity for _, entity in ordered])

    def _word(self, start: int, stop: str = "") -> str:
        end = start
        while end < len(self.source) and self.source[end] not in SPACE + ">" + stop:
            end += 1
        self.at = end
        return self.source[start:end]

    def _skip_space(self) -> str:
        while self.at < len(self.source) and self.source[self.at] in SPACE:
            self.at += 1
        return self.source[self.at : self.at + 1]

    def _error(self, sentence: str, position: int, rest: str = "") -> Exception:
        offset = len(self.source[:position].encode())
        return entity_error(f"{sentence} at byte offset {offset}{rest}")


def merge_code_in_pre(entities: list[Json]) -> list[Json]:
    """`<pre><code class="language-x">` is one entity with a language."""
    out: list[Json] = []
    for entity in entities:
        place = (entity["offset"], entity["length"])
        last = out[-1] if out else None
        if (
            last is not None
            and last["type"] == "pre"
            and entity["type"] == "code"
            and (last["offset"], last["length"]) == place
        ):
            if "language" in entity:
                last["language"] = entity["language"]
            continue
        out.append(entity)
    return [_plain_code(entity) for entity in out]


def _plain_code(entity: Json) -> Json:
    if entity["type"] != "code":
        return entity
    return {name: value for name, value in entity.items() if name != "language"}


def entity_error(sentence: str) -> Exception:
    """The refusal of text whose marks make no sense."""
    return bad_request(f"can't parse entities: {sentence}")


def parse_html(source: str) -> tuple[str, list[Json]]:
    """Text and entities in Telegram's order.

    Errors: ApiError in Telegram's words for tags that are unknown, unclosed or crossed.
    """
    return _Parser(source).parse()
