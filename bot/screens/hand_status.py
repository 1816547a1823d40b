"""What a player may do now, in one line above the hand."""

from bot.screens.board import awaited_line, place_of
from durak import MoveKind, Stage, View
from locales import Words


def status_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """The player's own part in it; whom the table waits for when there is none."""
    if view.seat is None:
        return awaited_line(view, names, words)
    place = place_of(view, view.seat)
    if place is not None:
        return words("hand-out", place=place)
    key = _part(view)
    others = awaited_line(view, names, words)
    if key is None:
        return others
    own = words(key)
    return own if view.seat in view.awaited else f"{own}\n{others}"


HINTS = {
    MoveKind.SHOW: "hint-show",
    MoveKind.SWAP: "hint-swap",
    MoveKind.REDEAL: "hint-redeal",
    MoveKind.HANG: "hint-hang",
}
"""By kind of move: what is said of it where it can be made, with the topic that explains it."""


def hint_lines(view: View, words: Words, *, cheating: bool = False) -> list[str]:
    """What is out of the ordinary about the moves there are, and where it is explained.

    `cheating`: the owner's switch is on.
    """
    kinds = {move.kind for move in view.fair_moves}
    keys = [key for kind, key in HINTS.items() if kind in kinds]
    if MoveKind.TRANSFER in kinds and not view.counts[view.leader]:
        keys.append("hint-refusal")
    if view.stage is Stage.BELIEF and view.accusations:
        keys.append("hint-challenge")
    if cheating:
        keys.append("hint-cheat")
    return [words(key) for key in keys]


def is_only_pass(view: View) -> bool:
    """Whether this seat may say that it passes and has nothing to throw in."""
    return _part(view) == "hand-only-pass"


def _part(view: View) -> str | None:
    """The key of what this seat may fairly do, None for nothing but waiting."""
    kinds = {move.kind for move in view.fair_moves}
    if MoveKind.HANG in kinds:
        return "hand-hang"
    if view.stage is Stage.BELIEF:
        return _at_challenge(view) if MoveKind.PASS in kinds else None
    if MoveKind.TAKE in kinds:
        return "hand-transfer" if kinds & {MoveKind.TRANSFER, MoveKind.SHOW} else "hand-cover"
    if MoveKind.ATTACK in kinds and view.stage is Stage.LEAD:
        return "hand-lead"
    if MoveKind.PASS in kinds:
        return _at_pass(view, MoveKind.ATTACK in kinds)
    return "hand-throw-in" if MoveKind.ATTACK in kinds else None


def _at_challenge(view: View) -> str:
    """Every card may have been found fair, or this seat may accuse nobody any more (6.3, 6.4)."""
    return "hand-believe" if view.accusations else "hand-only-believe"


def _at_pass(view: View, can_add: bool) -> str:
    if not can_add:
        return "hand-only-pass"
    return "hand-beaten" if view.stage is Stage.THROWING else "hand-follow-in"
