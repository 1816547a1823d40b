"""A match on the pogony ladder between its deals: for the lobby, and for the way to it (6.2)."""

from bot.screens.cards import rank_text
from bot.screens.ladder import ladder_after, ranks_line
from bot.screens.scene import Scene
from locales import Words


def match_lines(scene: Scene, names: tuple[str, ...], words: Words) -> list[str]:
    """The rank of each side for the deal that the lobby waits for; nothing without a ladder."""
    ladder = scene.ladder
    if ladder is None:
        return []
    if scene.match != "goes_on":
        anew = scene.match == "begins_anew"
        first = rank_text(ladder.ranks[0], words)
        return [words("lobby-ladder-anew" if anew else "lobby-ladder-start", rank=first)]
    return [ranks_line(ladder, scene.rules, names, words)]


def again_key(scene: Scene) -> str:
    """The words of the button for another game: the next deal while a match goes on."""
    ladder = None if scene.view is None else ladder_after(scene.view)
    return "button-again" if ladder is None or ladder.winner else "button-next-deal"
