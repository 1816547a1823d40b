"""A hand of thirty cards and more stands on pages; a row of buttons turns them."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import PagePress
from bot.screens.cards import card_text, hand_order
from bot.screens.keyboards import Row, button, dead_button, even_parts
from bot.screens.moves import moves_with
from bot.screens.scene import Scene
from durak import Card, View
from locales import Words

PAGED_FROM = 30
"""So many cards do not stand on one page."""
FULLEST_PAGE = 24
"""Rows of six: the names of eight cards beside each other break on a phone."""


@dataclass(frozen=True)
class Turned:
    """The page that somebody has turned to; `just_now`: nothing has been played since."""

    page: int
    just_now: bool


def pages_of(scene: Scene, view: View) -> list[list[Card]]:
    """The hand in the order of its owner, cut into pages about as long as each other."""
    held = hand_order(view.hand, view.trump, scene.card_order)
    return even_parts(held, FULLEST_PAGE) if len(held) >= PAGED_FROM else [held]


def open_page(
    view: View, pages: Sequence[Sequence[Card]], turned: Turned | None, *, cheating: bool
) -> int:
    """The page that is shown: what was turned to, but once something was played only while it
    has a card to play or no page has; else the first with a card to play.
    """
    marks = [_mark(view, page, cheating=cheating) for page in pages]
    best = next((mark for mark in ("playable", "fakeable") if mark in marks), None)
    if turned is None or turned.page >= len(pages):
        return marks.index(best)
    stays = turned.just_now or marks[turned.page] == best
    return turned.page if stays else marks.index(best)


def page_row(
    scene: Scene,
    view: View,
    pages: Sequence[Sequence[Card]],
    here: int,
    words: Words,
    *,
    cheating: bool,
) -> Row:
    """A button for each page of several: from which card to which, marked as its cards are."""
    if len(pages) < 2:
        return []
    press = [page_press(scene, view, number, cheating=cheating) for number in range(len(pages))]
    label = words("page-here", page=here + 1, count=len(pages))
    return [
        dead_button(label, press[number])
        if number == here
        else _turning(view, number, page, press[number], words, cheating=cheating)
        for number, page in enumerate(pages)
    ]


def page_press(scene: Scene, view: View, page: int, *, cheating: bool) -> PagePress:
    """The press that turns to the page and leaves the switch as it is."""
    return PagePress(
        game=scene.game_id, bout=view.bout, page=page, what="cheat" if cheating else "cards"
    )


def _turning(
    view: View,
    number: int,
    page: Sequence[Card],
    press: PagePress,
    words: Words,
    *,
    cheating: bool,
) -> InlineKeyboardButton:
    first, last = card_text(page[0], words), card_text(page[-1], words)
    label = words("page-other", page=number + 1, first=first, last=last)
    mark = _mark(view, page, cheating=cheating)
    if mark is None:
        return button(label, press)
    style = ButtonStyle.PRIMARY if mark == "playable" else ButtonStyle.DANGER
    return button(words(mark, card=label), press, style)


def _mark(view: View, page: Sequence[Card], *, cheating: bool) -> str | None:
    """The key of the mark that the most useful card of the page bears."""
    if any(moves_with(view, str(card)) for card in page):
        return "playable"
    fakes = cheating and any(moves_with(view, str(card), fake=True) for card in page)
    return "fakeable" if fakes else None
