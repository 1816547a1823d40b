"""Random starts: what the two implementations are compared on."""

from dataclasses import dataclass
from random import Random

from tests.naive.cards import height, is_joker, whole_deck
from tests.naive.rules import read_rules
from tests.naive.seats import SIDES


@dataclass(frozen=True)
class Start:
    """A dealt deck, or a position in the middle of a game when `position` says so."""

    rules: str
    seats: int
    deck: tuple[str, ...]
    leader: int | None
    position: str


def random_start(seed: int, rules: str, seats: int) -> Start:
    dice = Random(seed)
    named = read_rules(rules)
    cards = whole_deck(named["deck"])
    dice.shuffle(cards)
    is_named = named["first_lead"] == "random" or dice.random() < 0.2
    leader = dice.randrange(seats) if is_named else None
    position = random_lead(dice, cards, seats, named["teams"]) if dice.random() < 0.4 else ""
    return Start(rules, seats, tuple(cards), leader, position)


def random_lead(dice: Random, cards: list[str], seats: int, teams: str) -> str:
    """The beginning of some later bout: hands of any size, little or no stock, some seats out."""
    idle = len(cards) - dice.randint(1, 3)
    cards = sorted(cards, key=is_joker, reverse=True)  # no joker may lie face up
    stock = [cards.pop() for _ in range(dice.choice((0, 0, 0, 1, 3, 6)))]
    dice.shuffle(cards)
    most = min(dice.choice((1, 2, 4, 8)), len(cards) // seats)
    in_game, leader, defender = random_seats(dice, seats, teams, bool(stock))
    gone = [str(seat) for seat in range(seats) if seat not in in_game]
    dice.shuffle(gone)
    hands = [
        "".join(sorted((cards.pop() for _ in range(dice.randint(1, most))), key=height))
        if seat in in_game
        else "-"
        for seat in range(seats)
    ]
    trump = stock[-1][1] if stock else dice.choice("cdhs")
    extras = [f"idle={idle}"] if dice.random() < 0.2 else []
    extras += [f"out={','.join(gone)}"] if gone else []
    fields = ["/".join(hands), "-", "".join(stock) or "-", trump, f"{leader}>{defender}", "-"]
    return " ".join([*fields, str(dice.randint(1, 9)), ";".join(extras)]).strip()


def random_seats(
    dice: Random, seats: int, teams: str, is_stock: bool
) -> tuple[list[int], int, int]:
    """Who is in, who leads, whom: two sides at least are in."""
    sides = SIDES.get(teams, seats)
    in_game = list(range(seats))
    if not is_stock:
        one, other = dice.sample(range(sides), 2)
        needed = [dice.choice(range(side, seats, sides)) for side in (one, other)]
        in_game = [seat for seat in in_game if seat in needed or dice.random() < 0.5]
    leader = dice.choice(in_game)
    others = [(leader + step) % seats for step in range(1, seats)]
    defender = next(s for s in others if s in in_game and (s - leader) % sides)
    return in_game, leader, defender
