"""What a call wants to say: its text or caption, parsed and measured."""

from playground.entities import with_detected
from playground.errors import bad_request
from playground.html_text import parse_html, utf16_length
from playground.model import Content, Json, Photo
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import user_json

MAX_TEXT = 4096
MAX_CAPTION = 1024
MAX_EPHEMERAL = 1024


def text_content(
    tg: Telegram, params: Call, *, field: str = "text", most: int = MAX_TEXT
) -> Content:
    """The text of a call.

    Errors: ApiError if it is empty, does not parse or is too long.
    """
    source = params.text(field)
    if not source:
        raise bad_request("message text is empty")
    content = _parsed(tg, params, source, "entities")
    if not content.text:
        raise bad_request("text must be non-empty")
    if utf16_length(content.text) > most:
        raise bad_request("message is too long")
    return content


def caption_content(
    tg: Telegram, params: Call, photo: Photo | None, most: int = MAX_CAPTION
) -> Content:
    """A picture with the caption of a call, which may be empty.

    Errors: ApiError if the caption does not parse or is too long.
    """
    content = _parsed(tg, params, params.text("caption"), "caption_entities")
    if utf16_length(content.text) > most:
        raise bad_request("message caption is too long")
    return Content(content.text, content.entities, content.html, photo)


def photo_of(tg: Telegram, call: Call, field: str, value: str) -> Photo:
    """The picture a call uploads or names.

    Errors: ApiError if there is none.
    """
    name = value.removeprefix("attach://") if value.startswith("attach://") else field
    if name in call.files:
        return tg.files.add(call.files[name])
    if not value or value.startswith("attach://"):
        raise bad_request("there is no photo in the request")
    return tg.files.find(value)


def _parsed(tg: Telegram, params: Call, source: str, field: str) -> Content:
    mode = params.text("parse_mode").lower()
    given = _given_entities(params, field)
    if given or mode in ("", "none"):
        text, entities, html = source, given, None
    elif mode == "html":
        text, entities = parse_html(source)
        html = source
    else:
        raise bad_request("unsupported parse_mode")
    text, entities = _trimmed(text, entities)
    known = [known for entity in entities if (known := _with_user(tg, entity)) is not None]
    return Content(text, tuple(with_detected(text, known)), html)


def _given_entities(params: Call, field: str) -> list[Json]:
    given = params.json(field) or []
    shapes = isinstance(given, list) and all(
        isinstance(entity, dict)
        and isinstance(entity.get("type"), str)
        and all(isinstance(entity.get(name), int) for name in ("offset", "length"))
        for entity in given
    )
    if not shapes:
        raise bad_request("can't parse MessageEntity")
    return list(given)


def _trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    cut = utf16_length(text) - utf16_length(text.lstrip())
    text = text.strip()
    most = utf16_length(text)
    out = []
    for entity in entities:
        start = max(0, entity["offset"] - cut)
        end = min(most, entity["offset"] + entity["length"] - cut)
        if end > start:
            out.append(entity | {"offset": start, "length": end - start})
    return text, out


def _with_user(tg: Telegram, entity: Json) -> Json | None:
    """A mention by id says whom it means; one of a stranger is lost, as on Telegram."""
    if "user_id" not in entity:
        return entity
    user = tg.world.users.get(entity["user_id"])
    if user is None:
        return None
    rest = {name: value for name, value in entity.items() if name != "user_id"}
    return rest | {"user": user_json(user)}
