"""Cheating as the own hand shows it: the switch, and the list of what may be accused (6.3, 6.4)."""

from collections.abc import Sequence

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import AccusePress, OpenPress
from bot.screens.cards import card_text
from bot.screens.keyboards import Row, button, even_rows
from bot.screens.names import plain_names
from bot.screens.scene import Scene
from durak import Card, Move, View
from locales import Words


def cheating_row(scene: Scene, view: View, words: Words, *, cheating: bool) -> Row:
    """The switch, as far as there is one, and the way to the list of accusations."""
    row: Row = []
    if view.may_fake:
        press = OpenPress(game=scene.game_id, bout=view.bout, what="cards" if cheating else "cheat")
        label = words("button-cheat-on" if cheating else "button-cheat")
        row.append(button(label, press, ButtonStyle.DANGER if cheating else None))
    if view.accusations:
        press = OpenPress(game=scene.game_id, bout=view.bout, what="accuse")
        row.append(button(words("button-accuse"), press))
    return row


def accusing_prompt(view: View, words: Words) -> str:
    """What is asked above the list, and what a wrong accusation costs."""
    return words(f"accuse-{view.rules.cheating}")


def accusing_rows(scene: Scene, view: View, words: Words) -> list[Row]:
    """A button for each accusation and the way back; nothing when nobody may be accused."""
    if not view.accusations:
        return []
    names, laid = plain_names(scene.faces, words), who_laid(view)
    buttons = [_accusation(scene, view, move, names, laid, words) for move in view.accusations]
    back = OpenPress(game=scene.game_id, bout=view.bout, what="cards")
    return [*even_rows(buttons, 2), [button(words("button-back"), back)]]


def who_laid(view: View) -> dict[Card, int]:
    """Whose each card on the table is, as everybody has seen it."""
    return {card: seat for seat, move in view.log for card in move.cards}


def _accusation(
    scene: Scene,
    view: View,
    move: Move,
    names: Sequence[str],
    laid: dict[Card, int],
    words: Words,
) -> InlineKeyboardButton:
    press = AccusePress(game=scene.game_id, bout=view.bout, caught=scene.caught, move=str(move))
    return button(_label(move, names, laid, words), press, ButtonStyle.DANGER)


def _label(move: Move, names: Sequence[str], laid: dict[Card, int], words: Words) -> str:
    if move.target is None:
        return names[move.seat or 0]
    card = card_text(move.target, words)
    if move.target not in laid:
        return card
    return words("accused-card", card=card, name=names[laid[move.target]])
