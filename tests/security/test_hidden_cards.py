"""No screen tells of cards that its reader has not seen: dealt otherwise, it is the same screen.

Stronger than to look for the names of cards: what cannot differ cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durak
from bot.pictures.shot import shot_of
from bot.portrait import look_of
from bot.screens.calling import call_screen
from bot.screens.cards import card_text
from bot.screens.hand import hand_screen
from bot.screens.hand_alert import hand_alert
from bot.screens.scene import Face, Scene
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import LANGUAGES, Words, words
from storage.people import StoredChat
from tests.fuzz.examples import fuzz
from tests.screens.scenes import ALL_ROOMS, lobby
from tests.security.dealt_otherwise import Course, dealt, dealt_otherwise, moments, unseen

MOMENTS = 5
RULES = {
    **{name: str(rules) for name, rules in durak.PRESETS.items()},
    "all rooms": ALL_ROOMS,
    "simple": "mode=simple simple_throw=lead_rank deck=24",
    "52": "deck=52 transfer_when=mid_bout throw_order=free cap=hand",
    "one by one": "mode=throw_in throw_order=clockwise passing=explicit deck=24",
    "exchange": "trump_exchange=on refusal=on",
    "fakes by player": "mode=throw_in cheating=player passing=explicit deck=24",
    "teams on a ladder": "mode=throw_in teams=2x2 pogony=ladder passing=explicit",
}


@pytest.mark.parametrize("name", RULES)
def test_a_screen_is_the_same_whatever_is_hidden(name: str) -> None:
    rules, met = durak.Rules.parse(RULES[name]), 0

    @fuzz(2)
    @given(seed=st.integers(0, 2**32))
    def in_a_random_game(seed: int) -> None:
        nonlocal met
        dice = Random(seed)
        seats = dice.choice([n for n in range(2, 7) if not rules.problems(n)])
        for course in moments(dealt(rules, seats, dice), MOMENTS, dice):
            for seat in (None, dice.randrange(seats)):
                met += looks_the_same(course, seat, dice)

    in_a_random_game()
    assert met


def looks_the_same(course: Course, seat: int | None, dice: Random) -> bool:
    """Whether another deal was found; what is drawn then is the same, and names nothing hidden."""
    asked = words(dice.choice(LANGUAGES))
    assert named(course, seat, asked) == []
    other = dealt_otherwise(course, seat, dice)
    if other is not None:
        assert list(screens(other, seat, asked)) == list(screens(course, seat, asked))
    return other is not None


def test_the_check_sees_a_card_that_is_shown() -> None:
    course = dealt(durak.Rules(), 3, Random(1))
    other = dealt_otherwise(course, None, Random(2))
    assert other is not None
    assert len(unseen(course, None)) == 35 and len(unseen(course, 0)) == 29
    assert scene_of(course, 1).view != scene_of(other, 1).view
    asked = words("ru")
    assert list(screens(course, 1, asked)) != list(screens(other, 1, asked))


def scene_of(course: Course, seat: int | None) -> Scene:
    """The table as this seat may see it; one of the others is out of reach, so it is mentioned."""
    game = course.game
    faces = tuple(Face(f"Игрок {seat}", person_id=seat + 1) for seat in range(game.seats))
    return replace(
        lobby(*faces, rules=str(game.rules)),
        phase="playing" if game.outcome is None else "over",
        view=game.view(seat),
        story=course.story,
        deadline=1.0,
        reachable=(False,) * game.seats,
    )


def screens(course: Course, seat: int | None, asked: Words) -> Iterator[object]:
    """Everything that is drawn for this seat, or for the group."""
    scene = scene_of(course, seat)
    assert scene.view is not None
    if seat is None:
        yield table_screen(scene, asked)
        yield table_screen(replace(scene, phase="closed"), asked)
        yield call_screen(scene, asked)
        yield shot_of(scene.view, (), look_of(StoredChat(-1), asked)).key
        return
    yield hand_alert(scene, asked)
    for cheating, accusing in ((False, False), (True, False), (False, True)):
        yield hand_screen(scene, asked, cheating=cheating, accusing=accusing)
    for card in scene.view.hand:
        yield hand_screen(scene, asked, str(card), cheating=True)


def named(course: Course, seat: int | None, asked: Words) -> list[str]:
    """Unseen cards that stand in the words or buttons of a screen."""
    drawn = [s for s in screens(course, seat, asked) if isinstance(s, Screen)]
    text = "\n".join(str(screen) for screen in drawn)
    hidden = map(durak.Card.parse, unseen(course, seat))
    return [str(card) for card in hidden if card_text(card, asked) in text]
