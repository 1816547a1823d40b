"""A state as its canonical text: seven fields, an eighth for what only some positions say."""

from __future__ import annotations

from collections.abc import Iterable

from durak.cards import CARDS, cards_in, format_cards
from durak.ending import seats_of
from durak.marks import UP
from durak.phases import phase_of
from durak.state import State
from durak.throwing import first_cap_holds


def position_text(s: State) -> str:
    """Return the text of a state; equal positions have equal text."""
    fields = [
        "/".join(map(format_cards, s.hands)),
        _table(s),
        "".join(str(cards_in(bit)[0]) for bit in s.stock) or "-",
        s.profile.trump,
        _roles(s),
        _flags(s),
        str(s.bout),
    ]
    extras = _extras(s)
    if extras:
        fields.append(";".join(f"{key}={extras[key]}" for key in sorted(extras)))
    return " ".join(fields)


def _table(s: State) -> str:
    covers = {move.at: str(move.cards[0]) for move in s.covers}
    return ",".join(str(CARDS[card]) + covers.get(card, "") for card in s.attacks) or "-"


def _roles(s: State) -> str:
    attacker = "" if s.attacker == s.leader else f".{s.attacker}"
    return f"{s.leader}{attacker}>{s.defender}"


def _flags(s: State) -> str:
    word_given = s.given and s.profile.first_word and s.hands[s.attacker]
    passed = f"p{_digits(seats_of(s.passed))}" if s.passed else ""
    said = ("t" if s.taking else "") + ("w" if word_given else "") + passed
    return said + phase_of(s) or "-"


def _digits(seats: Iterable[int]) -> str:
    return "".join(map(str, seats))


def _extras(s: State) -> dict[str, str]:
    """Return what the eighth field says, by key."""
    found = {
        "empty": _digits(s.emptied),
        "out": ",".join(map(_digits, s.out)),
        "idle": str(s.idle or ""),
        "lead": _lead(s),
        "held": str(s.held) if _held_matters(s) else "",
        "up": format_cards(s.rooms[UP]) if UP in s.rooms else "",
        **_end(s),
    }
    for key, codec in s.profile.extras.items():
        found[key] = codec.write(s)
    return {key: text for key, text in found.items() if text}


def _lead(s: State) -> str:
    in_force = s.profile.lead_plus_four and first_cap_holds(s)
    return str(s.lead) if in_force and s.lead != 1 else ""


def _held_matters(s: State) -> bool:
    return s.profile.hand_minus_one and bool(s.attacks) and s.held > s.profile.cap


def _end(s: State) -> dict[str, str]:
    if s.outcome is None:
        return {}
    reason = s.outcome.reason.value
    return {
        "badge": str(s.outcome.badge or ""),
        "end": reason if reason in s.profile.endings else "",
    }
