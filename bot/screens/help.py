"""How to begin and what the commands are."""

from bot.screens.screen import Screen
from locales import Words


def help_screen(words: Words, private: bool) -> Screen:
    """The first steps, as they are in the private chat or in a group."""
    place = "private" if private else "group"
    commands = "help-commands-private" if private else "help-commands"
    parts = ["help-title", f"help-start-{place}", "help-cards", "help-clock", "help-goal", commands]
    return Screen("\n\n".join(words(key) for key in parts))
