"""What a press is answered with fits Telegram's 200 characters by whole lines."""

import pytest

import durak
from bot.tables.choosing import clash
from handlers.answering import answer_text, fitting
from locales import LANGUAGES, words

SIMPLE_WITH_EVERYTHING = (
    "mode=simple jokers=colour passage=bout refusal=on transfer_when=mid_bout transfer_first=on "
    "throw_in=neighbours throw_ranks=covers throw_order=clockwise throw_before_cover=off "
    "follow_in=on teams=2x2 cheating=card bank=on pogony=ladder trump_exchange=on"
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        ("Short.", "Short."),
        (f"{'a' * 100}\n{'b' * 99}", f"{'a' * 100}\n{'b' * 99}"),
        (f"{'a' * 100}\n{'b' * 100}", "a" * 100),
        (f"Head.\n{'b' * 100}\n{'c' * 100}\nd", f"Head.\n{'b' * 100}"),
        ("word " * 40 + "end", "word " * 39 + "word…"),
        ("x" * 201, "x" * 199 + "…"),
        (f"{'y' * 199} end\nmore", "y" * 199 + "…"),
    ],
)
def test_whole_lines_are_left_out_and_only_a_single_one_is_cut(text: str, shown: str) -> None:
    assert fitting(text) == shown
    assert len(shown) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worst_clash_of_rules_is_told_in_whole_sentences(language: str) -> None:
    rules = durak.Rules.parse(SIMPLE_WITH_EVERYTHING)
    told = answer_text(clash(rules, 3, rules.problems(3)), words(language))
    assert len(told) > 400
    lines = told.split("\n")
    shown = fitting(told).split("\n")
    assert 2 <= len(shown) < len(lines)
    assert shown == lines[: len(shown)]
    assert len("\n".join(shown)) <= 200 < len("\n".join(lines[: len(shown) + 1]))
