"""Statements of a source, each with the positions that show whether a preset plays so.

A statement is a line "number TAG: what is said" and the cases under it; after the tag stands in
brackets what a table changes in the preset. A line that begins with spaces continues the one
before. Positions and moves as in docs/notation.md, numbers as in docs/rules.md.

| case | what must be so |
| --- | --- |
| `legal | position | seat | moves` | these are the legal moves, in this order; `-` for none |
| `fair | position | seat | moves` | these are the fair moves |
| `line | position | moves | position` | what the moves lead to |
| `refuse | position | seat:move | refusal` | the move is refused, and so named |
| `end | position | moves | outcome` | as in tests/positions |
| `next | position | moves | seat` | who leads the next game, `-` as in a first game |
| `pays | position | moves | stake | chips` | what each seat gets from the bank at the end |
| `climbs | position | moves | ranks` | the ranks of the sides for the next deal, `W`: has won |
| `deal | seats | cards | leader hands trump` | the first cards of the deck, the rest ascending |

A stock `*7h` holds all that the position does not name, the seven of hearts last: before the first
discard.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate

import durak
from tests import naive
from tests.naive.rules import read_rules
from tests.positions import both, judge
from tests.positions.cases import split_cards

HEAD = re.compile(
    r"(?P<number>\d(?:\.\d+)?) (?P<tag>[A-Z]+)(?: \[(?P<changes>.*)\])?: (?P<said>.+)"
)


@dataclass(frozen=True)
class Statement:
    """What a source says, and the cases that hold a preset to it."""

    preset: str
    number: str
    tag: str
    said: str
    rules: str
    cases: list[list[str]] = field(default_factory=list)

    def __str__(self) -> str:
        return f"{self.number} {self.said}"

    def check(self) -> None:
        """AssertionError where the preset plays otherwise; every statement has a case."""
        assert self.cases
        for kind, first, *fields in self.cases:
            CHECKS[kind](self.rules, filled(self.rules, first), *fields)


def read(preset: str, text: str) -> list[Statement]:
    """The statements of a source in its order. ValueError for a line that is neither."""
    found: list[Statement] = []
    for line in re.sub(r"\n +", " ", text.strip()).splitlines():
        head = HEAD.fullmatch(line)
        if head:
            rules = changed(preset, head["changes"] or "")
            found.append(Statement(preset, head["number"], head["tag"], head["said"], rules))
        elif line.partition(" | ")[0] in CHECKS:
            found[-1].cases.append(line.split(" | "))
        elif line:
            raise ValueError(line)
    return found


def changed(preset: str, changes: str) -> str:
    """The rules of a preset with these options named otherwise; ValueError for an unknown one."""
    named = dict(word.split("=") for word in str(durak.PRESETS[preset]).split() if word != "-")
    named |= dict(word.split("=") for word in changes.split())
    return str(durak.Rules.parse(" ".join(f"{key}={value}" for key, value in named.items()) or "-"))


def is_known_to_both(rules: str) -> bool:
    """Whether the naive implementation plays these rules too."""
    try:
        read_rules(rules)
    except KeyError:
        return False
    return True


def filled(rules: str, position: str) -> str:
    """The position with a stock of all the cards that it does not name."""
    whole = re.search(r" \*(\w\w) ", position)
    if not whole:
        return position
    named = set(re.findall(r"(?:[2-9TJQKA][cdhs]|X[rb])", position))
    rest = [str(card) for card in durak.deck(durak.Rules.parse(rules)) if str(card) not in named]
    return position.replace(whole[0], f" {''.join(rest)}{whole[1]} ")


def _at(rules: str, position: str) -> durak.Game:
    return durak.Game.at(position, durak.Rules.parse(rules))


def _after(rules: str, position: str, moves: str) -> durak.Game:
    return judge.after(_at(rules, position), both.pairs("" if moves == "-" else moves))


def check_legal(rules: str, position: str, seat: str, moves: str) -> None:
    assert judge.legal(_at(rules, position), int(seat)) == moves
    if is_known_to_both(rules):
        assert both.legal(rules, position, int(seat)) == moves


def check_fair(rules: str, position: str, seat: str, moves: str) -> None:
    fair = _at(rules, position).fair_moves(int(seat))
    assert (" ".join(map(str, fair)) or "-") == moves
    plain = naive.fair_moves(naive.read(position, rules), int(seat))
    assert (" ".join(plain) or "-") == moves


def check_line(rules: str, position: str, moves: str, expected: str) -> None:
    assert _after(rules, position, moves).position == expected
    if is_known_to_both(rules):
        assert both.after(rules, position, moves) == expected


def check_refuse(rules: str, position: str, move: str, refusal: str) -> None:
    seat, text = move.split(":")
    judge.assert_refused(_at(rules, position), int(seat), text)
    assert _at(rules, position).check(int(seat), durak.Move.parse(text)) is durak.Refusal(refusal)
    if is_known_to_both(rules):
        assert both.refusal(rules, position, int(seat), text) == refusal


def check_end(rules: str, position: str, moves: str, outcome: str) -> None:
    assert judge.end(_after(rules, position, moves)) == outcome
    if is_known_to_both(rules):
        assert both.end(rules, position, moves) == outcome


def check_next(rules: str, position: str, moves: str, seat: str) -> None:
    leader = None if seat == "-" else int(seat)
    assert judge.next_leader(_after(rules, position, moves)) == leader
    if is_known_to_both(rules):
        assert both.next_leader(rules, position, moves) == leader


def check_pays(rules: str, position: str, moves: str, stake: str, chips: str) -> None:
    ended = _after(rules, position, moves).outcome
    assert ended is not None
    ahead = list(accumulate((len(group) for group in ended.places), initial=1))
    places = {seat: ahead[at] for at, group in enumerate(ended.places) for seat in group}
    teams = durak.Rules.parse(rules).teams
    paid = durak.payouts([places[seat] for seat in sorted(places)], int(stake), teams=teams)
    assert " ".join(map(str, paid)) == chips


def check_climbs(rules: str, position: str, moves: str, ranks: str) -> None:
    game = _after(rules, position, moves)
    ladder = game.view(None).ladder
    assert ladder is not None
    assert game.outcome is not None
    assert str(ladder.advanced(game.outcome)) == ranks


def check_deal(rules: str, seats: str, cards: str, expected: str) -> None:
    first = split_cards(cards.replace(" ", ""))
    rest = [str(card) for card in durak.deck(durak.Rules.parse(rules)) if str(card) not in first]
    game = durak.Game.deal(durak.Rules.parse(rules), seats=int(seats), deck=[*first, *rest])
    hands, _, stock, trump, *_ = game.position.split(" ")
    shown = stock[-2:] if stock != "-" else game.position.partition("up=")[2] or trump
    assert f"{game.view(None).leader} {hands} {shown}" == expected
    if is_known_to_both(rules):
        assert naive.write(naive.deal(rules, int(seats), [*first, *rest])) == game.position


CHECKS: dict[str, Callable[..., None]] = {
    "legal": check_legal,
    "fair": check_fair,
    "line": check_line,
    "refuse": check_refuse,
    "end": check_end,
    "next": check_next,
    "pays": check_pays,
    "climbs": check_climbs,
    "deal": check_deal,
}
