"""What may leave the engine: the view of one seat, or of the group."""

from __future__ import annotations

from durak.cards import CARDS, Card, cards_in
from durak.ending import seats_of
from durak.extra import LADDER
from durak.marks import UP
from durak.moves import Move
from durak.phases import CHALLENGE, phase_of
from durak.rooms.log import log_of
from durak.rooms.penalties import HONEST, MUTE, penalised
from durak.state import State
from durak.throwing import between_bouts, entitled, has_word, room
from durak.view import Pair, View

Moves = tuple[Move, ...]


def view_of(s: State, seat: int | None, moves: Moves, fair_moves: Moves) -> View:
    """Return what the seat may know, or with None what the group may; its moves are given."""
    return View(
        rules=s.profile.rules,
        seat=seat,
        hand=() if seat is None else cards_in(s.hands[seat]),
        counts=tuple(hand.bit_count() for hand in s.hands),
        table=_table(s),
        trump=s.profile.trump,
        trump_card=_face_up(s),
        stock=len(s.stock),
        discard=s.gone.bit_count(),
        bout=s.bout,
        leader=s.leader,
        attacker=s.attacker,
        defender=s.defender,
        taking=s.taking,
        passed=seats_of(s.passed),
        awaited=awaited(s),
        limit=0 if s.outcome is not None or phase_of(s) else max(room(s), 0),
        places=s.out,
        moves=moves,
        fair_moves=fair_moves,
        challenge=phase_of(s) == CHALLENGE,
        honest=seats_of(penalised(s, HONEST)),
        mute=seats_of(penalised(s, MUTE)),
        log=log_of(s),
        known=known_cards(s),
        discarded=frozenset(cards_in(s.gone)),
        hanging=between_bouts(s),
        ladder=s.rooms.get(LADDER),
        outcome=s.outcome,
    )


def _table(s: State) -> tuple[Pair, ...]:
    covers = {move.at: move.cards[0] for move in s.covers}
    return tuple(Pair(CARDS[card], covers.get(card)) for card in s.attacks)


def _face_up(s: State) -> Card | None:
    """Return the trump card that lies or was dealt face up (1.9), None when there is none."""
    bit = s.stock[-1] if s.stock else s.rooms.get(UP, 0)
    return cards_in(bit)[0] if bit else None


def known_cards(s: State) -> tuple[tuple[Card, ...], ...]:
    """Return by seat the cards everybody knows are in that hand."""
    return tuple(cards_in(known & hand) for known, hand in zip(s.known, s.hands, strict=True))


def awaited(s: State) -> tuple[int, ...]:
    """Return whom the table waits for, from what everybody knows (engine.md, `actors`).

    At the passes those who are asked. Under `auto` they are asked by what they hold, which is a
    secret: there every entitled seat with cards that has not passed is named, as far as the word
    has come.
    """
    if s.outcome is not None:
        return ()
    if not s.attacks:
        return tuple(s.asked) or (s.leader,)
    if s.open and not s.taking:
        return (s.defender,)
    if not s.profile.auto:
        return tuple(s.asked)
    if has_word(s):
        return (s.attacker,)
    # Who holds nothing that fits is skipped, so under `clockwise` nobody sees where the word is.
    return tuple(entitled(s))
