"""Rule 7.1, what a choice brings along, and for how many a set of rules is (section 4)."""

import pytest

import durak
from durak import Problem

PASSAGE_AND_MORE = "transfer_when=mid_bout transfer_first=on passage=bout refusal=on"


@pytest.mark.parametrize(
    ("rules", "key", "value", "after"),
    [
        # the deck of 54 has jokers, the others have none
        ("-", "deck", "54", "deck=54 jokers=colour"),
        ("deck=54 jokers=supreme", "deck", "54", "deck=54 jokers=supreme"),
        ("deck=54 jokers=supreme", "deck", "24", "deck=24"),
        ("-", "jokers", "supreme", "deck=54 jokers=supreme"),
        ("deck=54 jokers=colour", "jokers", "supreme", "deck=54 jokers=supreme"),
        ("deck=54 jokers=colour", "jokers", "off", "deck=52"),
        # cheats would be given away by who is asked
        ("-", "cheating", "card", "cheating=card passing=explicit"),
        ("cheating=card passing=explicit", "cheating", "off", "passing=explicit"),
        # what another mode does not know is as usual again, the rest stays
        (f"{PASSAGE_AND_MORE} cap=hand", "mode", "throw_in", "mode=throw_in cap=hand"),
        (f"{PASSAGE_AND_MORE} draw=off", "mode", "transfer", f"{PASSAGE_AND_MORE} draw=off"),
        (
            "throw_in=attacker throw_ranks=covers throw_order=free throw_before_cover=off "
            "follow_in=on passage=game first_cap=six",
            "mode",
            "simple",
            "mode=simple first_cap=six",
        ),
        ("follow_in=off", "mode", "simple", "mode=simple follow_in=off"),
        ("mode=simple simple_throw=lead_rank", "mode", "transfer", "-"),
        # no other choice changes anything else
        ("-", "teams", "2x2", "teams=2x2"),
        ("passage=bout", "transfer_first", "on", "passage=bout transfer_first=on"),
        ("-", "follow_in", "on", "follow_in=on"),
    ],
)
def test_rule_7_1_what_goes_without_saying(rules: str, key: str, value: str, after: str) -> None:
    chosen = durak.with_option(durak.Rules.parse(rules), key, value)
    assert chosen == durak.Rules.parse(after)


@pytest.mark.parametrize(
    ("rules", "key", "value", "problem"),
    [
        ("-", "pogony", "ladder", Problem.LADDER_WITHOUT_THROW_IN),
        ("mode=throw_in", "passage", "bout", Problem.PASSAGE_WITHOUT_TRANSFER),
        ("mode=throw_in pogony=ladder", "mode", "transfer", Problem.LADDER_WITHOUT_THROW_IN),
        ("mode=throw_in pogony=ladder", "deck", "54", Problem.LADDER_WITH_JOKERS),
        ("mode=simple", "cheating", "card", Problem.CHEATING_WITH_SIMPLE),
        ("mode=simple", "throw_in", "attacker", Problem.THROW_IN_WITH_SIMPLE),
        (
            "cheating=card passing=explicit",
            "passing",
            "auto",
            Problem.CHEATING_WITH_AUTO_PASSING,
        ),
        ("refusal=on", "cheating", "player", Problem.REFUSAL_WITH_CHEATING),
        ("refusal=on", "teams", "3x3", Problem.REFUSAL_WITH_TEAMS),
    ],
)
def test_rule_7_1_everything_else_is_a_choice_of_its_own(
    rules: str, key: str, value: str, problem: Problem
) -> None:
    assert durak.with_option(durak.Rules.parse(rules), key, value).problems() == (problem,)


@pytest.mark.parametrize(("key", "value"), [("colour", "red"), ("deck", "37"), ("deck", "24 x=y")])
def test_rule_7_1_no_other_value_can_be_chosen(key: str, value: str) -> None:
    with pytest.raises(ValueError, match=key):
        durak.with_option(durak.Rules(), key, value)


@pytest.mark.parametrize(
    ("rules", "seats", "problems"),
    [
        ("-", 0, ()),
        ("-", 6, ()),
        ("-", 7, (Problem.TOO_MANY_SEATS,)),
        ("teams=2x2", 1, ()),
        ("teams=2x2", 4, ()),
        ("teams=2x2", 5, (Problem.TEAMS_NEED_OTHER_SEATS,)),
        ("teams=3x3 deck=24", 2, (Problem.TOO_MANY_SEATS,)),
        ("refusal=on teams=3x3", 2, (Problem.REFUSAL_WITH_TEAMS,)),
    ],
)
def test_rule_7_1_what_stays_wrong_though_more_may_sit_down(
    rules: str, seats: int, problems: tuple[Problem, ...]
) -> None:
    assert durak.lasting_problems(durak.Rules.parse(rules), seats) == problems


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("-", 6), ("deck=24", 4), ("deck=52", 8), ("teams=2x2", 4), ("teams=three_pairs", 6)],
)
def test_rule_7_1_how_many_may_sit_down(rules: str, seats: int) -> None:
    assert durak.most_seats(durak.Rules.parse(rules)) == seats


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("classic", "classic"),
        ("local_transfer", "classic"),
        ("local_throw_in", "gto_throw_in"),
        ("bank", "bank"),
        ("local_cheats", "local_cheats"),
    ],
)
def test_rule_4_of_equal_presets_the_first_is_named(name: str, first: str) -> None:
    assert durak.preset_of(durak.PRESETS[name]) == first
    assert durak.preset_of(durak.Rules(deck=24)) is None


@pytest.mark.parametrize("name", durak.PRESETS)
def test_rule_4_every_preset_is_sound_for_as_many_as_its_source_says(name: str) -> None:
    fewest, most = durak.PRESET_SEATS[name]
    for seats in range(fewest, most + 1):
        assert durak.PRESETS[name].problems(seats) == ()
