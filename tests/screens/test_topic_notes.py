"""What a topic says about itself at a table that plays otherwise."""

import pytest

import durak
from bot.screens.topic_notes import topic_note
from locales import words

RU = words("ru")
HERE = "🚫 За этим столом иначе. "


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
        ("passage", "passage=game", ""),
        ("passage", "-", f"{HERE}Переводят только выложенной картой: проездного нет."),
        ("teams", "-", f"{HERE}Каждый за себя."),
        ("lead", "mode=simple", ""),
    ],
)
def test_a_topic_says_how_this_table_plays_instead(topic: str, rules: str, note: str) -> None:
    assert topic_note(topic, durak.Rules.parse(rules), RU) == note
