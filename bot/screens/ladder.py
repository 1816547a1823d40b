"""The pogony ladder in words: the rank of every side, and who has won the match (6.2)."""

from bot.screens.cards import rank_text
from bot.screens.seats import side_mark
from durak import Ladder, Rules, View
from locales import Words


def ladder_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """The ranks in force, at the end of a deal those after it; empty without a ladder."""
    ladder = ladder_after(view)
    return "" if ladder is None else ranks_line(ladder, view.rules, names, words)


def ranks_line(ladder: Ladder, rules: Rules, names: tuple[str, ...], words: Words) -> str:
    """The rank of every side of a match, sides by their colour and others by their name."""
    shown = [
        words(
            "ladder-rank",
            side=side_mark(rules, len(names), side[0], words) or names[side[0]],
            rank=words("ladder-won") if side == ladder.winner else rank_text(rank, words),
        )
        for side, rank in zip(ladder.sides, ladder.ranks, strict=True)
    ]
    return words("ladder", ranks=" · ".join(shown))


def match_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """Who has won the match with this deal; empty while it goes on."""
    ladder = ladder_after(view)
    if ladder is None or ladder.winner is None:
        return ""
    return words("match-won", names=", ".join(names[seat] for seat in ladder.winner))


def ladder_after(view: View) -> Ladder | None:
    """The ladder of the match, at the end of a deal as that leaves it."""
    if view.ladder is None or view.outcome is None:
        return view.ladder
    return view.ladder.advanced(view.outcome)
