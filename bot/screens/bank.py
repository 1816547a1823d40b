"""Chips on the screen: the stake in the lobby, and what came of it at the end (6.6)."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import StakePress
from bot.screens.keyboards import Row, button
from bot.screens.names import html_names
from bot.screens.scene import Payment, Scene
from durak import STAKES
from locales import Words


def stake_lines(scene: Scene, words: Words) -> list[str]:
    """What each seat puts in and what it comes to; that it is no money; [] without a bank."""
    if not scene.at_stake:
        return []
    bank = scene.at_stake * len(scene.faces)
    return [words("lobby-stake", stake=scene.at_stake, bank=bank)]


def stake_row(scene: Scene, words: Words) -> Row:
    """The stakes to choose from, the one in force marked; [] without a bank."""
    return [_stake(scene, chips, words) for chips in STAKES] if scene.at_stake else []


def _stake(scene: Scene, chips: int, words: Words) -> InlineKeyboardButton:
    press = StakePress(game=scene.game_id, stamp=scene.stamp, chips=chips)
    label = words("button-stake", count=chips)
    if chips != scene.at_stake:
        return button(label, press)
    return button(words("chosen", label=label), press, ButtonStyle.PRIMARY)


def payment_lines(scene: Scene, words: Words) -> list[str]:
    """What every seat has won or lost, and has now; [] where nothing was at stake."""
    if not scene.payments:
        return []
    names = html_names(scene.faces, words)
    pairs = zip(names, scene.payments, strict=True)
    return [words("result-bank"), *(_payment(name, paid, words) for name, paid in pairs)]


def _payment(name: str, paid: Payment, words: Words) -> str:
    sign = "+" if paid.change > 0 else "−" if paid.change < 0 else ""
    change = abs(paid.change)
    return words("result-chips", name=name, sign=sign, change=change, purse=paid.purse)
