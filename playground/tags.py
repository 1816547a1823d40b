"""What each HTML tag of Telegram's means as a message entity."""

import re

from playground.model import Json

_PLAIN = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "u": "underline",
    "ins": "underline",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "pre": "pre",
}
_ARGUMENTS = {("a", "href"), ("tg-emoji", "emoji-id")}
_MENTION = re.compile(r"tg://user\?id=(\d+)$")


def read_attribute_value(source: str, start: int) -> tuple[str, int, bool]:
    """The value that stands there, where it ends, and whether it broke off in a bad place."""
    quote = source[start]
    if quote in "'\"":
        end = source.find(quote, start + 1)
        return (
            (source[start + 1 :], len(source), False)
            if end < 0
            else (
                source[start + 1 : end],
                end + 1,
                False,
            )
        )
    end = start
    while end < len(source) and (
        source[end].isascii() and (source[end].isalnum() or source[end] in ".-")
    ):
        end += 1
    broken = end >= len(source) or not (source[end].isspace() or source[end] == ">")
    return source[start:end].lower(), end, broken


def with_attribute(tag: str, name: str, value: str, argument: str) -> str:
    """The tag's argument after one more attribute; attributes that mean nothing are skipped."""
    if (tag, name) in _ARGUMENTS:
        return value
    if tag == "code" and name == "class" and value.startswith("language-"):
        return value.removeprefix("language-")
    if tag == "span" and name == "class" and value.startswith("tg-"):
        return value.removeprefix("tg-")
    if tag == "blockquote" and name == "expandable":
        return "expandable"
    if tag == "tg-time" and name in ("unix", "format"):
        unix, _, form = argument.partition("|")
        return f"{value}|{form}" if name == "unix" else f"{unix}|{value}"
    return argument


def entity_of(tag: str, argument: str, written: str) -> Json | None:
    """The entity of a closed tag, without its place; None where the tag has no effect."""
    if tag in _PLAIN:
        return {"type": _PLAIN[tag]}
    if tag == "code":
        return {"type": "code", **({"language": argument} if argument else {})}
    if tag == "blockquote":
        return {"type": "expandable_blockquote" if argument else "blockquote"}
    if tag == "tg-emoji":
        return {"type": "custom_emoji", "custom_emoji_id": argument} if argument else None
    if tag == "tg-time":
        return _time(argument)
    return _link(argument or written)


def _time(argument: str) -> Json | None:
    unix, _, form = argument.partition("|")
    if not unix.isdecimal():
        return None
    entity: Json = {"type": "date_time", "unix_time": int(unix)}
    return entity | {"date_time_format": form} if form else entity


def _link(url: str) -> Json | None:
    if mention := _MENTION.match(url):
        return {"type": "text_mention", "user_id": int(mention[1])}
    if re.match(r"(https?|tg|ton|tonsite)://[^/\s]", url):
        return {"type": "text_link", "url": url}
    if re.match(r"[\w-]+(\.[\w-]+)+(/|$)", url):
        return {"type": "text_link", "url": f"http://{url}"}
    return None
