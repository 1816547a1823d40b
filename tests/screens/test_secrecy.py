"""The group never sees a card of a hand or of the stock that is not public (engine.md, `view`)."""

import random
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durak
from bot.screens.cards import card_text
from bot.screens.hand import hand_screen
from bot.screens.scene import Face, Phase, Scene
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import LANGUAGES, words
from tests.screens.scenes import lobby

RULES = [
    "-",
    "mode=throw_in throw_order=clockwise passing=explicit",
    "mode=simple simple_throw=lead_rank deck=24",
    "deck=52 transfer_when=mid_bout throw_order=free cap=hand",
]
RANKS = "23456789TJQKA"
FACES = tuple(Face(f"Игрок{'абвгде'[seat]}", person_id=seat) for seat in range(6))


def shown(screen: Screen) -> str:
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    presses = [f"{button.text} {button.callback_data}" for row in rows for button in row]
    return "\n".join([screen.text, *presses])


def deal(rules: durak.Rules, seats: int, dice: random.Random) -> durak.Game:
    deck = [f"{rank}{suit}" for rank in RANKS[-rules.deck // 4 :] for suit in "cdhs"]
    dice.shuffle(deck)
    return durak.Game.deal(rules, seats=seats, deck=deck)


def told(story: list[durak.events.Event]) -> set[str]:
    """The cards that events of the open table name."""
    return set(re.findall(r"Card\('(\w+)'\)", repr(story)))


def hidden(game: durak.Game, story: list[durak.events.Event]) -> set[durak.Card]:
    """Cards of hands and stock that nobody has seen, read from the position, not from a view."""
    hands, _, stock, *_ = game.position.split(" ")
    cards = set(re.findall(r"[2-9TJQKA][cdhs]", hands + stock))
    view = game.view(None)
    public = {str(card) for known in view.known for card in known} | told(story)
    public |= {str(view.trump_card)}
    return {durak.Card.parse(card) for card in cards - public}


@pytest.mark.parametrize("text", RULES)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_a_random_game_shows_the_group_nothing_hidden(text: str, seed: int, seats: int) -> None:
    dice, rules = random.Random(seed), durak.Rules.parse(text)
    game, story = deal(rules, seats, dice), list[durak.events.Event]()
    scene = replace(lobby(*FACES[:seats], rules=text), phase="playing", deadline=1.0)
    while game.outcome is None:
        seat = game.actors[0]
        game, events = game.play(seat, dice.choice(game.legal_moves(seat)))
        story = [*story, *events][-12:]
        check(scene, game, story)


def check(scene: Scene, game: durak.Game, story: list[durak.events.Event]) -> None:
    phase: Phase = "playing" if game.outcome is None else "over"
    now = replace(scene, phase=phase, view=game.view(None), story=tuple(story))
    secret = hidden(game, story)
    for language in LANGUAGES:
        asked = words(language)
        text = shown(table_screen(now, asked))
        assert [card for card in secret if card_text(card, asked) in text] == []


def test_the_check_sees_the_cards_of_a_hand_where_they_are_shown() -> None:
    game = deal(durak.Rules(), 2, random.Random(1))
    own = replace(lobby(*FACES[:2]), phase="playing", view=game.view(0))
    secret = hidden(game, [])
    assert len(secret) == 35
    text = shown(hand_screen(own, words("ru")))
    assert {card for card in secret if card_text(card, words("ru")) in text} == set(
        game.view(0).hand
    )
