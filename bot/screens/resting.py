"""What the starter is told in private about a table that cannot be shown in its chat."""

from bot.screens.names import clean_title
from bot.screens.screen import Screen
from locales import Words


def resting_screen(title: str, game_id: int, words: Words, *, playing: bool) -> Screen:
    """That the bot may not write into the chat, and what becomes of the game or the lobby."""
    lines = [words("rests-game" if playing else "rests-lobby")]
    if shown := clean_title(title):
        lines.insert(0, words("hand-heading", title=shown, number=str(game_id)))
    return Screen("\n\n".join(lines))
