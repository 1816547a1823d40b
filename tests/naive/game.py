"""The heap of lists that a game is."""

from dataclasses import dataclass, field

from tests.naive.cards import whole_deck


@dataclass
class Game:
    rules: dict[str, str]
    hands: list[list[str]]
    table: list[list[str]]  # ["7d"] lies uncovered, ["7d", "9d"] is covered
    stock: list[str]
    trump: str
    leader: int
    attacker: int
    defender: int
    taking: bool = False
    word_given: bool = False
    passed: list[int] = field(default_factory=list)
    bout: int = 1
    empty: list[int] = field(default_factory=list)
    out: list[list[int]] = field(default_factory=list)
    idle: int = 0
    lead_size: int = 1
    held: int = 0
    up: str = ""
    badge: int = 0
    over: bool = False

    def attacks(self) -> list[str]:
        return [pair[0] for pair in self.table]

    def covers(self) -> list[str]:
        return [pair[1] for pair in self.table if len(pair) == 2]

    def uncovered(self) -> list[str]:
        return [pair[0] for pair in self.table if len(pair) == 1]

    def is_lead(self) -> bool:
        return not self.over and not self.table

    def is_waiting_for_cover(self) -> bool:
        return bool(self.uncovered()) and not self.taking

    def is_waiting_for_passes(self) -> bool:
        return bool(self.table) and (self.taking or not self.uncovered())

    def nothing_discarded(self) -> bool:
        """Every card of the deck is still in a hand, on the table or in the stock."""
        here = len(self.stock) + sum(map(len, self.hands)) + sum(map(len, self.table))
        return here == len(whole_deck(self.rules["deck"]))

    def lay(self, seat: int, card: str) -> None:
        """Take a card out of a hand; note when that was the last one (1.8)."""
        self.hands[seat].remove(card)
        if not self.hands[seat]:
            self.empty.append(seat)
        if card == self.up:
            self.up = ""
