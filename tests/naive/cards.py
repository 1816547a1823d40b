"""Cards are two letters: rank and suit. The jokers are Xr and Xb; X is no rank (2.4)."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKERS = ["Xr", "Xb"]
LOWEST = {"24": "9", "36": "6", "52": "2", "54": "2"}


def whole_deck(size: str) -> list[str]:
    ranks = RANKS[RANKS.index(LOWEST[size]) :]
    cards = [rank + suit for rank in ranks for suit in SUITS]
    return cards + JOKERS if size == "54" else cards


def is_joker(card: str) -> bool:
    return card in JOKERS


def colour(card: str) -> str:
    return "red" if card[1] in "dhr" else "black"


def height(card: str) -> tuple[int, int]:
    """By rank, then by suit, jokers last: the order of a hand."""
    if is_joker(card):
        return len(RANKS), JOKERS.index(card)
    return RANKS.index(card[0]), SUITS.index(card[1])


def split(text: str) -> list[str]:
    """ "6d9hTs" -> ["6d", "9h", "Ts"]."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def beats(cover: str, attack: str, trump: str, jokers: str) -> bool:
    """1.1, 2.4; `jokers` is the option."""
    if is_joker(cover) or is_joker(attack):
        return joker_beats(cover, attack, trump, jokers)
    if cover[1] == attack[1]:
        return height(cover) > height(attack)
    return cover[1] == trump


def joker_beats(cover: str, attack: str, trump: str, jokers: str) -> bool:
    """2.4, where one of the two at least is a joker."""
    if jokers == "supreme":
        return not is_joker(attack)
    trump_joker = "Xr" if trump in "dh" else "Xb"
    if cover == trump_joker:
        return True
    if attack == trump_joker:
        return False
    if is_joker(attack):
        return cover[1] == trump
    return colour(cover) == colour(attack)
