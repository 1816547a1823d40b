"""The group's message of a running game: everything in words, nothing hidden."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from bot.screens.board import (
    awaited_line,
    clock_line,
    limit_line,
    pair_lines,
    stock_line,
)
from bot.screens.callbacks import HandPress, MovePress
from bot.screens.calling import linked_names
from bot.screens.deep_links import seat_link
from bot.screens.invitation import invite_row
from bot.screens.keyboards import button, keyboard
from bot.screens.ladder import ladder_line
from bot.screens.moves import pass_key
from bot.screens.names import html_names
from bot.screens.result import closed_screen, result_screen
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.seats import seat_lines
from bot.screens.story import story_lines
from bot.screens.votes import vote_rows
from durak import Stage, View
from locales import Words


def table_screen(scene: Scene, words: Words, *, story: bool = True) -> Screen:
    """The table as everybody may see it; how the game ended when it is over.

    Without the `story` it is shorter, for a picture's caption. `scene.view` is the group's (`seat`
    None): no card of a hand or of the stock can get in here.
    """
    if scene.phase == "over":
        return _finished(scene, result_screen(scene, words), words)
    if scene.phase == "closed" or scene.view is None:
        return _finished(scene, closed_screen(scene, words), words)
    text = _table_text(scene, scene.view, words, story=story)
    return Screen(text, _table_keyboard(scene, scene.view, words))


def _finished(scene: Scene, end: Screen, words: Words) -> Screen:
    """The end with the button for those who want to be told of the next game."""
    rows = end.keyboard.inline_keyboard if end.keyboard else []
    return Screen(end.text, keyboard([*rows, invite_row(scene, words)]))


def _table_text(scene: Scene, view: View, words: Words, *, story: bool) -> str:
    names = html_names(scene.faces, words)
    awaited = awaited_line(view, linked_names(scene, words), words)
    waiting = [awaited, limit_line(view, words), clock_line(scene, words)]
    blocks = [
        [stock_line(view, names, words)],
        pair_lines(view, words),
        [*seat_lines(scene, view, names, words), ladder_line(view, names, words)],
        [*waiting, _unreached(scene, names, words)],
        [told_so_far(scene, names, words)] if story else [],
    ]
    return paragraphs(blocks)


def told_so_far(scene: Scene, names: tuple[str, ...], words: Words) -> str:
    """What has happened in this bout and at the end of the one before; empty for nothing."""
    told = story_lines(scene.story, names, words)
    return words("story", lines="\n".join(told)) if told else ""


def paragraphs(blocks: list[list[str]]) -> str:
    """The lines of each block that say something, an empty line between blocks."""
    filled = ("\n".join(filter(None, block)) for block in blocks)
    return "\n\n".join(filter(None, filled))


def _unreached(scene: Scene, names: tuple[str, ...], words: Words) -> str:
    """How those get their cards whom no private message reaches."""
    seats = [
        seat
        for seat, reached in enumerate(scene.reachable)
        if reached is False and not scene.faces[seat].computer and not scene.faces[seat].gone
    ]
    who = ", ".join(names[seat] for seat in seats)
    return words("table-unreached", names=who, link=seat_link(scene)) if who else ""


def _table_keyboard(scene: Scene, view: View, words: Words) -> InlineKeyboardMarkup | None:
    hand = button(words("button-hand"), HandPress(game=scene.game_id))
    return keyboard([[hand], _answers(scene, view, words), *vote_rows(scene, words)])


def _answers(scene: Scene, view: View, words: Words) -> list[InlineKeyboardButton]:
    """What somebody at the table may answer now, told from the open table alone."""
    if view.stage is Stage.LEAD:
        return []
    if view.stage is not Stage.DEFENCE:
        move = MovePress(game=scene.game_id, stamp=scene.stamp, move="pass")
        return [button(words(pass_key(view)), move, ButtonStyle.SUCCESS)]
    move = MovePress(game=scene.game_id, stamp=scene.stamp, move="take")
    return [button(words("button-take"), move, ButtonStyle.DANGER)]
