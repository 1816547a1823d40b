"""Moves as the labels of buttons."""

from bot.screens.cards import card_text, cards_text
from durak import Card, Move, MoveKind, Stage, View
from locales import Words

WIDE_KINDS = (MoveKind.SHOW, MoveKind.SWAP, MoveKind.HANG)
"""Kinds of moves whose button names cards and what becomes of them."""

BUTTON_KINDS = (MoveKind.TAKE, MoveKind.PASS, MoveKind.REDEAL, *WIDE_KINDS)
"""Kinds of moves with a button of their own beside those of the cards."""

_PASSES = {
    Stage.BELIEF: "button-believe",
    Stage.HANGING: "button-hang-not",
    Stage.FOLLOW_IN: "button-pass",
}


def moves_with(view: View, card: str, *, fake: bool = False) -> tuple[Move, ...]:
    """The own fair moves that the tap of this card can mean; none for what is no card.

    With `fake` those that only cheating allows too.
    """
    try:
        held = Card.parse(card)
    except ValueError:
        return ()
    return view.moves_with(held) if fake else view.fair_moves_with(held)


def move_label(move: Move, view: View, words: Words) -> str:
    """What the button of a move says, to its own player alone."""
    label = _label(move, view, words)
    return label if move in view.fair_moves else words("faked", label=label)


def _label(move: Move, view: View, words: Words) -> str:
    cards = cards_text(move.cards, words)
    match move.kind:
        case MoveKind.ATTACK:
            return words("move-lead" if view.stage is Stage.LEAD else "move-throw-in", cards=cards)
        case MoveKind.COVER:
            return words("move-cover", attack=cards_text(_target(move), words))
        case MoveKind.PASS:
            return words(pass_key(view))
        case MoveKind.TAKE:
            return words("button-take")
        case MoveKind.SWAP:
            return _swap(view, words)
    return words(f"move-{move.kind.value}", cards=cards)


def pass_key(view: View) -> str:
    """The key of what a pass means now."""
    return _PASSES.get(view.stage, "button-beaten")


def _target(move: Move) -> tuple[Card, ...]:
    return () if move.target is None else (move.target,)


def _swap(view: View, words: Words) -> str:
    """The lowest trump of the hand, which is that of the deck where it may be swapped (2.6)."""
    lowest = min(card for card in view.hand if card.suit == view.trump)
    up = cards_text(filter(None, (view.trump_card,)), words)
    return words("move-swap", card=card_text(lowest, words), taken=up)
