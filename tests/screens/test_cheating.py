"""Cheating on the screens: the switch is its owner's alone, and no screen tells a fake."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import durak
from bot.screens.callbacks import AccusePress, CardPress, FakePress, MovePress
from bot.screens.cards import card_text
from bot.screens.hand import hand_screen
from bot.screens.scene import Face, Scene
from bot.screens.screen import Screen, visible_length
from bot.screens.table import table_screen
from locales import LANGUAGES, words
from tests.screens.golden_cheating import CARD, FAKED, INNOCENT, LAST_CARD, PLAYER
from tests.screens.scenes import ANYA, BORYA, VERA, lobby, playing
from tests.screens.test_limits import EIGHT_SEATS, HOSTILE, check

RU = words("ru")
LONG_NAMES = [Face(chr(ord("А") + seat) * 24, person_id=seat + 1) for seat in range(8)]
COVERS = ("7c", "8d", "9h", "Ts", "Jc", "Qd")
FULL = "6c7d8h9sTcJdAs/7c8d9hTsJcQdAc/KcKd - - s 0>1 - 3"
FACES = (ANYA, BORYA, VERA)
ACCUSATIONS = (durak.MoveKind.ACCUSE_CARD, durak.MoveKind.ACCUSE_SEAT)
LONGEST = 60
"""Moves of a random game that are looked at: accused again and again it may last."""


def states(rules: str, seed: int) -> Iterator[durak.Game]:
    """The states of a random game of three, in which every legal move is as good as another."""
    dice = random.Random(seed)
    deck = [*map(str, durak.deck(durak.Rules.parse(rules)))]
    dice.shuffle(deck)
    game = durak.Game.deal(durak.Rules.parse(rules), seats=3, deck=deck)
    for _ in range(LONGEST):
        if game.outcome is not None:
            return
        yield game
        seat = dice.choice(game.actors)
        game, _ = game.play(seat, dice.choice(game.legal_moves(seat)))


def seen(game: durak.Game, seat: int | None, rules: str) -> Scene:
    scene = replace(lobby(*FACES, rules=rules), faces=FACES, phase="playing", deadline=1.0)
    return replace(scene, view=game.view(seat))


def presses(screen: Screen) -> list[str]:
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    return [button.callback_data or "" for row in rows for button in row]


def shown(screen: Screen) -> str:
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    return "\n".join([screen.text, *(button.text for row in rows for button in row)])


def reached(scene: Scene, *, cheating: bool) -> set[str]:
    """The moves that the buttons of a hand and of the choices behind its cards lead to."""
    found: set[str] = set()
    for data in presses(hand_screen(scene, RU, cheating=cheating)):
        if data.startswith("m:"):
            found.add(MovePress.unpack(data).move)
        elif data[:2] in ("c:", "f:"):
            card = (FakePress if data.startswith("f:") else CardPress).unpack(data).card
            choice = presses(hand_screen(scene, RU, card, cheating=cheating))
            moves = {MovePress.unpack(other).move for other in choice if other.startswith("m:")}
            found |= {move for move in moves if card in move}
    return found


@pytest.mark.parametrize("rules", [CARD, PLAYER])
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_move_has_its_button_and_fakes_only_with_the_switch(rules: str, seed: int) -> None:
    for game in states(rules, seed):
        for seat in range(3):
            scene = seen(game, seat, rules)
            legal, fair = game.legal_moves(seat), game.fair_moves(seat)
            accusing = presses(hand_screen(scene, RU, accusing=True))
            accusations = {AccusePress.unpack(d).move for d in accusing if d.startswith("v:")}
            assert accusations == {str(move) for move in legal if move.kind in ACCUSATIONS}
            assert reached(scene, cheating=False) == {str(m) for m in fair} - accusations
            assert reached(scene, cheating=True) == {str(m) for m in legal} - accusations


@pytest.mark.parametrize("rules", [CARD, PLAYER])
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_cards_that_nobody_has_seen_change_no_screen(rules: str, seed: int) -> None:
    """So no screen can tell more of a card than where it lies, a fake or not."""
    dice = random.Random(seed)
    for game in states(rules, seed):
        at = durak.Game.at(game.position, game.rules)
        for seat in (None, 0, 1, 2):
            other = durak.Game.at(permuted(game.position, seat, dice), game.rules)
            for language in LANGUAGES:
                assert screens(at, seat, language) == screens(other, seat, language)


def permuted(position: str, seat: int | None, dice: random.Random) -> str:
    """The position with the cards that this seat has not seen dealt anew; the trump card stays."""
    hands, table, stock, *rest = position.split(" ")
    held = hands.split("/")
    parts = [hand for number, hand in enumerate(held) if number != seat] + [stock[:-2]]
    unseen = re.findall("[2-9TJQKA][cdhs]", " ".join(parts))
    dice.shuffle(unseen)
    dealt = iter(unseen)
    for number, hand in enumerate(held):
        if number != seat and hand != "-":
            cards = sorted(durak.Card.parse(next(dealt)) for _ in range(len(hand) // 2))
            held[number] = "".join(map(str, cards))
    if stock != "-":
        stock = "".join(dealt) + stock[-2:]
    return " ".join(["/".join(held), table, stock, *rest])


def screens(game: durak.Game, seat: int | None, language: str) -> list[Screen]:
    asked, scene = words(language), seen(game, seat, str(game.rules))
    if seat is None:
        return [table_screen(scene, asked)]
    return [
        hand_screen(scene, asked),
        hand_screen(scene, asked, cheating=True),
        hand_screen(scene, asked, accusing=True),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_of_others_marks_a_fake(language: str) -> None:
    """Fair and faked covers, told in the same words: only the cards differ."""
    asked = words(language)
    fair = playing(FAKED[0], "0:7c 1:Acx7c", rules=CARD)
    faked = playing(*FAKED, rules=CARD)
    told = table_screen(faked, asked).text.replace(*_cards("6h", "Ac", language))
    assert told == table_screen(fair, asked).text
    for seat in (0, 2):
        hand = hand_screen(playing(*FAKED, rules=CARD, seat=seat), asked)
        assert shown(hand).count("🎭") == 1, "the own switch, and nothing else"


def _cards(one: str, other: str, language: str) -> tuple[str, str]:
    asked = words(language)
    return (
        card_text(durak.Card.parse(one), asked),
        card_text(durak.Card.parse(other), asked),
    )


@pytest.mark.parametrize(
    ("position", "moves", "seat"),
    [(*INNOCENT, 1), (*LAST_CARD, 1), ("6d/8dTs - - h 0>1 - 9", "", 0)],
)
def test_who_may_not_cheat_has_no_switch(position: str, moves: str, seat: int) -> None:
    """Who must play fairly; who has no card left; a table where nobody cheats."""
    rules = CARD if moves else "-"
    scene = playing(position, moves, rules=rules, seat=seat)
    plain = hand_screen(scene, RU)
    assert not [data for data in presses(plain) if data.startswith("w:") and "cheat" in data]
    assert hand_screen(scene, RU, cheating=True) == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", [HOSTILE, LONG_NAMES], ids=["hostile", "long"])
def test_eight_who_cheat_fit_the_hand_that_stands_in_the_group(
    language: str, faces: list[Face]
) -> None:
    """An ephemeral message has 1,024 characters: seven may not accuse, and all must believe."""
    rules, asked = "deck=52 cheating=player passing=explicit", words(language)
    accused = "0:2c2d " + " ".join(f"{seat}:!s0" for seat in range(1, 8))
    challenged = f"{accused} 1:take 0:pass " + " ".join(f"{seat}:pass" for seat in range(2, 8))
    for moves in ("0:2c2d", accused, challenged):
        for seat in range(8):
            scene = playing(EIGHT_SEATS, moves, rules=rules, seat=seat, faces=faces)
            scene = replace(scene, chat_title="Ж" * 60)
            for shown_so in ({}, {"cheating": True}, {"accusing": True}):
                screen = hand_screen(scene, asked, **shown_so)
                check(screen)
                assert visible_length(screen.text) <= 1024
        check(table_screen(playing(EIGHT_SEATS, moves, rules=rules, faces=faces), asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_has_a_button_for_each_card_that_may_be_accused(language: str) -> None:
    """Six attack cards and six covers, all faked but the lead."""
    attacks = [f"0:{card}" for card in ("6c", "7d", "8h", "9s", "Tc", "Jd")]
    covers = [f"1:{cover}x{attack[2:]}" for cover, attack in zip(COVERS, attacks, strict=True)]
    moves = " ".join(move for pair in zip(attacks, covers, strict=True) for move in pair)
    scene = playing(FULL, moves, rules=f"{CARD} first_cap=six", seat=2)
    screen = hand_screen(scene, words(language), accusing=True)
    check(screen)
    assert [d.rsplit(":", 1)[1] for d in presses(screen) if d.startswith("v:")] == [
        f"!{card}" for pair in zip(attacks, COVERS, strict=True) for card in (pair[0][2:], pair[1])
    ]


def test_who_is_away_sees_the_way_back_whatever_was_opened() -> None:
    scene = playing(*FAKED, rules=CARD, seat=0)
    away = replace(scene, faces=(replace(ANYA, gone=True), BORYA, VERA))
    assert presses(hand_screen(away, RU)) == ["r:12"]
    assert hand_screen(away, RU, cheating=True, accusing=True) == hand_screen(away, RU)


def test_a_list_without_accusations_is_not_opened() -> None:
    scene = playing("7cKd/6hAc/QhKh - - d 0>1 - 3", rules=CARD, seat=0)
    assert hand_screen(scene, RU, accusing=True) == hand_screen(scene, RU)
