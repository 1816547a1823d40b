"""The heap of lists that a game is."""

from dataclasses import dataclass, field, replace


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
    challenge: bool = False
    bout: int = 1
    empty: list[int] = field(default_factory=list)
    out: list[list[int]] = field(default_factory=list)
    idle: int = 0
    lead_size: int = 1
    held: int = 0
    up: str = ""
    used: list[int] = field(default_factory=list)  # who has shown a trump
    shown: list[str] = field(default_factory=list)  # shown trumps, still in the hand
    no_swap: bool = False
    honest: list[int] = field(default_factory=list)
    mute: list[int] = field(default_factory=list)
    log: list[tuple[int, str]] = field(default_factory=list)  # with cheating: this bout's moves
    unread: list[str] = field(default_factory=list)  # extras that the text should not have
    badge: int = 0
    redealt: bool = False
    over: bool = False

    def copy(self) -> "Game":
        """Another heap with the same in it: nothing that happens to one is seen in the other."""
        return replace(
            self,
            hands=[list(hand) for hand in self.hands],
            table=[list(pair) for pair in self.table],
            stock=list(self.stock),
            passed=list(self.passed),
            empty=list(self.empty),
            out=list(self.out),
            used=list(self.used),
            shown=list(self.shown),
            honest=list(self.honest),
            mute=list(self.mute),
            log=list(self.log),
        )

    def attacks(self) -> list[str]:
        return [pair[0] for pair in self.table]

    def covers(self) -> list[str]:
        return [pair[1] for pair in self.table if len(pair) == 2]

    def uncovered(self) -> list[str]:
        return [pair[0] for pair in self.table if len(pair) == 1]

    def is_lead(self) -> bool:
        return not self.over and not self.table

    def is_waiting_for_cover(self) -> bool:
        return bool(self.uncovered()) and not self.taking and not self.challenge

    def is_waiting_for_passes(self) -> bool:
        return bool(self.table) and (self.taking or not self.uncovered())

    def nothing_discarded(self) -> bool:
        """Every card of the deck is still in a hand, on the table or in the stock."""
        here = len(self.stock) + sum(map(len, self.hands)) + sum(map(len, self.table))
        return here == int(self.rules["deck"])

    def lay(self, seat: int, card: str) -> None:
        """Take a card out of a hand; note when that was the last one (1.8)."""
        self.hands[seat].remove(card)
        if not self.hands[seat]:
            self.empty.append(seat)
        self.leaves_hand(card)

    def leaves_hand(self, card: str) -> None:
        """1.9, 3.12: what was known of a card in a hand ends when it leaves it."""
        if card == self.up:
            self.up = ""
        if card in self.shown:
            self.shown.remove(card)
