"""Random games over pairs of options: what must hold at every step of every game."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from durak import OPTIONS, Game, Move, Record, Rules, View
from durak.cards import CARDS, DECKS, cards_in, mask_of
from durak.moves import ATTACK, COVER, LEADS, PARTS, PASS, REDEAL, SHOW, SWAP, TAKE, TRANSFER
from durak.rooms import unbuilt

MOST_MOVES = 20_000
SEATS = range(2, 9)


Pair = tuple[tuple[str, object], tuple[str, object]]
PARTNERS = {"jokers": ("deck", 54), "cheating": ("passing", "explicit")}
"""What an option cannot do without; a deck of 54 needs jokers in turn."""


def values_of(dice: random.Random, fixed: dict[str, object], odds: float) -> dict[str, object]:
    values = {key: dice.choice(choices) for key, choices in OPTIONS.items() if dice.random() < odds}
    values |= fixed
    for key, (needed, value) in PARTNERS.items():
        if values.get(key, "off") != "off":
            values[needed] = value
    if values.get("deck") == 54 and values.get("jokers", "off") == "off":
        values["jokers"] = "colour"
    return values


def playable(values: dict[str, object]) -> Rules | None:
    rules = Rules(**values)  # type: ignore[arg-type]
    if unbuilt(rules) or rules.first_lead == "random":
        return None
    return rules if any(not rules.problems(seats) for seats in SEATS) else None


def pairs_of(rules: Rules) -> set[Pair]:
    named = [(key, getattr(rules, key)) for key in OPTIONS]
    return set(combinations(named, 2))


def pairwise() -> list[Rules]:
    """Sound rules in which every pair of values that can stand together does, with others."""
    dice = random.Random(2)
    found: list[Rules] = []
    covered: set[Pair] = set()
    for first, second in combinations(OPTIONS, 2):
        for one, other in product(OPTIONS[first], OPTIONS[second]):
            if ((first, one), (second, other)) in covered:
                continue
            fixed = {first: one, second: other}
            tries = [*[values_of(dice, fixed, odds) for odds in (0.5, 0.4, 0.3) * 8], fixed]
            rules = next(filter(None, map(playable, tries)), None)
            if rules is not None:
                found.append(rules)
                covered |= pairs_of(rules)
    return found


def seats_for(rules: Rules, dice: random.Random) -> int:
    return dice.choice([seats for seats in SEATS if not rules.problems(seats)])


def dealt(rules: Rules, dice: random.Random) -> Game:
    deck = list(cards_in(DECKS[rules.deck]))
    dice.shuffle(deck)
    return Game.deal(rules, seats_for(rules, dice), deck)


def step(game: Game, dice: random.Random) -> Game:
    seat = dice.choice(game.actors)
    return game.play(seat, dice.choice(game.legal_moves(seat)))[0]


def every_card_once(game: Game) -> bool:
    view = game.view(None)
    hands = [game.view(seat).hand for seat in range(game.seats)]
    seen = [card for hand in hands for card in hand]
    seen += [card for pair in view.table for card in pair if card is not None]
    seen += view.discarded
    stock = game.position.split()[2]
    seen += [CARDS_BY_TEXT[stock[at : at + 2]] for at in range(0, len(stock) - 1, 2)]
    return len(seen) == len(set(seen)) and mask_of(seen) == DECKS[game.rules.deck]


CARDS_BY_TEXT = {str(card): card for card in CARDS}


def hidden_cards(game: Game, seat: int | None) -> set[str]:
    """The cards that a view of this seat may not name."""
    view = game.view(seat)
    hidden = {
        card for other in range(game.seats) if other != seat for card in game.view(other).hand
    }
    hidden -= {card for known in view.known for card in known}
    stock = game.position.split()[2]
    if stock != "-":
        hidden |= {CARDS_BY_TEXT[stock[at : at + 2]] for at in range(0, len(stock) - 2, 2)}
    return {str(card) for card in hidden}


def named_in(view: View) -> set[str]:
    text = repr(view)
    return {name for name in CARDS_BY_TEXT if f"'{name}'" in text or f"x{name}" in text}


@pytest.mark.parametrize("part", range(12))
def test_every_pair_of_options_keeps_the_invariants(part: int) -> None:
    for number, rules in enumerate(pairwise()[part::12], part * 1000):
        dice = random.Random(number)
        game = dealt(rules, dice)
        moves = 0
        while game.outcome is None:
            assert game.actors, game
            assert Game.at(game.position, rules) == game
            assert Game.at(game.position, rules).position == game.position
            if moves % 8 == 0:
                assert every_card_once(game), game
            game = step(game, dice)
            moves += 1
            assert moves < MOST_MOVES, rules
        assert game.actors == ()
        finished = Game.at(game.position, rules)
        assert finished == game
        assert finished.outcome == game.outcome
        record = game.record()
        assert Record.parse(str(record)) == record
        assert record.replay().position == game.position


@pytest.mark.parametrize("mode", OPTIONS["mode"])
@pytest.mark.parametrize("passing", OPTIONS["passing"])
def test_no_view_names_a_hidden_card(mode: str, passing: str) -> None:
    rules = Rules(mode=mode, passing=passing)
    for seed in range(8):
        dice = random.Random(seed)
        game = dealt(rules, dice)
        while game.outcome is None:
            for seat in (None, *range(game.seats)):
                assert named_in(game.view(seat)).isdisjoint(hidden_cards(game, seat)), game
            game = step(game, dice)


def all_moves() -> list[Move]:
    found = {TAKE, PASS, SWAP, REDEAL}
    found |= set(ATTACK.values()) | set(TRANSFER.values()) | set(SHOW.values())
    found |= {move for covers in COVER for move in covers.values()}
    found |= {move for part in PARTS for move in LEADS[4][part]}
    return list(found)


def test_check_play_and_legal_moves_say_the_same() -> None:
    candidates = all_moves()
    dice = random.Random(4)
    for mode in OPTIONS["mode"]:
        rules = Rules(mode=str(mode), deck=24)
        for _ in range(3):
            game = dealt(rules, dice)
            while game.outcome is None:
                for seat in range(game.seats):
                    passing = {move for move in candidates if game.check(seat, move) is None}
                    assert passing == set(game.legal_moves(seat))
                game = step(game, dice)


def swap_unseen(game: Game, seat: int | None, dice: random.Random) -> str:
    """The position with the cards that `seat` has not seen dealt otherwise."""
    hands, table, stock, *rest = game.position.split()
    hidden = sorted(hidden_cards(game, seat))
    shuffled = hidden[:]
    dice.shuffle(shuffled)
    to = dict(zip(hidden, shuffled, strict=True))

    def moved(cards: str, ordered: bool) -> str:
        pieces = [cards[at : at + 2] for at in range(0, len(cards) - 1, 2)]
        new = [CARDS_BY_TEXT[to.get(piece, piece)] for piece in pieces]
        return "".join(map(str, sorted(new) if ordered else new)) or "-"

    own = "/".join(moved(hand, True) for hand in hands.split("/"))
    return " ".join([own, table, moved(stock, False), *rest])


@pytest.mark.parametrize("mode", OPTIONS["mode"])
def test_permuting_unseen_cards_changes_no_view(mode: str) -> None:
    rules = Rules(mode=str(mode), passing="explicit")
    for seed in range(6):
        dice = random.Random(seed)
        game = dealt(rules, dice)
        while game.outcome is None:
            here = Game.at(game.position, rules)
            for seat in (None, *range(game.seats)):
                other = Game.at(swap_unseen(here, seat, dice), rules)
                assert other.view(seat) == here.view(seat)
            game = step(game, dice)


def test_a_game_is_a_value() -> None:
    game = dealt(Rules(), random.Random(1))
    before = game.position
    seat = game.actors[0]
    move = game.legal_moves(seat)[0]
    later, _ = game.play(seat, move)
    assert game.position == before
    assert later != game
    again, _ = game.play(seat, str(move))
    assert again == later
    assert hash(again) == hash(later)
