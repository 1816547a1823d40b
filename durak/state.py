"""The inner core's state of a game: mutable, integers for card sets, no history.

`Game` is the public face and copies a state before it changes; random play and search may change
one in place. Every rule works on this, and there is no second copy of any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from durak.moves import Move
    from durak.outcome import Outcome
    from durak.profile import Profile


class State:
    """Everything a position says, and what may be known of the hands.

    `attacks` are the indexes of the attack cards in the order played, `covers` the moves that
    covered, `open` the attack cards still uncovered, `table` the set of all of these. `fits` is
    the set of cards whose rank may be thrown in. `stock` are the bits of its cards, next first.
    `passed` is a set of seats, `given` whether the first word has been given away (3.3). `asked`
    are the seats that may throw in, or pass when all is covered or taken, as `throwing` found them
    after the last move; with an empty table, who is asked something before the next lead.
    `emptied` are the seats whose hand became empty in this bout. `gone` is
    the discard.
    `known` are by seat the cards seen to go into that hand, those played since too. `marks` are
    cards in hands that the position names beside the hands (`rooms` says how).
    """

    __slots__ = (
        "asked",
        "attacker",
        "attacks",
        "bout",
        "cap",
        "covers",
        "defender",
        "emptied",
        "fits",
        "given",
        "gone",
        "hands",
        "held",
        "idle",
        "known",
        "lead",
        "leader",
        "marks",
        "open",
        "out",
        "outcome",
        "passed",
        "profile",
        "rooms",
        "stock",
        "table",
        "taking",
    )

    profile: Profile
    hands: list[int]
    known: list[int]
    stock: tuple[int, ...]
    gone: int
    leader: int
    attacker: int
    defender: int
    bout: int
    idle: int
    out: tuple[tuple[int, ...], ...]
    outcome: Outcome | None
    attacks: tuple[int, ...]
    covers: tuple[Move, ...]
    open: tuple[int, ...]
    table: int
    fits: int
    cap: int
    lead: int
    held: int
    taking: bool
    given: bool
    passed: int
    emptied: tuple[int, ...]
    asked: list[int]
    marks: int
    rooms: dict[str, Any]

    def copy(self) -> State:
        """Return a state that changes independently of this one.

        `rooms` is shared: whoever changes it puts a new dictionary in its place.
        """
        new = State.__new__(State)
        new.profile = self.profile
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.stock = self.stock
        new.gone = self.gone
        new.leader = self.leader
        new.attacker = self.attacker
        new.defender = self.defender
        new.bout = self.bout
        new.idle = self.idle
        new.out = self.out
        new.outcome = self.outcome
        new.attacks = self.attacks
        new.covers = self.covers
        new.open = self.open
        new.table = self.table
        new.fits = self.fits
        new.cap = self.cap
        new.lead = self.lead
        new.held = self.held
        new.taking = self.taking
        new.given = self.given
        new.passed = self.passed
        new.asked = self.asked
        new.emptied = self.emptied
        new.marks = self.marks
        new.rooms = self.rooms
        return new
