"""The golden lists of the inline mode: each line, and the message it becomes."""

from collections.abc import Iterator

from aiogram.types import InlineKeyboardButton

from bot.screens.inline import Offer, OpenTable, offers
from locales import Words
from tests.screens.scenes import ANYA, BORYA, lobby

BOT = "durak_bot"
TABLE = OpenTable(lobby(ANYA, BORYA, rules="bank=on"), "https://t.me/c/1234/567")


def inline_lists(words: Words) -> Iterator[tuple[str, str]]:
    """What stands there for no words, for a topic, for words that say nothing."""
    listed = offers(words, "", BOT, [TABLE])
    invitations, topics = listed[:3], listed[3:]
    heads = "\n=====\n".join(map(_head, topics))
    yield "inline_empty", f"{_as_text(invitations)}=====\n{heads}\n"
    yield "inline_topic", _as_text(offers(words, words("topic-passage"), BOT, []))
    yield "inline_unknown", _as_text(offers(words, "квиддич", BOT, []))


def _as_text(listed: tuple[Offer, ...]) -> str:
    return "\n=====\n".join(map(_offer, listed)) + "\n"


def _offer(offer: Offer) -> str:
    rows = offer.screen.keyboard.inline_keyboard if offer.screen.keyboard else []
    buttons = ["  ".join(map(_button, row)) for row in rows]
    return "\n".join([_head(offer), "-----", offer.screen.text, "-----", *buttons])


def _head(offer: Offer) -> str:
    return f"{offer.id}: {offer.title}\n    {offer.description}"


def _button(button: InlineKeyboardButton) -> str:
    here = button.switch_inline_query_current_chat
    return f"[{button.text} | {button.url if here is None else f'types {here!r} here'}]"
