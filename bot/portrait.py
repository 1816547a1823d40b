"""The table's message with its picture: which chats have one, and in what look."""

from __future__ import annotations

from bot.pictures import Look, Sitter, TablePicture, shot_of
from bot.screens.names import plain_names
from bot.screens.scene import Scene
from bot.screens.screen import LONGEST_CAPTION, Screen, visible_length
from bot.screens.seats import side_number
from bot.screens.table import table_screen
from locales import Words
from storage.people import StoredChat


def portray(scene: Scene, chat: StoredChat, words: Words) -> tuple[Screen, TablePicture | None]:
    """The group's table, under its picture where the chat has pictures and the words fit there.

    What happened last is the first that the words do without.
    """
    full = table_screen(scene, words)
    picture = _picture(scene, chat, words)
    if picture is None or visible_length(full.text) <= LONGEST_CAPTION:
        return full, picture
    short = table_screen(scene, words, story=False)
    fits = visible_length(short.text) <= LONGEST_CAPTION
    return (short, picture) if fits else (full, None)


def _picture(scene: Scene, chat: StoredChat, words: Words) -> TablePicture | None:
    if not chat.has_pictures or scene.view is None or scene.phase not in ("playing", "over"):
        return None
    names = plain_names(scene.faces, words)
    sitters = tuple(
        Sitter(name, face.gone, side_number(scene.rules, len(names), seat))
        for seat, (name, face) in enumerate(zip(names, scene.faces, strict=True))
    )
    return TablePicture(shot_of(scene.view, sitters, look_of(chat, words)))


def look_of(chat: StoredChat, words: Words) -> Look:
    """The chat's theme and suits; the letters of its language."""
    return Look(
        theme="dark" if chat.theme == "dark" else "light",
        four_colours=chat.colours == "four",
        letters="JQKA" if words.language == "en" else "ВДКТ",
    )
