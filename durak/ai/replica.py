"""The position behind a view, where what everybody has seen leaves only one."""

from __future__ import annotations

from durak.ai.counting import last_hand, only_opponent
from durak.cards import format_cards, mask_of
from durak.legality import actors, legal_moves
from durak.refusals import UnsoundPosition
from durak.setup import state_at
from durak.state import State
from durak.view import View


def replica(view: View) -> State | None:
    """Return a state that plays on as the game itself will, None when more than one could be.

    One is left when the stock is empty and a single opponent holds cards: then nobody else has a
    word or a pass that counts. How idle the game has been is not seen and taken for 0.
    """
    opponent, cards = only_opponent(view), last_hand(view)
    if view.seat is None or opponent is None or cards is None or not _is_open(view):
        return None
    hands = [0] * len(view.counts)
    hands[view.seat], hands[opponent] = mask_of(view.hand), mask_of(cards)
    try:
        state = state_at(_position(view, hands), view.rules)
    except UnsoundPosition:
        # How large the lead was is not seen: where that sets the cap (3.9), too much may lie.
        return None
    # Who may throw in before the defender has answered is not waited for, and may as well wait.
    awaited = actors(state)[0] == view.seat
    return state if awaited and tuple(legal_moves(state, view.seat)) == view.fair_moves else None


def _is_open(view: View) -> bool:
    """Return whether these rules keep nothing back that a view of two hands does not show."""
    rules = view.rules
    return rules.cheating == "off" and rules.pogony != "ladder" and rules.passage == "off"


def _position(view: View, hands: list[int]) -> str:
    roles = f"{view.leader}.{view.attacker}>{view.defender}"
    table = ",".join(f"{pair.attack}{pair.cover or ''}" for pair in view.table) or "-"
    fields = ["/".join(map(format_cards, hands)), table, "-", view.trump, roles]
    return " ".join([*fields, "t" if view.taking else "-", str(view.bout), *_extras(view)])


def _extras(view: View) -> list[str]:
    out = {seat for group in view.places for seat in group}
    empty = [seat for seat, count in enumerate(view.counts) if not count and seat not in out]
    covers = sum(pair.cover is not None for pair in view.table)
    extras = {
        "empty": "".join(map(str, empty)),
        "held": str(view.counts[view.defender] + covers if view.table else ""),
        "out": ",".join("".join(map(str, group)) for group in view.places),
    }
    said = ";".join(f"{key}={value}" for key, value in extras.items() if value)
    return [said] if said else []
