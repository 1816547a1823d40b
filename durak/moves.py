"""Moves as values and as text. The same move is always the same object."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any, ClassVar, Final
from weakref import WeakValueDictionary

from durak.cards import CARDS, PLAIN_CARDS, Card, parse_cards


class MoveKind(Enum):
    """What a move does."""

    ATTACK = "attack"
    COVER = "cover"
    TRANSFER = "transfer"
    SHOW = "show"
    TAKE = "take"
    PASS = "pass"
    SWAP = "swap"
    REDEAL = "redeal"
    ACCUSE_CARD = "accuse_card"
    ACCUSE_SEAT = "accuse_seat"
    HANG = "hang"


CODES: Final = {kind: code for code, kind in enumerate(MoveKind)}
"""By kind: its place in `MoveKind`, by which the core finds what plays it."""

ACCUSING: Final = (MoveKind.ACCUSE_CARD, MoveKind.ACCUSE_SEAT)
"""The kinds of accusations (6.3, 6.4)."""

_WORDS: Final = {
    "take": MoveKind.TAKE,
    "pass": MoveKind.PASS,
    "swap": MoveKind.SWAP,
    "redeal": MoveKind.REDEAL,
}
_LONGEST: Final = 4
"""Cards of one rank there are: no attack and no hanging is longer."""


class Move:
    """One move: interned and immutable, its text at most 12 characters of ASCII.

    `cards` are the own cards laid or shown, `target` is the attack card covered or the card
    accused, `seat` the seat accused. The other attributes serve the core: `code` is the place of
    the kind in `MoveKind`, `mask` the set of `cards`, `indexes` their indexes, `index`
    the first of these or -1, `at` the index of `target` or -1.
    """

    __slots__ = (
        "__weakref__",
        "at",
        "cards",
        "code",
        "index",
        "indexes",
        "kind",
        "mask",
        "seat",
        "target",
    )

    _by_text: ClassVar[dict[str, Move]] = {}
    _odd: ClassVar[WeakValueDictionary[str, Move]] = WeakValueDictionary()

    kind: MoveKind
    cards: tuple[Card, ...]
    target: Card | None
    seat: int | None
    code: int
    mask: int
    index: int
    indexes: tuple[int, ...]
    at: int

    def __new__(
        cls,
        kind: MoveKind,
        cards: tuple[Card, ...] = (),
        target: Card | None = None,
        seat: int | None = None,
    ) -> Move:
        """Return the one move that is this; its cards in any order, kept ascending."""
        cards = tuple(sorted(cards))
        text = _text(kind, cards, target, seat)
        known = cls._by_text.get(text) or cls._odd.get(text)
        if known is not None:
            return known
        # What somebody made up must not stay in memory for ever: only sensible moves are kept.
        move = _build(kind, cards, target, seat)
        cls._odd[text] = move
        return move

    @classmethod
    def parse(cls, text: str) -> Move:
        """Return the move written so; ValueError when no move is."""
        try:
            known = cls._by_text.get(text)
            return known if known is not None else _parse(text)
        except (AttributeError, TypeError):  # what is no text is no move either
            raise ValueError(f"not a move: {text!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a move does not change")

    def __reduce__(self) -> tuple[Any, ...]:
        return Move.parse, (str(self),)

    def __str__(self) -> str:
        return _text(self.kind, self.cards, self.target, self.seat)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def with_card(moves: tuple[Move, ...], card: Card) -> tuple[Move, ...]:
    """Return those of the moves in which this card is laid or shown."""
    return tuple(move for move in moves if card in move.cards)


def _text(kind: MoveKind, cards: tuple[Card, ...], target: Card | None, seat: int | None) -> str:
    laid = "".join(map(str, cards))
    match kind:
        case MoveKind.ATTACK:
            return laid
        case MoveKind.COVER:
            return f"{laid}x{target}"
        case MoveKind.TRANSFER:
            return f">{laid}"
        case MoveKind.SHOW:
            return f"^{laid}"
        case MoveKind.HANG:
            return f"@{laid}"
        case MoveKind.ACCUSE_CARD:
            return f"!{target}"
        case MoveKind.ACCUSE_SEAT:
            return f"!s{seat}"
    return str(kind.value)


def _build(kind: MoveKind, cards: tuple[Card, ...], target: Card | None, seat: int | None) -> Move:
    move = object.__new__(Move)
    values = {"kind": kind, "cards": cards, "target": target, "seat": seat, "code": CODES[kind]}
    values["indexes"] = tuple(card.index for card in cards)
    values["mask"] = sum(card.mask for card in cards)
    values["index"] = cards[0].index if cards else -1
    values["at"] = target.index if target else -1
    for name, value in values.items():
        object.__setattr__(move, name, value)
    return move


def _keep(kind: MoveKind, cards: tuple[Card, ...] = (), target: Card | None = None) -> Move:
    move = _build(kind, cards, target, None)
    Move._by_text[str(move)] = move
    return move


def _parse(text: str) -> Move:
    if text.startswith("!s") and text[2:].isascii() and text[2:].isdigit() and len(text) == 3:
        return Move(MoveKind.ACCUSE_SEAT, seat=int(text[2:]))
    if text.startswith("!"):
        return Move(MoveKind.ACCUSE_CARD, target=Card.parse(text[1:]))
    if text.startswith("@"):
        return Move(MoveKind.HANG, _some_cards(text[1:]))
    return Move(MoveKind.ATTACK, _some_cards(text))


def _some_cards(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not 1 <= len(cards) == len(set(cards)) <= _LONGEST:
        raise ValueError(f"not a move: {text!r}")
    return cards


def _subsets(rank: int, suits: int) -> tuple[tuple[Card, ...], ...]:
    """Return the sets of cards of a rank within `suits`, the smaller first, then by suit."""
    own = [CARDS[rank * 4 + suit] for suit in range(4) if suits >> suit & 1]
    sets = [
        tuple(card for place, card in enumerate(own) if choice >> place & 1)
        for choice in range(1, 1 << len(own))
    ]
    return tuple(sorted(sets, key=lambda cards: (len(cards), cards)))


ATTACK: Final = {card.mask: _keep(MoveKind.ATTACK, (card,)) for card in CARDS}
"""By the bit of the card: leading it or throwing it in."""

TRANSFER: Final = {card.mask: _keep(MoveKind.TRANSFER, (card,)) for card in CARDS}
SHOW: Final = {card.mask: _keep(MoveKind.SHOW, (card,)) for card in CARDS}
COVER: Final = tuple(
    {card.mask: _keep(MoveKind.COVER, (card,), attack) for card in CARDS if card is not attack}
    for attack in CARDS
)
"""By the index of the attack card, then by the bit of the covering one."""

TAKE: Final = _keep(MoveKind.TAKE)
PASS: Final = _keep(MoveKind.PASS)
SWAP: Final = _keep(MoveKind.SWAP)
REDEAL: Final = _keep(MoveKind.REDEAL)

for _rank in range(PLAIN_CARDS // 4):
    for _cards in _subsets(_rank, 0b1111):
        if len(_cards) > 1:
            _keep(MoveKind.ATTACK, _cards)


@cache
def _rank_leads(most: int, rank: int, suits: int) -> tuple[Move, ...]:
    sets = _subsets(rank, suits)
    return tuple(Move(MoveKind.ATTACK, cards) for cards in sets if len(cards) <= most)


class _Leads(dict[int, tuple[Move, ...]]):
    """Leads of at most so many cards, in order, made once for each part of a hand."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __missing__(self, part: int) -> tuple[Move, ...]:
        moves: tuple[Move, ...] = ()
        for rank in range(PLAIN_CARDS // 4):
            moves += _rank_leads(self.most, rank, part >> rank * 4 & 15)
        self[part] = moves
        return moves


PARTS: Final = (0xF, *(0xFFF << first for first in range(4, PLAIN_CARDS, 12)))
"""A hand is looked up three ranks at a time; of the twos alone there are few."""

LEADS: Final = tuple(_Leads(most) for most in range(_LONGEST + 1))
"""By the most cards allowed, then by part of a hand: its leads in order."""
