"""Which moves are legal. `legal_moves` is the one truth; `check` and `play` ask it."""

from __future__ import annotations

from durak.cards import JOKERS, PLAIN_CARDS, RANK_MASK
from durak.moves import ATTACK, COVER, LEADS, PARTS, PASS, TAKE, TRANSFER, Move
from durak.state import State
from durak.throwing import attack_cap, room


def legal_moves(s: State, seat: int) -> list[Move]:
    """Return the legal moves of a seat in the contract's order, [] when it has none."""
    if s.outcome is not None:
        return []
    p = s.profile
    if not s.attacks:
        found = p.leads(s) if seat == s.leader and not s.asked else []
    elif seat == s.defender:
        found = p.defences(s) if s.open and not s.taking else []
    else:
        found = p.additions(s, seat)
    for room_moves in p.late_moves:
        found += room_moves(s, seat)
    return found


def leads(s: State) -> list[Move]:
    """Return the leads: cards of one rank within the limits, every subset its own (3.1, 3.7)."""
    most = room(s)
    if most > s.profile.lead_most:
        most = s.profile.lead_most
    by_part = LEADS[most]
    hand = s.hands[s.leader]
    found: list[Move] = []
    for ranks in PARTS:
        part = hand & ranks
        if part:
            found += by_part[part]
    if hand >> PLAIN_CARDS:
        found += _each(hand & JOKERS, ATTACK)
    return found


def additions(s: State, seat: int) -> list[Move]:
    """Return what a seat may throw in, then pass where it is asked (1.3, 1.11)."""
    if seat not in s.asked:
        return []
    found: list[Move] = []
    fitting = s.hands[seat] & s.fits
    while fitting:
        lowest = fitting & -fitting
        found.append(ATTACK[lowest])
        fitting ^= lowest
    if s.taking or not s.open:
        found.append(PASS)
    return found


def defences(s: State) -> list[Move]:
    """Return covers by attack card, then transfers, then take (1.1, 3.10, 1.5)."""
    hand = s.hands[s.defender]
    beats = s.profile.beats
    found: list[Move] = []
    for attack in s.open:
        covering = hand & beats[attack]
        if covering:
            covers = COVER[attack]
            while covering:
                lowest = covering & -covering
                found.append(covers[lowest])
                covering ^= lowest
    if s.profile.transfers:
        passing_on = transferable(s)
        if passing_on:
            found += _each(passing_on, TRANSFER)
        for room_moves in s.profile.more_defences:
            found += room_moves(s)
    found.append(TAKE)
    return found


def transferable(s: State) -> int:
    """Return the cards that the defender may lay to pass the attack on (3.10, 3.11)."""
    p = s.profile
    if (not p.transfer_first and s.bout == 1) or (s.covers and not p.mid_bout):
        return 0
    fitting = s.hands[s.defender] & p.transfer_rank(s.open)
    if not fitting:
        return 0
    target = transfer_target(s)
    return fitting if target is not None and transfer_fits(s, target) else 0


def open_rank(uncovered: tuple[int, ...]) -> int:
    """Return all cards of the one rank of what lies uncovered, 0 when it is of several."""
    rank = RANK_MASK[uncovered[0]]
    for attack in uncovered:
        if RANK_MASK[attack] != rank:
            return 0
    return rank


def transfer_target(s: State) -> int | None:
    """Return the seat that a transfer goes to (3.10, 5.2), None when there is nobody."""
    for seat in s.profile.foes_after[s.defender]:
        if s.hands[seat] or s.stock:
            return seat
    return None


def transfer_fits(s: State, target: int) -> bool:
    """Whether one more attack card keeps within the target's hand and his cap (3.8, 3.10)."""
    count = s.hands[target].bit_count()
    if len(s.open) + 1 > count:
        return False
    return len(s.attacks) + 1 <= attack_cap(s, count)


def actors(s: State) -> list[int]:
    """Return the seats that have a legal move now, the one awaited first."""
    if s.outcome is not None:
        return []
    if not s.attacks:
        first = s.asked or [s.leader]
    elif s.open and not s.taking:
        first = [s.defender]
        fits, hands = s.fits, s.hands
        for seat in s.asked:
            if hands[seat] & fits:
                first.append(seat)
    else:
        first = s.asked
    for with_room in s.profile.late_actors:
        first = with_room(s, first)
    return first


def _each(mask: int, moves: dict[int, Move]) -> list[Move]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(moves[lowest])
        mask ^= lowest
    return found
