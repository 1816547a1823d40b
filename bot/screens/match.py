"""A match on the pogony ladder between its deals: for the lobby, and for the way to it (6.2)."""

from bot.screens.cards import rank_text
from bot.screens.scene import Scene
from bot.screens.seats import listed
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
    sides = (
        words(
            "lobby-ladder-side",
            side=listed(scene.rules, names, side, words),
            rank=rank_text(rank, words),
        )
        for side, rank in zip(ladder.sides, ladder.ranks, strict=True)
    )
    return [words("lobby-ladder", ranks=" · ".join(sides))]


def again_key(scene: Scene) -> str:
    """The words of the button for another game: the next deal while a match goes on."""
    view = scene.view
    if view is None or view.ladder is None or view.outcome is None:
        return "button-again"
    won = view.ladder.advanced(view.outcome).winner is not None
    return "button-again" if won else "button-next-deal"
