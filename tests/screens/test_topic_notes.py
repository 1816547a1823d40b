"""What a topic says about itself where it is not played."""

import pytest

import durak
from bot.screens import options
from bot.screens.topic_notes import PLAYED_WITH, topic_note
from bot.screens.topics import TOPICS
from locales import words

RU = words("ru")
NOT_PLAYED = "⏳ Так здесь пока не играют."
HERE = "🚫 За этим столом иначе. "


@pytest.mark.parametrize("topic", ["teams", "cheating", "ladder", "bank", "jokers"])
def test_a_topic_that_no_table_can_choose_says_so(topic: str) -> None:
    assert topic_note(topic, None, RU) == NOT_PLAYED
    assert topic_note(topic, durak.Rules(), RU) == NOT_PLAYED


def test_the_mark_goes_when_the_option_joins_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "MENU", (*options.MENU, "teams", "pogony"))
    assert topic_note("teams", None, RU) == ""
    assert topic_note("ladder", None, RU) == ""


@pytest.mark.parametrize(
    ("topic", "rules", "note"),
    [
        ("transfer", "-", ""),
        (
            "transfer",
            "mode=throw_in",
            f"{HERE}Подкидной: подкидывать можно, переводить нельзя.",
        ),
        ("throw-in", "mode=throw_in", ""),
        (
            "follow-in",
            "mode=simple",
            f"{HERE}Простой: ничего не подкидывают и не переводят – покройте весь ход или берите.",
        ),
        ("follow-in", "follow_in=off", f"{HERE}После «беру» подкидывать уже нельзя."),
        ("pogony", "pogony=off", f"{HERE}Погон нет."),
        ("jokers", "deck=54 jokers=colour", ""),
        ("lead", "mode=simple", ""),
    ],
)
def test_a_topic_says_how_this_table_plays_instead(topic: str, rules: str, note: str) -> None:
    assert topic_note(topic, durak.Rules.parse(rules), RU) == note


def test_the_topics_and_values_are_those_there_are() -> None:
    assert set(PLAYED_WITH) <= set(TOPICS)
    for key, values in PLAYED_WITH.values():
        assert set(values) <= set(options.option_values(key))
