"""The rules that new tables of a chat begin with."""

import pytest

import durak
from bot.tables.answers import Refused
from bot.tables.choosing import OptionWish, PresetWish
from bot.tables.house_rules import HouseRules
from bot.tables.lobby import Defaults
from bot.tables.notices import Notice
from storage.people import Chats

from .conftest import ANYA, GROUP, House

CHAT = GROUP.chat_id


@pytest.fixture
def own(house: House) -> HouseRules:
    return HouseRules(Chats(house.database))


async def test_a_chat_has_none_of_its_own_at_first(own: HouseRules) -> None:
    assert await own.of(CHAT) is None


async def test_an_option_is_chosen_beside_the_classic_ones(own: HouseRules) -> None:
    answer = await own.choose(CHAT, OptionWish("deck", "54"))
    assert answer.code is Notice.RULES_CHANGED
    assert answer.chosen is not None and answer.chosen.also == ("jokers",)
    assert await own.of(CHAT) == durak.Rules(deck=54, jokers="colour")
    await own.choose(CHAT, OptionWish("draw", "off"))
    assert await own.of(CHAT) == durak.Rules(deck=54, jokers="colour", draw=False)
    assert await own.of(-7) is None, "another chat's are its own"


async def test_a_clash_leaves_them_as_they_are(own: HouseRules) -> None:
    await own.choose(CHAT, PresetWish("gto_throw_in"))
    answer = await own.choose(CHAT, OptionWish("passage", "bout"))
    assert answer.problems == (durak.Problem.PASSAGE_WITHOUT_TRANSFER,)
    assert await own.of(CHAT) == durak.PRESETS["gto_throw_in"]


async def test_a_clash_with_the_classic_ones_chooses_none(own: HouseRules) -> None:
    answer = await own.choose(CHAT, OptionWish("simple_throw", "lead_rank"))
    assert answer.code is Notice.RULES_CLASH
    assert await own.of(CHAT) is None


async def test_a_forged_wish_is_refused(own: HouseRules) -> None:
    with pytest.raises(Refused) as forged:
        await own.choose(CHAT, PresetWish("last"))
    assert forged.value.answer.code is Notice.UNKNOWN_BUTTON


async def test_a_new_table_begins_with_them_whatever_was_played_last(
    house: House, own: HouseRules
) -> None:
    game_id = await house.opened()  # throw-in
    await house.lobby.cancel(game_id, ANYA, admin=False)
    await own.choose(CHAT, PresetWish("luck"))
    opened = await house.lobby.open(GROUP, ANYA, Defaults(clock=90, rules=await own.of(CHAT)))
    assert opened.game_id is not None
    assert (await house.desk.table(opened.game_id)).rules == durak.PRESETS["luck"]


async def test_they_can_be_forgotten(own: HouseRules) -> None:
    await own.choose(CHAT, PresetWish("luck"))
    assert (await own.forget(CHAT)).code is Notice.RULES_OF_LAST_GAME
    assert await own.of(CHAT) is None


@pytest.mark.parametrize("text", ["deck=37", "stakes=high", "passage=bout mode=throw_in"])
async def test_what_cannot_be_played_any_more_is_as_if_it_were_not_there(
    house: House, own: HouseRules, text: str
) -> None:
    await Chats(house.database).set_rules(CHAT, text)
    assert await own.of(CHAT) is None


async def test_they_go_with_the_group_that_becomes_a_supergroup(
    house: House, own: HouseRules
) -> None:
    await own.choose(CHAT, PresetWish("bingo"))
    await Chats(house.database).move(CHAT, -1009)
    assert await own.of(-1009) == durak.PRESETS["bingo"]
