"""The buttons of votes that are open under the group's table."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton

from bot.screens.callbacks import VotePress
from bot.screens.keyboards import Row, button
from bot.screens.names import plain_names
from bot.screens.scene import Poll, Scene
from locales import Words


def vote_rows(scene: Scene, words: Words) -> list[Row]:
    """A row for each open vote, with how many agree and how many must."""
    return [[_button(scene, poll, words)] for poll in scene.polls]


def _button(scene: Scene, poll: Poll, words: Words) -> InlineKeyboardButton:
    press = VotePress(game=scene.game_id, seat=poll.seat)
    count = {"count": str(poll.count), "needed": str(poll.needed)}
    if poll.seat is None:
        return button(words("button-vote-stop", **count), press, ButtonStyle.DANGER)
    name = plain_names(scene.faces, words)[poll.seat]
    return button(words("button-vote-kick", name=name, **count), press)
