"""The cheapest way to cover everything that lies open."""

from __future__ import annotations

from typing import Final, NamedTuple

from durak.ai.counting import hidden, on_table
from durak.ai.worth import worth
from durak.cards import Card
from durak.moves import Move, MoveKind
from durak.view import View

FEAR: Final = 4
"""What opening a rank costs for every hidden card of it that might now be thrown in."""


class Plan(NamedTuple):
    """Covers that answer a whole attack, and what they cost together."""

    cost: int
    covers: tuple[Move, ...]


def cheapest_plan(view: View) -> Plan | None:
    """Return the cheapest covers that answer the whole attack, None when something stays open.

    Half an answer is none: the covers would come back with the rest, and their ranks would have
    let more cards in.
    """
    costs = _costs(view)
    choices = _choices(view, costs)
    # The attack with the fewest answers first: what cannot be done shows at once.
    choices.sort(key=len)
    return _cheapest(choices, costs, 0) if choices else None


def _costs(view: View) -> dict[Card, int]:
    """Return what covering with each card of the hand costs."""
    ranks = {card.rank for card in on_table(view)}
    feared = [card.rank for card in hidden(view) if card.rank not in ranks] if view.limit else []
    return {card: worth(view, card) + FEAR * feared.count(card.rank) for card in view.hand}


def _choices(view: View, costs: dict[Card, int]) -> list[list[Move]]:
    """Return for each open attack card the covers to consider, the cheapest first.

    With three cards open three covers of each are enough: two of them may be needed elsewhere.
    """
    covers: dict[Card, list[Move]] = {pair.attack: [] for pair in view.table if pair.cover is None}
    for move in view.fair_moves:
        if move.kind is MoveKind.COVER and move.target is not None:
            covers[move.target].append(move)
    return [
        sorted(moves, key=lambda move: costs[move.cards[0]])[: len(covers)]
        for moves in covers.values()
    ]


def _cheapest(choices: list[list[Move]], costs: dict[Card, int], used: int) -> Plan | None:
    if not choices:
        return Plan(0, ())
    best: Plan | None = None
    for move in choices[0]:
        cost = costs[move.cards[0]]
        if move.mask & used or (best is not None and cost >= best.cost):
            continue
        rest = _cheapest(choices[1:], costs, used | move.mask)
        if rest is not None and (best is None or cost + rest.cost < best.cost):
            best = Plan(cost + rest.cost, (move, *rest.covers))
    return best
