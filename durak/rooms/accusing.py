"""Accusing a card or a player: who may, guilt and innocence, and what they cost (6.3, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from durak.cards import CARDS, Card, cards_in
from durak.conflicts import MOST_SEATS
from durak.events import CaughtCheating, Events, FalselyAccused
from durak.moves import ACCUSING, Move, MoveKind
from durak.refusals import Refusal
from durak.rooms.faking import faked
from durak.rooms.log import laid, log_of, note, starters
from durak.rooms.penalties import HONEST, MUTE, penalise, penalised
from durak.rooms.rewinding import rewind
from durak.state import State

if TYPE_CHECKING:
    from durak.profile import Profile

_CARDS: Final = {card: Move(MoveKind.ACCUSE_CARD, target=card) for card in CARDS}
_SEATS: Final = tuple(Move(MoveKind.ACCUSE_SEAT, seat=seat) for seat in range(MOST_SEATS))


def furnish(p: Profile) -> None:
    """Add accusing to a table: a card (6.3) or a player (6.4)."""
    p.late_moves += (accusations,)
    for kind in ACCUSING:
        p.play_with(kind, accuse)
        p.explain[kind] = explain_accusing


def accusations(s: State, seat: int) -> list[Move]:
    """Return whom or what the seat may accuse: cards in table order, or players by seat."""
    if _accuser_refusal(s, seat):
        return []
    if s.profile.rules.cheating == "card":
        return [_CARDS[card] for card in _lying(s) if not _card_refusal(s, seat, card)]
    return [_SEATS[other] for other in sorted(starters(s)) if other != seat]


def accuse(s: State, seat: int, move: Move) -> Events:
    """Take the faked card back and all that came after it, or make the accuser pay."""
    log = log_of(s)
    hits = [place for place in faked(s.profile, log) if strikes(move, *log[place])]
    if not hits:
        return _acquit(s, seat, move)
    kept = log[: hits[0]]
    back = sum(cards for _, cards in laid(log[hits[0] :]))
    still_lying = s.table & ~back
    rewind(s, kept + tuple(entry for entry in log[hits[0] :] if _concerns(entry[1], still_lying)))
    cheat = log[hits[0]][0]
    penalise(s, HONEST, 1 << cheat)
    return (CaughtCheating(cheat, seat, cards_in(back)),)


def strikes(accusation: Move, seat: int, move: Move) -> bool:
    """Whether the accusation is aimed at this move of this seat."""
    if accusation.target is None:
        return accusation.seat == seat
    return bool(accusation.target.mask & move.mask)


def explain_accusing(s: State, seat: int, move: Move) -> Refusal:
    """Return why the seat may not accuse this card or this player."""
    if move.kind is MoveKind.ACCUSE_SEAT and s.profile.rules.cheating == "card":
        return Refusal.ACCUSE_A_CARD
    if move.kind is MoveKind.ACCUSE_CARD and s.profile.rules.cheating == "player":
        return Refusal.ACCUSE_A_PLAYER
    refusal = _accuser_refusal(s, seat)
    if refusal is None and move.target is not None:
        refusal = _card_refusal(s, seat, move.target)
    return refusal or _player_refusal(s, seat, move)


def _acquit(s: State, seat: int, move: Move) -> Events:
    by_player = move.target is None
    accused = move.seat if move.target is None else _owner(s, move.target)
    assert accused is not None, "an accusation without an accused"
    note(s, seat, move)
    penalise(s, MUTE if by_player else HONEST, 1 << seat)
    return (FalselyAccused(accused, seat),)


def _concerns(move: Move, cards: int) -> bool:
    """Whether the move accuses one of these cards."""
    return move.kind is MoveKind.ACCUSE_CARD and bool(1 << move.at & cards)


def _lying(s: State) -> list[Card]:
    """Return the cards on the table in its order, an attack before its cover."""
    covers = {move.at: move.cards for move in s.covers}
    return [card for attack in s.attacks for card in (CARDS[attack], *covers.get(attack, ()))]


def _owner(s: State, card: Card) -> int:
    return next(seat for seat, cards in laid(log_of(s)) if cards & card.mask)


def _accuser_refusal(s: State, seat: int) -> Refusal | None:
    if not s.attacks:
        return Refusal.NOTHING_TO_ACCUSE
    if seat not in starters(s):
        return Refusal.NOT_IN_THIS_BOUT
    return Refusal.MUTE if penalised(s, MUTE) >> seat & 1 else None


def _card_refusal(s: State, seat: int, card: Card) -> Refusal | None:
    if not card.mask & s.table:
        return Refusal.NOT_ON_TABLE
    if _owner(s, card) == seat:
        return Refusal.ACCUSE_ONESELF
    cleared = any(_concerns(move, card.mask) for _, move in log_of(s))
    return Refusal.ALREADY_CLEARED if cleared else None


def _player_refusal(s: State, seat: int, move: Move) -> Refusal:
    if move.seat not in range(s.profile.seats):
        return Refusal.NO_SUCH_SEAT
    return Refusal.ACCUSE_ONESELF if move.seat == seat else Refusal.ACCUSED_IS_OUT
