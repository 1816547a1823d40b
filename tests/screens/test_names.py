"""Names as they may stand in a message."""

import html
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.names import clean_name, html_name, html_names, plain_names
from bot.screens.scene import Face
from locales import words

RU = words("ru")
HOSTILE = st.text(
    alphabet=st.one_of(
        st.sampled_from(
            "<>&\"'а́\u0301\u202e\u2066\u2069\u200d\u200b\ufe0f\u3164\u2800🧙👨👩👧🏽🇷🇺\n\t "
        ),
        st.characters(),
    ),
    max_size=80,
)


def isolated(name: str) -> str:
    return f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Аня", "Аня"),
        ("  Аня \n\t Петрова ", "Аня Петрова"),
        (">_<", ">_<"),
        ("\u202eevil\u202c", "evil"),
        ("\u2067\u2068a\u2069\u2069", "a"),
        ("a\u0000b\u200bc\u00ad", "abc"),
        ("é", "é"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306b", "á\u0302\u0303b"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("👋🏽", "👋🏽"),
        ("🇷🇺🇺🇦", "🇷🇺🇺🇦"),
        ("a" * 24, "a" * 24),
        ("a" * 64, "a" * 24 + "…"),
        ("👨‍👩‍👧" * 64, "👨‍👩‍👧" * 8 + "…"),
        ("", "Игрок 3"),
        ("   ", "Игрок 3"),
        ("\u3164\u2800\u200d\ufe0f\u0301", "Игрок 3"),
        ("\ud800", "Игрок 3"),
        ("مرحبا", "مرحبا"),
    ],
)
def test_a_name_is_visible_short_and_turns_nothing(raw: str, shown: str) -> None:
    assert clean_name(raw, 2, RU) == isolated(shown)


def test_a_name_is_escaped_for_html_after_it_is_cut() -> None:
    assert html_name("<b>&" * 20, 0, RU) == isolated("&lt;b&gt;&amp;" * 6 + "…")


def test_the_nameless_are_told_apart_by_their_seats_in_the_language() -> None:
    assert clean_name("", 0, words("en")) == isolated("Player 1")


def test_two_of_one_name_are_told_apart() -> None:
    faces = [Face("Аня"), Face("Аня"), Face("аня"), Face("Аня (2)"), Face("")]
    assert plain_names(faces, RU) == (
        isolated("Аня"),
        isolated("Аня (2)"),
        isolated("аня (3)"),
        isolated("Аня (2) (2)"),
        isolated("Игрок 5"),
    )


def test_computers_are_marked_and_told_apart() -> None:
    faces = [Face("", computer=True), Face("", computer=True), Face("Компьютер")]
    assert plain_names(faces, RU) == (
        "🤖 " + isolated("Компьютер"),
        "🤖 " + isolated("Компьютер (2)"),
        isolated("Компьютер (3)"),
    )


@given(HOSTILE)
def test_any_name_is_one_short_visible_line(raw: str) -> None:
    name = clean_name(raw, 4, RU)
    inner = name.removeprefix("\u2068").removesuffix("\u2069")
    assert name == isolated(inner)
    assert 0 < len(inner.encode("utf-16-le")) // 2 <= 65
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in inner)
    assert not set(inner) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert any(unicodedata.category(char)[0] in "LNPS" for char in inner)


@given(HOSTILE)
def test_any_name_survives_html(raw: str) -> None:
    escaped = html_name(raw, 4, RU)
    assert "<" not in escaped
    assert ">" not in escaped
    assert html.unescape(escaped) == clean_name(raw, 4, RU)


@given(st.lists(HOSTILE, min_size=2, max_size=8))
def test_no_two_at_a_table_look_the_same(raw: list[str]) -> None:
    names = html_names([Face(name) for name in raw], RU)
    assert len(set(names)) == len(raw)
