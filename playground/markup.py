"""Inline keyboards: what Telegram accepts."""

import json
import re

from playground.errors import bad_request
from playground.model import Json

MAX_DATA_BYTES = 64
MAX_BUTTONS = 100
MAX_ROW = 8
MAX_BYTES = 10_240
ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
    "disabled",
)
STYLES = frozenset({"primary", "success", "danger"})
_URL = re.compile(r"(https?://|tg://|ton://)?[^\s/?#]+\.?[^\s]*$")


def check_markup(markup: object) -> Json | None:
    """The keyboard to keep with a message; None for none, and for what an app only shows once.

    Errors: ApiError as Telegram words it for broken buttons and for keyboards beyond its limits.
    """
    if markup is None:
        return None
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    if "inline_keyboard" not in markup:
        return None
    rows = markup["inline_keyboard"]
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" must be an Array of Arrays')
    kept = [[_button(button) for button in row] for row in rows if row]
    _check_size(kept)
    return {"inline_keyboard": kept} if kept else None


def _check_size(rows: list[list[Json]]) -> None:
    written = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode()
    if (
        sum(map(len, rows)) > MAX_BUTTONS
        or any(len(row) > MAX_ROW for row in rows)
        or len(written) > MAX_BYTES
    ):
        raise bad_request("reply markup is too long")


def _button(button: object) -> Json:
    if not isinstance(button, dict):
        raise _unparsable("InlineKeyboardButton must be an Object")
    text = button.get("text")
    if not isinstance(text, str):
        raise _unparsable('Field "text" must be of type String')
    if not text.strip():
        raise _unparsable("Button text must be non-empty")
    actions = [name for name in ACTIONS if button.get(name) is not None]
    if not actions:
        raise _unparsable("Text buttons are unallowed in the inline keyboard")
    if button.get("style") not in (None, *STYLES):
        raise _unparsable("Invalid button style specified")
    _check_action(button, actions[0])
    return button


def _check_action(button: Json, action: str) -> None:
    value = button[action]
    if action == "callback_data":
        if not isinstance(value, str):
            raise _unparsable('Field "callback_data" must be of type String')
        if not 1 <= len(value.encode()) <= MAX_DATA_BYTES:
            raise bad_request("BUTTON_DATA_INVALID")
    if action == "url" and not (isinstance(value, str) and _URL.match(value)):
        raise bad_request("BUTTON_URL_INVALID")


def _unparsable(reason: str) -> Exception:
    return bad_request(f"can't parse inline keyboard button: {reason}")


def live_buttons(markup: Json | None) -> list[list[Json]]:
    """The rows of buttons of a message."""
    return markup["inline_keyboard"] if markup else []
