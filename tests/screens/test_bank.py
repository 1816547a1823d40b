"""What people are told about chips is what the rules do."""

import pytest

import durak
from bot.screens.rules import rules_screen
from locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_topic_of_the_bank_has_the_numbers_in_force(language: str) -> None:
    text = rules_screen(words(language), "bank", None, 0).text
    assert f"{durak.NEW_PURSE} " in text or f"{durak.NEW_PURSE};" in text
    assert f" {durak.DAILY_LEAST}" in text
    example = durak.payouts((1, 2, 3, 4), 25)
    assert example == (60, 30, 10, 0)
    assert ", ".join(map(str, example[:3])) in text


@pytest.mark.parametrize(("language", "said"), [("ru", "денег здесь нет"), ("en", "no money here")])
def test_it_is_said_that_there_is_no_money(language: str, said: str) -> None:
    assert said in rules_screen(words(language), "bank", None, 0).text
