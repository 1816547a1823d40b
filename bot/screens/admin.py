"""What the bot's owner sees: how it is, and the switch of the quiet mode."""

from dataclasses import dataclass

from bot.screens.callbacks import AdminAct, AdminPress
from bot.screens.keyboards import button, keyboard
from bot.screens.screen import Screen
from locales import Words


@dataclass(frozen=True)
class HouseFacts:
    """How the whole bot is just now; `age`: seconds that the oldest of the `waiting` is due."""

    playing: int
    lobbies: int
    waiting: int
    age: int
    errors: int
    megabytes: int
    troubles: int
    quiet: bool


def admin_screen(facts: HouseFacts, words: Words) -> Screen:
    """The figures, a line each, with the buttons that look again and switch the mode."""
    lines = [
        words("admin-title"),
        words("admin-games", playing=facts.playing, lobbies=facts.lobbies),
        words("admin-queue", waiting=facts.waiting, age=facts.age),
        words("admin-errors", errors=facts.errors),
        words("admin-memory", megabytes=facts.megabytes),
        words("admin-troubles", troubles=facts.troubles) if facts.troubles else "",
        words("admin-quiet-on" if facts.quiet else "admin-quiet-off"),
    ]
    if facts.quiet:
        switch = button(words("button-admin-normal"), AdminPress(act=AdminAct.NORMAL))
    else:
        switch = button(words("button-admin-quiet"), AdminPress(act=AdminAct.QUIET))
    again = button(words("button-admin-look"), AdminPress(act=AdminAct.LOOK))
    return Screen("\n".join(filter(None, lines)), keyboard([[again, switch]]))
