"""Every member of every enum that people may meet has its text, short enough for a toast."""

import pytest

import durak
from bot.screens.options import ALL, Group, Option, option_key
from bot.screens.rule_lines import brief_rules, preset_key, preset_line, preset_names, problem_text
from bot.screens.topics import TOPICS
from bot.tables.notices import Notice
from locales import LANGUAGES, words

ALERT = 200


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
    rules = durak.Rules.parse("deck=24 teams=3x3")
    for seats in range(1, durak.MOST_SEATS + 1):
        assert 0 < len(problem_text(problem, words(language), rules, seats)) <= ALERT - 40


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", durak.Reason)
def test_reason_has_its_text(language: str, reason: durak.Reason) -> None:
    assert words(language)(f"reason-{reason.value}", names="Аня", count=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", durak.PRESETS)
def test_preset_has_its_name_and_says_who_plays_so(language: str, name: str) -> None:
    shown = durak.preset_of(durak.PRESETS[name])
    assert shown is not None
    assert words(language)(preset_key(shown))
    assert 0 < len(preset_line(shown, words(language))) <= ALERT - 20
    assert brief_rules(durak.PRESETS[name], words(language))


def test_every_way_to_play_is_offered_once() -> None:
    offered = [durak.PRESETS[name] for name in preset_names()]
    playable = set(durak.PRESETS.values())
    assert len(offered) == len(playable) and set(offered) == playable


def test_every_option_is_in_the_list_once() -> None:
    assert sorted(option.key for option in ALL) == sorted(durak.OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", ALL, ids=lambda option: option.key)
def test_option_and_its_values_have_their_texts(language: str, option: Option) -> None:
    asked = words(language)
    assert asked(option_key(option.key))
    for value in option.values:
        for attribute in (".choice", ".brief", ".rule"):
            assert asked(option_key(option.key, value) + attribute)


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.key)
def test_the_topics_of_an_option_are_there(option: Option) -> None:
    assert set(option.topics) <= set(TOPICS)
    for values in option.topics.values():
        assert set(values) <= set(option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", Group)
def test_group_has_its_name_and_options(language: str, group: Group) -> None:
    assert words(language)(f"group-{group.value}")
    assert any(option.group is group for option in ALL)


@pytest.mark.parametrize("option", ALL, ids=lambda option: option.key)
def test_every_value_of_the_menu_can_be_played(option: Option) -> None:
    for value in option.values:
        mode = {"simple_throw": "simple", "pogony": "throw_in"}.get(option.key, "transfer")
        rules = durak.with_option(durak.Rules(mode=mode), option.key, value)
        seats = durak.team_seats(rules) or 2
        dealt = durak.Game.deal(rules, seats=seats, deck=durak.deck(rules), leader=0)
        assert dealt.outcome is None


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        ("-", "Переводной, 36 карт, подкидывают все"),
        ("mode=simple deck=24", "Простой, 24 карты"),
        (
            "mode=throw_in throw_in=neighbours cap=hand draw=off",
            "Подкидной, 36 карт, подкидывают соседи, предел по руке, без ничьей",
        ),
        (
            "deck=52 cheating=card passing=explicit lead=single",
            "Переводной, 52 карты, подкидывают все, шулера (ловят карту), ход одной картой, "
            "пас говорят все",
        ),
        (
            "transfer_when=mid_bout next_lead=winner",
            "Bingo – переводной, 36 карт, подкидывают все, следующую игру начинает лучший, "
            "перевод и после покрытия",
        ),
        ("follow_in=on", "Переводной, 36 карт, подкидывают все"),
        ("follow_in=off", "Переводной, 36 карт, подкидывают все, вдогонку нельзя"),
    ],
)
def test_the_line_about_a_table_tells_what_is_unusual(rules: str, line: str) -> None:
    assert brief_rules(durak.Rules.parse(rules), words("ru")) == line
