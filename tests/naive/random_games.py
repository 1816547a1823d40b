"""Random rules, random starts: what the two implementations are compared on."""

from dataclasses import dataclass
from random import Random

from tests.naive.cards import height, whole_deck

CHOICES = {
    "passing": ("auto", "explicit"),
    "first_lead": ("lowest_trump", "random", "upcard"),
    "next_lead": ("under_fool", "from_under_fool", "winner", "lowest_trump"),
    "lead": ("same_rank", "single"),
    "cap": ("six", "hand", "hand_minus_one"),
    "first_cap": ("five", "six", "lead_plus_four"),
    "first_cap_scope": ("first_discard", "first_bout"),
    "draw": ("on", "off"),
    "pogony": ("badge", "off"),
}
THROWING = {
    "throw_in": ("all", "neighbours", "attacker"),
    "throw_ranks": ("table", "covers"),
    "throw_order": ("first_word", "clockwise", "free"),
    "throw_before_cover": ("on", "off"),
    "follow_in": ("on", "off"),
}
TRANSFER = {"transfer_when": ("before_cover", "mid_bout"), "transfer_first": ("off", "on")}
SIMPLE = {"simple_throw": ("none", "lead_rank")}


@dataclass(frozen=True)
class Start:
    """A dealt deck, or a position in the middle of a game when `position` says so."""

    rules: str
    seats: int
    deck: tuple[str, ...]
    leader: int | None
    position: str


def random_rules(dice: Random, deck: str) -> str:
    """Sound by section 7; about half of the options at their defaults."""
    mode = dice.choice(("simple", "throw_in", "throw_in", "transfer", "transfer"))
    choices = CHOICES | (SIMPLE if mode == "simple" else THROWING)
    if mode == "transfer":
        choices = choices | TRANSFER
    words = [f"deck={deck}", f"mode={mode}"]
    for key, values in choices.items():
        if dice.random() < 0.5:
            words.append(f"{key}={dice.choice(values)}")
    return " ".join(words)


def random_start(seed: int) -> Start:
    dice = Random(seed)
    deck = dice.choice(("24", "36", "36", "52"))
    seats = dice.randint(2, min(int(deck) // 6, 8))
    rules = random_rules(dice, deck)
    cards = whole_deck(deck)
    dice.shuffle(cards)
    leader = dice.randrange(seats) if "random" in rules or dice.random() < 0.2 else None
    position = random_lead(dice, cards, seats) if dice.random() < 0.4 else ""
    return Start(rules, seats, tuple(cards), leader, position)


def random_lead(dice: Random, cards: list[str], seats: int) -> str:
    """The beginning of some later bout: hands of any size, little or no stock, some seats out."""
    idle = len(cards) - dice.randint(1, 3)
    cards = list(cards)
    stock = [cards.pop() for _ in range(dice.choice((0, 0, 0, 1, 3, 6)))]
    most = min(dice.choice((1, 2, 4, 8)), len(cards) // seats)
    in_game = list(range(seats))
    if not stock:
        in_game = sorted(dice.sample(in_game, dice.randint(2, seats)))
    gone = [str(seat) for seat in range(seats) if seat not in in_game]
    dice.shuffle(gone)
    hands = [
        "".join(sorted((cards.pop() for _ in range(dice.randint(1, most))), key=height))
        if seat in in_game
        else "-"
        for seat in range(seats)
    ]
    at = dice.randrange(len(in_game))
    roles = f"{in_game[at]}>{in_game[(at + 1) % len(in_game)]}"
    trump = stock[-1][1] if stock else dice.choice("cdhs")
    extras = [f"idle={idle}"] if dice.random() < 0.2 else []
    extras += [f"out={','.join(gone)}"] if gone else []
    fields = ["/".join(hands), "-", "".join(stock) or "-", trump, roles, "-"]
    return " ".join([*fields, str(dice.randint(1, 9)), ";".join(extras)]).strip()
