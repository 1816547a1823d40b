"""Cards are two letters: rank and suit."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
LOWEST = {"24": "9", "36": "6", "52": "2"}


def whole_deck(size: str) -> list[str]:
    ranks = RANKS[RANKS.index(LOWEST[size]) :]
    return [rank + suit for rank in ranks for suit in SUITS]


def height(card: str) -> tuple[int, int]:
    """By rank, then by suit: the order of a hand."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def split(text: str) -> list[str]:
    """ "6d9hTs" -> ["6d", "9h", "Ts"]."""
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def beats(cover: str, attack: str, trump: str) -> bool:
    """1.1."""
    if cover[1] == attack[1]:
        return height(cover) > height(attack)
    return cover[1] == trump
