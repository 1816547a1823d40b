"""The rules of a table chosen in its lobby: by option, by preset, and what is refused."""

import pytest

import durak
from bot.tables.answers import Answer, Chosen, Refused
from bot.tables.choosing import OptionWish, PresetWish, Wish
from bot.tables.lobby import Defaults
from bot.tables.model import Person
from bot.tables.notices import Notice

from .conftest import ANYA, BORIS, GROUP, VERA, House


async def choose(house: House, game_id: int, *wishes: Wish) -> Answer:
    answer = Answer()
    for wish in wishes:
        answer = await house.lobby.choose(game_id, ANYA, admin=False, wish=wish)
    return answer


async def rules(house: House, game_id: int) -> str:
    return str((await house.desk.table(game_id)).rules)


async def test_rules_are_chosen_one_by_one(house: House) -> None:
    game_id = await house.opened()
    for key, value in (("mode", "transfer"), ("deck", "24"), ("follow_in", "off")):
        answer = await choose(house, game_id, OptionWish(key, value))
        assert answer.code is Notice.RULES_CHANGED
        assert answer.chosen is not None and answer.chosen.also == ()
    assert await rules(house, game_id) == "deck=24 follow_in=off"


async def test_what_a_choice_changes_besides_is_told(house: House) -> None:
    game_id = await house.opened()
    answer = await choose(house, game_id, OptionWish("deck", "54"))
    assert answer.chosen is not None and answer.chosen.also == ("jokers",)
    assert await rules(house, game_id) == "deck=54 jokers=colour mode=throw_in"


async def test_with_cheats_everybody_has_to_pass(house: House) -> None:
    game_id = await house.opened()
    answer = await choose(house, game_id, OptionWish("cheating", "card"))
    assert answer.chosen is not None and answer.chosen.also == ("passing",)
    answer = await choose(house, game_id, OptionWish("passing", "auto"))
    assert answer.problems == (durak.Problem.CHEATING_WITH_AUTO_PASSING,)
    assert await rules(house, game_id) == "passing=explicit mode=throw_in cheating=card"


async def test_a_preset_replaces_all_the_rules(house: House) -> None:
    game_id = await house.opened()
    answer = await choose(house, game_id, OptionWish("deck", "24"), PresetWish("bingo"))
    assert answer.code is Notice.PRESET_CHOSEN
    assert answer.chosen is not None and answer.chosen.preset == "bingo"
    assert (await house.desk.table(game_id)).rules == durak.PRESETS["bingo"]


async def test_rules_that_clash_are_refused_and_the_clash_is_named(house: House) -> None:
    game_id = await house.opened()
    before = await house.desk.table(game_id)
    answer = await choose(house, game_id, OptionWish("passage", "bout"))
    wished = durak.Rules(mode="throw_in", passage="bout")
    assert answer == Answer(
        Notice.RULES_CLASH,
        alert=True,
        problems=(durak.Problem.PASSAGE_WITHOUT_TRANSFER,),
        chosen=Chosen(wished, seats=1),
    )
    assert await house.desk.table(game_id) == before


async def test_more_sit_than_the_deck_is_enough_for(house: House) -> None:
    game_id = await house.opened(*(Person(n, f"Игрок {n}") for n in range(1, 5)))
    answer = await choose(house, game_id, OptionWish("deck", "24"))
    assert answer.problems == (durak.Problem.TOO_MANY_SEATS,)


async def test_teams_are_chosen_while_partners_may_still_come(house: House) -> None:
    game_id = await house.opened(BORIS)
    assert (await choose(house, game_id, OptionWish("teams", "2x2"))).code is Notice.RULES_CHANGED
    start = await house.lobby.start(game_id, ANYA, admin=False)
    assert start.problems == (durak.Problem.TEAMS_NEED_OTHER_SEATS,)
    assert start.chosen is not None and start.chosen.seats == 2
    for _ in range(2):
        await house.lobby.add_computer(game_id, await house.stamp(game_id), ANYA)
    with pytest.raises(Refused) as full:
        await house.lobby.sit(game_id, VERA)
    assert full.value.answer.code is Notice.TABLE_FULL
    assert (await house.lobby.start(game_id, ANYA, admin=False)).code is Notice.STARTED


async def test_teams_are_refused_where_too_many_sit_already(house: House) -> None:
    game_id = await house.opened(*(Person(n, f"Игрок {n}") for n in range(1, 5)))
    answer = await choose(house, game_id, OptionWish("teams", "2x2"))
    assert answer.problems == (durak.Problem.TEAMS_NEED_OTHER_SEATS,)


@pytest.mark.parametrize(
    "wish",
    [
        OptionWish("colour", "red"),
        OptionWish("deck", "37"),
        OptionWish("deck", "24 draw=off"),
        PresetWish("whist"),
        PresetWish(""),
    ],
    ids=str,
)
async def test_a_forged_wish_changes_nothing(house: House, wish: Wish) -> None:
    game_id = await house.opened()
    with pytest.raises(Refused) as forged:
        await choose(house, game_id, wish)
    assert forged.value.answer.code is Notice.UNKNOWN_BUTTON


async def test_who_may_not_start_the_game_chooses_nothing(house: House) -> None:
    game_id = await house.opened(BORIS)
    wish = PresetWish("luck")
    with pytest.raises(Refused) as refused:
        await house.lobby.choose(game_id, BORIS, admin=False, wish=wish)
    assert refused.value.answer.code is Notice.ONLY_STARTER
    assert (await house.lobby.choose(game_id, BORIS, admin=True, wish=wish)).code is (
        Notice.PRESET_CHOSEN
    )


async def test_the_next_lobby_of_a_chat_has_the_rules_of_the_last(house: House) -> None:
    game_id = await house.opened()
    await choose(house, game_id, OptionWish("deck", "52"))
    await house.lobby.cancel(game_id, ANYA, admin=False)
    following = await house.lobby.open(GROUP, ANYA, Defaults(clock=90))
    assert following.game_id is not None
    assert await rules(house, following.game_id) == "deck=52 mode=throw_in"


async def test_the_first_lobby_of_a_chat_is_classic(house: House) -> None:
    first = await house.lobby.open(GROUP, ANYA, Defaults(clock=90))
    assert first.game_id is not None
    assert await rules(house, first.game_id) == "-"
