"""The table's message with its picture: which chats have one, and in what look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.pictures import Look, Sitter, TablePicture, shot_of
from bot.screens.cards import rank_text
from bot.screens.names import plain_names
from bot.screens.scene import Scene
from bot.screens.screen import LONGEST_CAPTION, Screen, visible_length
from bot.screens.seats import side_number
from bot.screens.table import table_screen
from durak import View
from locales import Words
from storage.people import StoredChat


def portray(scene: Scene, chat: StoredChat, words: Words) -> tuple[Screen, TablePicture | None]:
    """The group's table, under its picture where the chat has pictures and the words fit there.

    What happened last is the first that the words do without.
    """
    picture = _picture(scene, scene.view, chat, words)
    return _captioned(picture, lambda story: table_screen(scene, words, story=story))


def portray_hand(
    scene: Scene, shown: View, chat: StoredChat, words: Words, draw: Callable[[Scene], Screen]
) -> tuple[Screen, TablePicture | None]:
    """A hand that has its table in the same message: `shown` is what everybody may see of that."""
    picture = _picture(scene, shown, chat, words)
    return _captioned(picture, lambda story: draw(scene if story else replace(scene, story=())))


def _captioned(
    picture: TablePicture | None, draw: Callable[[bool], Screen]
) -> tuple[Screen, TablePicture | None]:
    full = draw(True)
    if picture is None or visible_length(full.text) <= LONGEST_CAPTION:
        return full, picture
    short = draw(False)
    fits = visible_length(short.text) <= LONGEST_CAPTION
    return (short, picture) if fits else (full, None)


def _picture(
    scene: Scene, shown: View | None, chat: StoredChat, words: Words
) -> TablePicture | None:
    if not chat.has_pictures or shown is None or scene.phase == "lobby":
        return None
    names = plain_names(scene.faces, words)
    sitters = tuple(
        Sitter(name, face.gone, side_number(scene.rules, len(names), seat))
        for seat, (name, face) in enumerate(zip(names, scene.faces, strict=True))
    )
    return TablePicture(shot_of(shown, sitters, look_of(chat, words)))


def look_of(chat: StoredChat, words: Words) -> Look:
    """The chat's theme and suits; on its court cards the same letters as in its texts."""
    return Look(
        theme="dark" if chat.theme == "dark" else "light",
        four_colours=chat.colours == "four",
        letters="".join(rank_text(rank, words) for rank in "JQKA"),
    )
