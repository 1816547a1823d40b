"""What pictures show, how large they are, and that they show nothing else."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image

import durak
from bot.pictures import Look, Sitter, TablePicture, draw_table, layout, shot_of
from bot.pictures.labels import label, writable
from bot.pictures.look import THEMES
from bot.pictures.sprites import back, face
from bot.portrait import look_of
from bot.screens.cards import cards_text
from durak import Game, Rules
from locales import words
from storage.people import StoredChat
from tests.pictures.tables import COVERED, EIGHT_SEATS, LOOKS, SIX_PAIRS, shot

LARGEST = 60_000
"""Bytes of a picture at most."""

FULL = {
    "six seats, six pairs": (SIX_PAIRS, COVERED),
    "eight seats, six pairs, jokers": (EIGHT_SEATS, f"{COVERED} deck=54 jokers=colour"),
}


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", FULL)
def test_the_fullest_tables_stay_small(name: str, look: str) -> None:
    data = draw_table(shot(*FULL[name], LOOKS[look]))
    assert len(data) <= LARGEST
    picture = opened(data)
    assert (picture.format, picture.size) == ("JPEG", (layout.WIDTH, layout.HEIGHT))


@pytest.mark.parametrize("look", LOOKS)
def test_no_two_cards_look_alike(look: str) -> None:
    cards = durak.deck(Rules(deck=54, jokers="colour"))
    faces = [face(card, LOOKS[look]).tobytes() for card in cards]
    assert len(set(faces)) == 54
    assert back(LOOKS[look]).tobytes() not in faces


def luminance(colour: tuple[int, int, int]) -> float:
    """WCAG's relative luminance."""
    parts = [value / 255 for value in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("name", THEMES)
def test_suits_and_words_stand_out(name: str) -> None:
    theme = THEMES[name]
    for suits in (theme.suits, theme.four_suits):
        assert all(contrast(colour, theme.face) >= 4.5 for colour in suits.values())
    for plate in (theme.seat, theme.seat_awaited, theme.seat_fool):
        assert contrast(theme.ink, plate) >= 4.5
    assert contrast(theme.number, theme.felt) >= 3  # large letters


@pytest.mark.parametrize("name", THEMES)
def test_four_suits_have_four_colours(name: str) -> None:
    colours = THEMES[name].four_suits.values()
    for one, other in combinations(colours, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) >= 90, (one, other)


def test_letters_follow_the_language() -> None:
    queen = durak.Card.parse("Qh")
    russian, english = face(queen, Look(letters="ВДКТ")), face(queen, Look(letters="JQKA"))
    assert russian.tobytes() != english.tobytes()
    nine = durak.Card.parse("9h")
    assert face(nine, Look(letters="JQKA")).tobytes() == face(nine, Look(letters="ВДКТ")).tobytes()


@pytest.mark.parametrize(
    ("language", "letters"), [("ru", "ВДКТ"), ("uk", "ВДКТ"), ("bg", "JQKA"), ("en", "JQKA")]
)
def test_the_picture_has_the_letters_of_the_texts(language: str, letters: str) -> None:
    assert look_of(StoredChat(-1), words(language)).letters == letters
    courts = cards_text(map(durak.Card.parse, ("Js", "Qs", "Ks", "As")), words(language))
    assert courts == " ".join(f"{letter}♠︎" for letter in letters)


def test_the_same_state_is_the_same_picture_after_a_restart_too() -> None:
    one, other = TablePicture(shot(SIX_PAIRS, COVERED)), TablePicture(shot(SIX_PAIRS, COVERED))
    assert one.key == other.key == shot(SIX_PAIRS, COVERED).key
    assert one.draw() == other.draw()


@pytest.mark.parametrize(
    "position",
    [
        SIX_PAIRS.replace("8sKc/", "8s/"),  # a card fewer in a hand
        SIX_PAIRS.replace("TcJc", "Tc"),  # a cover fewer
        SIX_PAIRS.replace(" s 0>1", " h 0>1"),  # another trump
    ],
)
def test_what_is_seen_makes_another_picture(position: str) -> None:
    other = shot(position, COVERED)
    assert other.key != shot(SIX_PAIRS, COVERED).key
    assert draw_table(other) != draw_table(shot(SIX_PAIRS, COVERED))


def test_hidden_cards_are_in_no_picture() -> None:
    """Two deals that differ in nothing but hands and stock are one picture."""
    dice = Random(5)
    rules = Rules()
    cards = [str(card) for card in durak.deck(rules)]
    trump = cards.pop(0)
    keys = set()
    for _ in range(20):
        dice.shuffle(cards)
        deck = [*cards[:18], trump, *cards[18:]]
        view = Game.deal(rules, 3, deck, leader=0).view(None)
        keys.add(shot_of(view, [Sitter(name) for name in "АБВ"], Look()).key)
    assert len(keys) == 1


def test_a_hand_has_no_picture() -> None:
    view = Game.at("6d9s/8dTs - - h 0>1 - 4", Rules()).view(0)
    with pytest.raises(ValueError, match="group"):
        shot_of(view, [Sitter("А"), Sitter("Б")], Look())


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("\u2068Аня\u2069", "Аня"),
        ("🤖 Компьютер 1", "Компьютер 1"),
        ("Їжак Ґанок", "Їжак Ґанок"),
        ("عمر", ""),
        ("🙂🙂", ""),
        ("Ж\u0301\u0302\u0303уть", "Жуть"),
        ("a\nb\tc", "abc"),
    ],
)
def test_what_cannot_be_written_is_left_out(name: str, written: str) -> None:
    assert writable(name) == written


def test_a_nameless_seat_has_its_number() -> None:
    nameless = replace(shot(SIX_PAIRS, COVERED), sitters=tuple(Sitter("🙂") for _ in range(6)))
    numbered = replace(nameless, sitters=tuple(Sitter(f"№ {seat}") for seat in range(1, 7)))
    assert draw_table(nameless) == draw_table(numbered)


def test_a_long_name_is_cut_to_its_room() -> None:
    assert label("Константин" * 9, 30, (0, 0, 0), 200).width <= 200


@pytest.mark.parametrize("badge", [0, 1, 4])
def test_the_fool_wears_what_was_hung_on_him(badge: int) -> None:
    over = shot("-/9d - - h 0>1 - 5 out=0", "mode=throw_in")
    assert over.fools == (1,)
    worn = replace(over, badge="6" * badge)
    plain = replace(over, badge="")
    assert (draw_table(worn) == draw_table(plain)) is (badge == 0)
