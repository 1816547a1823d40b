"""Every member of every enum that people may meet has its text, short enough for a toast."""

import pytest

import durak
from bot.screens.options import MENU, brief_rules, menu_values, option_key, option_values
from bot.tables.notices import Notice
from locales import LANGUAGES, words

ALERT = 200
RANKS = "23456789TJQKA"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notice", Notice)
def test_notice_has_its_text(language: str, notice: Notice) -> None:
    assert 0 < len(words(language)(f"notice-{notice.value}")) <= ALERT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", durak.Refusal)
def test_refusal_has_its_text(language: str, refusal: durak.Refusal) -> None:
    assert 0 < len(words(language)(f"refusal-{refusal.value.replace('_', '-')}")) <= ALERT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", durak.Problem)
def test_problem_has_its_text(language: str, problem: durak.Problem) -> None:
    assert 0 < len(words(language)(f"problem-{problem.value.replace('_', '-')}")) <= ALERT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", durak.Reason)
def test_reason_has_its_text(language: str, reason: durak.Reason) -> None:
    assert words(language)(f"reason-{reason.value}", names="Аня", count=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", durak.PRESETS)
def test_preset_has_its_name(language: str, name: str) -> None:
    assert words(language)(f"preset-{name.replace('_', '-')}")
    assert brief_rules(durak.PRESETS[name], words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", durak.OPTIONS)
def test_option_and_its_values_have_their_texts(language: str, key: str) -> None:
    asked = words(language)
    assert asked(option_key(key))
    for value in option_values(key):
        for attribute in ("", ".brief", ".rule"):
            assert asked(option_key(key, value) + attribute)


@pytest.mark.parametrize("key", MENU)
def test_the_menu_offers_sound_values_that_are_built(key: str) -> None:
    mode = "simple" if key == "simple_throw" else "transfer"
    for value in menu_values(key):
        named = {"mode": mode, key: value}
        rules = durak.Rules.parse(" ".join(f"{k}={v}" for k, v in named.items()))
        ranks = RANKS[-rules.deck // 4 :]
        deck = [f"{rank}{suit}" for rank in ranks for suit in "cdhs"]
        assert durak.Game.deal(rules, seats=2, deck=deck).outcome is None


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        ("-", "Переводной, 36 карт, подкидывают все"),
        ("mode=simple deck=24", "Простой, 24 карты"),
        (
            "mode=throw_in throw_in=neighbours cap=hand draw=off",
            "Подкидной, 36 карт, подкидывают соседи, предел по руке, без ничьей",
        ),
        ("follow_in=on", "Переводной, 36 карт, подкидывают все"),
        ("follow_in=off", "Переводной, 36 карт, подкидывают все, вдогонку нельзя"),
    ],
)
def test_the_line_about_a_table_tells_what_is_unusual(rules: str, line: str) -> None:
    assert brief_rules(durak.Rules.parse(rules), words("ru")) == line
