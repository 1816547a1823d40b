"""Why a move that is not legal is not: the refusal that says most (section 3, 1.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from durak.cards import CARDS, JOKERS, RANK_MASK, Card
from durak.ending import side_of
from durak.legality import open_rank, transfer_fits, transfer_target
from durak.moves import ATTACK, TRANSFER, Move, MoveKind
from durak.refusals import Refusal
from durak.state import State
from durak.throwing import attack_cap, entitled, has_word, room


def explain(s: State, seat: int, move: Move) -> Refusal:
    """Return why this move is refused; to be asked only about moves that are not legal."""
    if s.outcome is not None:
        return Refusal.GAME_OVER
    if seat not in range(s.profile.seats):
        return Refusal.NO_SUCH_SEAT
    if move.mask & ~s.hands[seat]:
        return Refusal.NOT_YOUR_CARD if s.hands[seat] else Refusal.NO_CARDS_LEFT
    for room_explains in s.profile.explain_first:
        refusal = room_explains(s, seat, move)
        if refusal is not None:
            return refusal
    return (s.profile.explain.get(move.kind) or core_reason)(s, seat, move)


def core_reason(s: State, seat: int, move: Move) -> Refusal:
    """Return why the core alone refuses the move of a seat that holds its cards."""
    return _REASONS[move.kind](s, seat, move)


def _attack(s: State, seat: int, move: Move) -> Refusal:
    if not s.attacks:
        return _lead(s, seat, move)
    if seat == s.defender:
        return Refusal.DEFENDER_COVERS
    return throwing_refusal(s, seat) or _throw_in(s, seat, move)


def _lead(s: State, seat: int, move: Move) -> Refusal:
    if seat != s.leader:
        return Refusal.NOT_YOUR_TURN
    if move.mask & JOKERS:
        return Refusal.JOKER_LEADS_ALONE
    if move.mask & ~RANK_MASK[move.index]:
        return Refusal.LEAD_ONE_RANK
    if len(move.cards) > s.profile.lead_most:
        return Refusal.LEAD_TOO_MANY
    return limit_refusal(s) if len(move.cards) > room(s) else Refusal.LEAD_TOO_MANY


def throwing_refusal(s: State, seat: int) -> Refusal | None:
    """Return why the seat may throw in nothing at all now, None when it may (3.1 to 3.4)."""
    p = s.profile
    if not s.hands[seat]:
        return Refusal.NO_CARDS_LEFT
    if side_of(s, s.defender) >> seat & 1:
        return Refusal.PARTNER_DEFENDS
    if not p.throwers[s.attacker][s.defender]:
        return Refusal.NOTHING_IS_ADDED
    if s.passed >> seat & 1:
        return Refusal.ALREADY_PASSED
    if seat not in entitled(s):
        return Refusal.NOT_ENTITLED
    if s.open and not s.taking and not p.before_cover:
        return Refusal.COVERS_FIRST
    if room(s) <= 0:
        return limit_refusal(s)
    if has_word(s) and seat != s.attacker:
        return Refusal.FIRST_WORD
    return None


def limit_refusal(s: State) -> Refusal:
    """Return which limit in numbers is the narrower one (1.3, 3.8)."""
    hand = s.hands[s.defender].bit_count() - len(s.open)
    cap = s.cap - len(s.attacks)
    return Refusal.DEFENDER_HAND_REACHED if hand <= cap else Refusal.CAP_REACHED


def _throw_in(s: State, seat: int, move: Move) -> Refusal:
    if len(move.cards) > 1:
        return Refusal.THROW_ONE_CARD
    return Refusal.NOT_YOUR_TURN if move.mask & s.fits else Refusal.RANK_NOT_ON_TABLE


def _cover(s: State, seat: int, move: Move) -> Refusal:
    if seat != s.defender:
        return Refusal.NOT_DEFENDER
    if s.taking:
        return Refusal.ALREADY_TAKING
    if move.at not in s.attacks:
        return Refusal.NOT_ON_TABLE
    return Refusal.ALREADY_COVERED if move.at not in s.open else Refusal.DOES_NOT_BEAT


def _take(s: State, seat: int, move: Move) -> Refusal:
    if seat != s.defender:
        return Refusal.NOT_DEFENDER
    return Refusal.ALREADY_TAKING if s.taking else Refusal.NOTHING_UNCOVERED


def _pass(s: State, seat: int, move: Move) -> Refusal:
    if not s.attacks:
        return Refusal.MUST_LEAD if seat == s.leader else Refusal.NOTHING_TO_PASS
    if (s.open and not s.taking) or seat == s.defender:
        return Refusal.NOTHING_TO_PASS
    return throwing_refusal(s, seat) or Refusal.NOT_YOUR_TURN


def _transfer(s: State, seat: int, move: Move) -> Refusal:
    return passing_on_refusal(s, seat) or _transfer_card(s, move)


def passing_on_refusal(s: State, seat: int) -> Refusal | None:
    """Return why the seat may pass the attack on with no card at all, None when with some."""
    if not s.profile.transfers:
        return Refusal.NO_TRANSFERS
    if seat != s.defender:
        return Refusal.NOT_DEFENDER
    if s.taking:
        return Refusal.ALREADY_TAKING
    if not s.open:
        return Refusal.NOTHING_UNCOVERED
    if s.bout == 1 and not s.profile.transfer_first:
        return Refusal.NO_TRANSFER_IN_FIRST_BOUT
    return None


def _transfer_card(s: State, move: Move) -> Refusal:
    if s.covers and not s.profile.mid_bout:
        return Refusal.SOMETHING_COVERED
    if len(move.cards) > 1 or not move.mask & s.profile.transfer_rank(s.open):
        return Refusal.TRANSFER_OTHER_RANK
    target = transfer_target(s)
    if target is None:
        return Refusal.NOBODY_TO_TRANSFER_TO
    hand = s.hands[target].bit_count()
    if transfer_fits(s, target) or len(s.attacks) < attack_cap(s, hand):
        return Refusal.NEXT_HAND_TOO_SMALL
    return Refusal.CAP_REACHED


def explain_card(s: State, seat: int, card: Card) -> Refusal:
    """Return why the seat cannot play this card at all; to be asked only when it cannot.

    For a defender whose card has the rank of what lies there, that is why he cannot transfer; for
    any other why he cannot cover the first uncovered card.
    """
    if s.outcome is None and 0 <= seat == s.defender and s.attacks:
        if s.taking:
            return Refusal.ALREADY_TAKING
        if not s.open:
            return Refusal.NOTHING_UNCOVERED
        if s.profile.transfers and card.mask & open_rank(s.open):
            return explain(s, seat, TRANSFER[card.mask])
        return explain(s, seat, Move(MoveKind.COVER, (card,), CARDS[s.open[0]]))
    return explain(s, seat, ATTACK[card.mask])


def _always(refusal: Refusal) -> Callable[[State, int, Move], Refusal]:
    return lambda s, seat, move: refusal


_REASONS: Final[dict[MoveKind, Callable[[State, int, Move], Refusal]]] = {
    MoveKind.ATTACK: _attack,
    MoveKind.COVER: _cover,
    MoveKind.TRANSFER: _transfer,
    MoveKind.TAKE: _take,
    MoveKind.PASS: _pass,
    MoveKind.SHOW: _always(Refusal.NO_SHOWING),
    MoveKind.SWAP: _always(Refusal.NO_SWAP),
    MoveKind.REDEAL: _always(Refusal.NO_REDEAL),
    MoveKind.ACCUSE_CARD: _always(Refusal.NO_ACCUSING),
    MoveKind.ACCUSE_SEAT: _always(Refusal.NO_ACCUSING),
    MoveKind.HANG: _always(Refusal.NO_HANGING),
}
