"""Chats that take no calls, and what becomes of their games: rests, kicks, lost rights."""

from pathlib import Path

import pytest

from bot.delivery.ports import Update
from bot.tables.model import Phase
from bot.tables.turns import ABANDONED
from tests.bot.seeds import Seed
from tests.bot.still import planted, standing_town, still_house
from tests.bot.town import Group, told
from tests.standing_clock import StandingClock

pytestmark = pytest.mark.asyncio(loop_scope="package")

LONG = 10_000
GAME = Seed(clock=90)


async def test_a_rest_of_hours_costs_nobody_his_turn(tmp_path: Path) -> None:
    """Architecture: deadlines of games in a chat that rests, rest too; 20 seconds at least after.

    A tap is taken meanwhile at once; the turn that begins then has its time too, also when the bot
    is started anew in the middle of the rest. The game beside it goes by its clock.
    """
    clock, database = StandingClock(), tmp_path / "durak.db"
    until = clock.now() + LONG
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        _, other = await planted(town, database, GAME, clock)
        rest = {"code": 429, "parameters": {"retry_after": LONG}}
        await town.app.post("faults", chat_id=group.id, count=1, **rest)
        async with still_house(town, database, clock) as still:
            assert await still.calls(group) == ["sendPhoto"]
            assert (await still.table(game)).deadline == until + 20
            assert (await still.table(other)).deadline == clock.now() + 90
            await still.leads(game)
            assert (await still.table(game)).deadline == until + 20
        async with still_house(town, database, clock) as still:
            await still.advance(3_600)
            assert [m.played for m in (await still.table(game)).moves] == ["person"]
            assert (await still.table(other)).moves
            assert await still.calls(group) == ["sendPhoto"]
            await still.leads(game)
            assert (await still.table(game)).deadline == until + 20
            await still.advance(LONG - 3_600)
            await town.seen(group, "h:")
            assert [m.played for m in (await still.table(game)).moves] == ["person"] * 2
            await still.advance(19)
            assert len((await still.table(game)).moves) == 2


async def test_a_rest_is_remembered_over_a_restart(tmp_path: Path) -> None:
    """A command is not answered either before it is over."""
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        rest = {"code": 429, "parameters": {"retry_after": LONG}}
        await town.app.post("faults", chat_id=group.id, count=1, **rest)
        async with still_house(town, database, clock) as still:
            assert await still.calls(group) == ["sendPhoto"]
        async with still_house(town, database, clock) as still:
            seats = (await still.table(game)).seats
            assert seats[0].person_id is not None
            await town.say(seats[0].person_id, group, "/help")
            await still.poll(town.queued())
            assert await still.calls(group) == ["sendPhoto"]
            await still.advance(LONG)
            assert "sendMessage" in await still.calls(group)


async def test_thrown_out_the_game_rests_without_a_call_and_is_closed_after_a_week(
    tmp_path: Path,
) -> None:
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        async with still_house(town, database, clock) as still:
            starter = (await still.table(game)).starter
            await town.app.post("bot", chat_id=group.id, action="remove")
            await still.house.services.removed(group.id)
            await still.advance(60)
            assert (await still.table(game)).deadline is None
            await town.seen(starter, told("rests-game"))
            calls = await still.calls(group)
            await still.leads(game)
            await still.advance(ABANDONED - 1)
        async with still_house(town, database, clock) as still:
            assert (await still.table(game)).phase is Phase.PLAYING
            assert await still.calls(group) == calls
            assert len(town.standing(starter, told("rests-game"))) == 1
            await still.advance(1)
            assert (await still.table(game)).phase is Phase.CLOSED
            await town.seen(starter, told("result-closed"))
            await still.advance(20 * 86400)
            assert await still.calls(group) == calls


async def test_back_again_the_game_goes_on_with_a_whole_turn(tmp_path: Path) -> None:
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        async with still_house(town, database, clock) as still:
            await town.app.post("bot", chat_id=group.id, action="remove")
            await still.house.services.removed(group.id)
            await still.advance(86_400)
            await town.app.post("bot", chat_id=group.id, action="add")
            await still.house.services.returned(group.id)
            await still.advance(30)
            assert (await still.table(game)).deadline == clock.now() + 60
            await town.seen(group, "h:", "Время выйдет")


async def test_a_lobby_where_the_bot_is_no_longer_closes_like_any_forgotten_one(
    tmp_path: Path,
) -> None:
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, Seed(position=""), clock)
        async with still_house(town, database, clock) as still:
            await town.app.post("bot", chat_id=group.id, action="remove")
            await still.house.services.removed(group.id)
            await still.advance(60)
            starter = (await still.table(game)).starter
            await town.seen(starter, told("rests-lobby"))
            calls = await still.calls(group)
            await still.advance(31 * 60)
            assert (await still.table(game)).phase is Phase.CLOSED
            assert await still.calls(group) == calls


async def test_a_right_that_comes_back_unsaid_is_found_by_a_message_there(tmp_path: Path) -> None:
    """Of permissions of all members a bot is told nothing; somebody's command shows it is there."""
    clock, database = StandingClock(), tmp_path / "durak.db"
    silent = {"can_send_messages": False}
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        await town.app.post("permissions", chat_id=group.id, rights=silent)
        async with still_house(town, database, clock) as still:
            heard = still.house.services.heard
            starter = (await still.table(game)).starter
            await town.seen(starter, told("rests-game"))
            for _ in range(8):
                await still.advance(900)
            await heard(group.id)
            await still.settle()
            tried = await still.calls(group)
            await still.advance(59)
            await heard(group.id)
            await still.settle()
            assert await still.calls(group) == tried, "once a minute is enough"
            await town.app.post("permissions", chat_id=group.id, rights={"can_send_messages": True})
            await still.advance(1)
            await heard(group.id)
            await still.settle()
            await still.advance(30)
            await town.seen(group, "h:", "Время выйдет")
            assert len(town.standing(starter, told("rests-game"))) == 1


async def test_a_return_that_nobody_told_of_is_found_by_a_message_there(tmp_path: Path) -> None:
    """Telegram keeps updates for a day: a bot that was down for longer never hears of it."""
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, GAME, clock)
        async with still_house(town, database, clock) as still:
            await town.app.post("bot", chat_id=group.id, action="remove")
            await still.house.services.removed(group.id)
            await still.advance(60)
        clock.advance(3 * 86_400)
        await town.app.post("bot", chat_id=group.id, action="add")
        async with still_house(town, database, clock) as still:
            assert (await still.table(game)).deadline is None
            await still.house.services.heard(group.id)
            await still.settle()
            await town.seen(group, "h:")
            assert (await still.table(game)).deadline == clock.now() + 90


async def test_a_plain_group_that_is_left_may_become_a_supergroup(tmp_path: Path) -> None:
    """Nobody is told that the game rests: the next call says where it goes on."""
    clock, database = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, database, Seed(clock=90, kind="group"), clock)
        async with still_house(town, database, clock) as still:
            town.queued()
            new = (await town.app.post("migrate", chat_id=group.id))["chat"]["id"]
            town.queued()
            await still.poll([_left(group.id)])
            table = await still.table(game)
            assert (table.muted, table.deadline) == (False, clock.now() + 90)
            await still.leads(game)
            await still.advance(20)
            await town.seen(Group(new), "h:", ":take")
            assert not town.standing(table.starter, told("rests-game"))


def _left(chat_id: int) -> Update:
    """The bot has left this plain group."""
    bot = {"id": 1, "is_bot": True, "first_name": "Playground bot"}
    return {
        "update_id": 7,
        "my_chat_member": {
            "chat": {"id": chat_id, "type": "group", "title": "Дача"},
            "from": {"id": 101, "is_bot": False, "first_name": "Аня"},
            "date": 1,
            "old_chat_member": {"status": "member", "user": bot},
            "new_chat_member": {"status": "left", "user": bot},
        },
    }
