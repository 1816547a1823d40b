"""Every preset at every table of its page: it deals, has no problems, and a whole game ends."""

from random import Random

import pytest

import durak
from tests.presets.statements import changed

SIX, FOUR, EIGHT = range(2, 7), range(2, 5), range(2, 9)
TEAMS = [("teams=2x2", [4]), ("teams=3x3", [6]), ("teams=three_pairs", [6])]
DECKS = [("deck=24", FOUR), ("deck=36", SIX), ("deck=52", EIGHT)]

PAGES: dict[str, list[tuple[str, range | list[int]]]] = {
    "classic": [("", SIX)],
    "mail": [("", FOUR)],
    "gambiter_simple": [("", SIX), *TEAMS[:2]],
    "gambiter_throw_in": [("", SIX), *TEAMS[:2]],
    "gambiter_transfer": [("", SIX), *TEAMS[:2]],
    "gto_throw_in": [("", SIX)],
    "gto_transfer": [("", SIX)],
    "gto_pogony": [("ladder_lead=on", SIX), ("ladder_lead=off", SIX)],
    "bingo": [("", SIX), ("deck=52", SIX)],
    "luck": [
        *[(f"{deck} first_cap={cap}", FOUR) for deck, _ in DECKS for cap in ("five", "six")],
        *[(f"{deck} teams=2x2", [4]) for deck, _ in DECKS],
    ],
    "bank": [("", FOUR)],
    "joker": [("", EIGHT)],
    "local_throw_in": [*DECKS, *TEAMS],
    "local_transfer": [*DECKS, *TEAMS],
    "local_cheats": [*DECKS, *TEAMS],
}
"""What a page lets a table change, and for how many."""

TABLES = [
    pytest.param(changed(name, changes), seats, id=f"{name} {changes} {seats}")
    for name, page in PAGES.items()
    for changes, numbers in page
    for seats in numbers
]

LONGEST = 20_000
"""Far more moves than any game takes."""


def test_every_preset_has_its_page() -> None:
    assert set(PAGES) == set(durak.PRESETS)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_table_deals_and_its_game_ends(rules: str, seats: int) -> None:
    asked = durak.Rules.parse(rules)
    assert asked.problems(seats=seats) == ()
    dice = Random(f"{rules} {seats}")
    deck = list(durak.deck(asked))
    dice.shuffle(deck)
    game = durak.Game.deal(asked, seats=seats, deck=deck)
    assert game.view(None).counts == (6,) * seats
    for _ in range(LONGEST):
        if game.outcome is not None:
            break
        seat = dice.choice(game.actors)
        game, _ = game.play(seat, dice.choice(game.legal_moves(seat)))
    assert game.outcome is not None, game.position
