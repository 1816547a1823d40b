"""One player's hand: the table in words and one button a card."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.accusing import accusing_prompt, accusing_rows, cheating_row
from bot.screens.board import clock_line, limit_line, pair_lines, stock_line
from bot.screens.callbacks import (
    BackPress,
    CardPress,
    FakePress,
    MovePress,
    OpenPress,
    PagePress,
    ReturnPress,
)
from bot.screens.cards import card_text, group_of
from bot.screens.hand_pages import Turned, open_page, page_press, page_row, pages_of
from bot.screens.hand_rows import card_rows
from bot.screens.hand_status import hint_lines, is_only_pass, status_line
from bot.screens.keyboards import Row, button, dead_button, even_rows, keyboard
from bot.screens.ladder import ladder_line
from bot.screens.moves import BUTTON_KINDS, WIDE_KINDS, move_label, moves_with
from bot.screens.names import clean_title, html_names
from bot.screens.result import closed_screen, result_screen
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.seats import partners_line, seat_lines, seats_in_short, vows_line
from bot.screens.table import paragraphs, told_so_far
from durak import Card, Move, MoveKind, View
from locales import Words

STYLES = {
    MoveKind.TAKE: ButtonStyle.DANGER,
    MoveKind.PASS: ButtonStyle.SUCCESS,
    MoveKind.ATTACK: ButtonStyle.PRIMARY,
    MoveKind.COVER: ButtonStyle.PRIMARY,
    MoveKind.TRANSFER: ButtonStyle.SUCCESS,
    MoveKind.SHOW: ButtonStyle.SUCCESS,
}


def hand_screen(
    scene: Scene,
    words: Words,
    picked: str | None = None,
    *,
    cheating: bool = False,
    accusing: bool = False,
    turned: Turned | None = None,
) -> Screen:
    """The hand of `scene.view.seat`; with a `picked` card (durak's text), what it may do.

    `cheating`: the owner's switch is on, `accusing`: the list of accusations is open, `turned`: to
    a page of a long hand. What has no sense now is as good as not opened. In a private chat of its
    own the hand has the whole table above it.
    """
    if scene.phase == "over":
        result = result_screen(scene, words)
        return Screen(_with_title(scene, result.text, words), result.keyboard)
    if scene.phase == "closed" or scene.view is None:
        return Screen(_with_title(scene, closed_screen(scene, words).text, words))
    view = scene.view
    if view.seat is not None and scene.faces[view.seat].gone:
        back = button(words("button-return"), ReturnPress(game=scene.game_id), ButtonStyle.PRIMARY)
        return Screen(_hand_text(scene, view, words, words("hand-gone")), keyboard([[back]]))
    if accusing and (rows := accusing_rows(scene, view, words)):
        prompt = accusing_prompt(view, words)
        return Screen(_hand_text(scene, view, words, prompt), keyboard(rows))
    fake = cheating and view.may_fake
    return _cards_screen(scene, view, words, picked, turned, cheating=fake)


def _cards_screen(
    scene: Scene,
    view: View,
    words: Words,
    picked: str | None,
    turned: Turned | None,
    *,
    cheating: bool,
) -> Screen:
    """The hand of a running game, or the choice of the picked card."""
    moves = moves_with(view, picked, fake=cheating) if picked else ()
    if picked and moves:
        prompt = words("choose", card=card_text(Card.parse(picked), words))
        rows = _choice(scene, view, picked, moves, words, cheating=cheating)
        text = _hand_text(scene, view, words, prompt, cheating=cheating)
        return Screen(text, keyboard(rows))
    status = status_line(view, html_names(scene.faces, words), words)
    rows = _hand_rows(scene, view, words, turned, cheating=cheating)
    return Screen(_hand_text(scene, view, words, status, cheating=cheating), keyboard(rows))


def _with_title(scene: Scene, text: str, words: Words) -> str:
    """The text under the name of its table: chats may share a title, tables never a number."""
    title = clean_title(scene.chat_title)
    if not title:
        return text
    return f"{words('hand-heading', title=title, number=str(scene.game_id))}\n\n{text}"


def _hand_text(
    scene: Scene, view: View, words: Words, status: str, *, cheating: bool = False
) -> str:
    names = html_names(scene.faces, words)
    limit = "" if is_only_pass(view) else limit_line(view, words)
    text = paragraphs(
        [
            [stock_line(view, names, words)],
            pair_lines(view, words),
            [
                *_seats(scene, view, names, words),
                partners_line(view, names, words),
                ladder_line(view, names, words),
                vows_line(view, names, words),
            ],
            [status, limit, clock_line(scene, words)],
            hint_lines(view, words, cheating=cheating),
            [told_so_far(scene, names, words)] if scene.private else [],
        ]
    )
    return _with_title(scene, text, words)


def _seats(scene: Scene, view: View, names: tuple[str, ...], words: Words) -> list[str]:
    if scene.private:
        return seat_lines(scene, view, names, words)
    return [seats_in_short(view, names, words)]


def _hand_rows(
    scene: Scene, view: View, words: Words, turned: Turned | None, *, cheating: bool
) -> list[Row]:
    pages = pages_of(scene, view)
    here = open_page(view, pages, turned, cheating=cheating)
    held = pages[here]
    make = _fake_button if cheating else _card_button
    cards = [make(scene, view, card, words) for card in held]
    return [
        *card_rows(held, cards, lambda card: group_of(card, view.trump, scene.card_order)),
        page_row(scene, view, pages, here, words, cheating=cheating),
        *_move_rows(scene, view, words),
        cheating_row(scene, view, words, cheating=cheating),
    ]


def _move_rows(scene: Scene, view: View, words: Words) -> list[Row]:
    """The moves that are no tap of a card; those that name cards each in a row of its own."""
    moves = [move for move in view.moves if move.kind in BUTTON_KINDS]
    wide = [[_move_button(scene, view, move, words)] for move in moves if move.kind in WIDE_KINDS]
    others = [
        _move_button(scene, view, move, words) for move in moves if move.kind not in WIDE_KINDS
    ]
    return [*wide, *even_rows(others, 2)]


def _card_button(scene: Scene, view: View, card: Card, words: Words) -> InlineKeyboardButton:
    press = CardPress(game=scene.game_id, stamp=scene.stamp, card=str(card))
    text = card_text(card, words)
    if not moves_with(view, str(card)):
        return dead_button(text, press)
    return button(words("playable", card=text), press, ButtonStyle.PRIMARY)


def _fake_button(scene: Scene, view: View, card: Card, words: Words) -> InlineKeyboardButton:
    """The button of a card while the switch is on: it tells fair cards and fakes apart."""
    press = FakePress(game=scene.game_id, stamp=scene.stamp, card=str(card))
    text = card_text(card, words)
    if moves_with(view, str(card)):
        return button(words("playable", card=text), press, ButtonStyle.PRIMARY)
    if moves_with(view, str(card), fake=True):
        return button(words("fakeable", card=text), press, ButtonStyle.DANGER)
    return dead_button(text, press)


def _move_button(scene: Scene, view: View, move: Move, words: Words) -> InlineKeyboardButton:
    press = MovePress(game=scene.game_id, stamp=scene.stamp, move=str(move))
    style = STYLES.get(move.kind) if move in view.fair_moves else ButtonStyle.DANGER
    return button(move_label(move, view, words), press, style)


def _choice(
    scene: Scene,
    view: View,
    picked: str,
    moves: tuple[Move, ...],
    words: Words,
    *,
    cheating: bool,
) -> list[Row]:
    rows: list[Row] = [[_move_button(scene, view, move, words)] for move in moves]
    back = _way_back(scene, view, Card.parse(picked), cheating=cheating)
    return [*rows, [button(words("button-back"), back)]]


def _way_back(
    scene: Scene, view: View, picked: Card, *, cheating: bool
) -> BackPress | OpenPress | PagePress:
    """To the cards, the switch as it is, the page that of the picked card."""
    pages = pages_of(scene, view)
    if len(pages) > 1:
        page = next(number for number, cards in enumerate(pages) if picked in cards)
        return page_press(scene, view, page, cheating=cheating)
    if cheating:
        return OpenPress(game=scene.game_id, bout=view.bout, what="cheat")
    return BackPress(game=scene.game_id, stamp=scene.stamp)
