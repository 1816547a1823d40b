"""Playing for chips as people meet it, and what /stats and /top tell of it."""

import pytest

from bot.screens.callbacks import StakePress
from locales import words
from tests.bot.town import Group, Town, drawn, told
from tests.games.app import buttons
from tests.games.lobby import choose_rules

pytestmark = pytest.mark.asyncio(loop_scope="package")
RU = words("ru")


async def play_last_cards(town: Town, name: str) -> tuple[Group, int, int]:
    """A seeded game of two has been played to its end: a card each."""
    group, first, second = town.game(name)
    for person in (first, second):
        hand = await town.seen(person, "c:", "▸")
        playable = next(line for line in drawn(hand).splitlines() if line.startswith("[▸"))
        assert (await town.press(person, hand, playable.rpartition("|")[2][:-1]))[0] == ""
    await town.seen(group, "a:")
    return group, first, second


def line(person: int, sign: str, change: int, purse: int) -> str:
    """What the end says of somebody's chips."""
    name = f"\u2068Игрок {person}\u2069"
    return RU("result-chips", name=name, sign=sign, change=change, purse=purse)


async def test_the_end_pays_and_everybody_sees_it(town: Town) -> None:
    group, first, fool = await play_last_cards(town, "bank_paid")
    for place in (group, first, fool):
        await town.seen(place, line(first, "+", 50, 1050), line(fool, "−", 50, 950))
    end = await town.seen(group, "a:")
    assert (await town.press(fool, end, "a:"))[0] == told("notice-rematch-opened")
    lobby = drawn(await town.seen(group, ":sit"))
    assert RU("lobby-stake", stake=50, bank=100) in lobby
    assert "[✓ 50|st:" in lobby


async def test_a_draw_gives_everybody_the_stake_back(town: Town) -> None:
    group, first, second = await play_last_cards(town, "bank_draw")
    await town.seen(group, line(first, "", 0, 1000), line(second, "", 0, 1000))


async def test_a_stopped_game_gives_back_the_stakes(town: Town) -> None:
    group, first, second = town.game("bank_void")
    await town.say(first, group, "/stats")
    await town.seen(group, RU("stats-chips", count=950))
    await town.say(first, group, "/stop")
    for place in (group, first, second):
        await town.seen(place, told("result-closed"), told("result-returned"))
    await town.say(first, group, "/stats")
    await town.seen(group, RU("stats-chips", count=1000))


async def test_a_stake_is_seen_before_sitting_down_and_may_be_too_high(town: Town) -> None:
    group, first, second = town.game("bank_poor")
    await town.say(first, group, "/stop")
    await town.seen(group, told("result-returned"))
    await town.say(first, group, "/durak")
    lobby = await town.seen(group, ":sit", RU("lobby-stake", stake=50, bank=50))
    assert (await town.press(second, lobby, "st:"))[0] == told("notice-only-starter")
    assert (await choose(town, first, group, 100))[0] == told("notice-stake-changed")
    text, alert = await town.act(second, group, "sit")
    assert alert
    check_poor(text)
    assert (await choose(town, first, group, 50))[0] == told("notice-stake-changed")
    assert (await town.act(second, group, "sit"))[0] == told("notice-sat-down")
    assert (await choose(town, first, group, 250))[0] == told("notice-stake-changed")
    await town.seen(group, RU("lobby-stake", stake=250, bank=500), ":start")
    text, alert = await town.act(first, group, "start")
    assert alert
    check_poor(text)
    assert (await choose(town, first, group, 25))[0] == told("notice-stake-changed")
    await town.seen(group, RU("lobby-stake", stake=25, bank=50))
    assert (await town.act(first, group, "start"))[0] == told("notice-started")
    await town.say(second, group, "/stats")
    await town.seen(group, RU("stats-chips", count=35))


async def test_the_bank_is_chosen_with_the_other_rules(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    lobby = await town.seen(group, ":sit")
    assert "|st:" not in drawn(lobby)
    await choose_rules(town.app, group.id, anya, {"bank": "on"})
    await town.seen(group, ":sit", RU("lobby-stake", stake=50, bank=100), "[✓ 50|st:")
    press = StakePress(game=0, stamp=0, chips=100).pack()
    assert (await town.press(anya, lobby, press, forge=True))[0] == told("notice-no-table")


def check_poor(text: str) -> None:
    """The refusal says how many chips there are, and when there will be more."""
    head, who, daily = text.splitlines()
    assert head == told("notice-too-few-chips")
    assert who.startswith("\u2068Гость")
    assert who.endswith(RU("purse-of", name="", count=60))
    assert daily == RU("purse-daily", least=100)


async def choose(town: Town, person: int, group: Group, chips: int) -> tuple[str, bool]:
    """The answer to choosing this stake in the newest lobby."""
    lobby = await town.seen(group, ":sit", "|st:")
    data = next(
        b["callback_data"] for b in buttons(lobby) if b["callback_data"].endswith(f":{chips}")
    )
    return await town.press(person, lobby, data)


async def test_stats_and_top_of_a_chat_and_of_all(town: Town) -> None:
    group, first, fool = await play_last_cards(town, "bank_stats")
    await town.say(fool, group, "/stats")
    await town.seen(
        group,
        RU("stats-games", count=1),
        RU("stats-fools", count=1, share=100),
        RU("stats-chips", count=950),
        RU("stats-no-money", least=100),
    )
    await town.write(first, "/stats")
    await town.seen(
        first,
        told("stats-title-all").removeprefix("📊 <b>").removesuffix("</b>"),
        RU("stats-places", first=1, second=0, third=0),
        "\u2069: 1\u00a0050",
    )
    await town.say(first, group, "/top")
    await town.seen(group, told("top-nobody"))
    await town.write(first, "/top")
    await town.seen(first, told("notice-groups-only"))


async def test_nobody_in_particular_has_no_stats(town: Town) -> None:
    admin = await town.person()
    group = await town.group(admin, admins=(admin,))
    await town.say(admin, group, "/stats", **{"as": "anonymous"})
    await town.seen(group, told("notice-no-person"))
