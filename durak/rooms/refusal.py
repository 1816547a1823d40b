"""Refusal: the last two, the leader's hand empty: what he led is handed back to him (3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durak.cards import cards_in
from durak.events import Event, Transferred
from durak.legality import open_rank
from durak.moves import TRANSFER, Move, MoveKind
from durak.playing import lay, pass_attack_on, transfer
from durak.state import State
from durak.throwing import attack_cap

if TYPE_CHECKING:
    from durak.profile import Profile


def furnish(p: Profile) -> None:
    """Add refusal to a table."""
    p.more_defences += (refusals,)
    p.play_with(MoveKind.TRANSFER, transfer_or_refuse)


def may_refuse(s: State) -> bool:
    """Whether two are left, the stock is empty and the leader's hand too, nothing covered."""
    two_left = sum(map(len, s.out)) == s.profile.seats - 2
    first_word = s.leader == s.attacker and not s.hands[s.leader]
    in_time = s.bout > 1 or s.profile.transfer_first
    return two_left and first_word and in_time and not s.stock and not s.covers


def refusals(s: State) -> list[Move]:
    """Return the cards the defender may hand back with; the hand limit is not asked."""
    if not may_refuse(s) or len(s.attacks) + 1 > attack_cap(s, 0):
        return []
    return [TRANSFER[card.mask] for card in cards_in(s.hands[s.defender] & open_rank(s.open))]


def transfer_or_refuse(s: State, seat: int, move: Move) -> tuple[Event, ...]:
    """Transfer, or hand the attack back: the leader takes the table in the same move."""
    if not may_refuse(s):
        return transfer(s, seat, move)
    leader = s.leader
    lay(s, seat, move.mask)
    s.attacks += move.indexes
    s.open += move.indexes
    pass_attack_on(s, leader)
    s.taking = True
    return s.profile.end_bout(s, (Transferred(seat, move.cards[0], leader),))
