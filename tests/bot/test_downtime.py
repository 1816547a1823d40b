"""The bot was down: for seconds, minutes, a day. Nobody's silence is punished, no tap is lost that
Telegram has kept, and what is too old to be answered is no trouble.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables.turns import GRACE
from tests.bot.seeds import FRESH, Seed
from tests.bot.still import planted, standing_town, still_house
from tests.bot.town import told
from tests.games.app import buttons
from tests.standing_clock import StandingClock

pytestmark = pytest.mark.asyncio(loop_scope="package")

DAY = 86_400


@pytest.mark.parametrize("down", [10, 180, DAY])
async def test_down_for_so_long(tmp_path: Path, down: int) -> None:
    """A clock of 90 seconds, 60 of them left: the tap of the silent time counts, once."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, path, Seed(FRESH, clock=90), clock)
        _, other = await planted(town, path, Seed(FRESH, clock=90), clock)
        async with still_house(town, path, clock) as still:
            await still.advance(30)
            leader = (await still.table(game)).starter
            hand = await town.seen(leader, "c:")
        town.queued()
        press = {"chat_id": leader, "message_id": hand["message_id"], "forge": True}
        card, another = [b["callback_data"] for b in buttons(hand) if b.get("style")][:2]
        for data in (card, card, another):
            await town.app.post("press", user_id=leader, data=data, **press)
        await town.say(leader, group, "/table")
        down -= 1 if down == DAY else 0
        town.telegram.clock.advance(down)
        clock.advance(down)
        async with still_house(town, path, clock) as still:
            for number in (game, other):
                deadline = (await still.table(number)).deadline
                assert deadline is not None
                assert deadline >= clock.now() + GRACE
                assert deadline == max(clock.now() + GRACE, clock.now() + 60 - down)
            with capture_logs() as logs:
                await still.poll(town.queued())
            moves = (await still.table(game)).moves
            assert [(move.move, move.played) for move in moves] == [(card.split(":")[-1], "person")]
            assert [log for log in logs if log["log_level"] != "debug"] == []
            late = [log for log in logs if log["event"] == "a query could not be answered"]
            assert len(late) == (3 if down > 150 else 0)
            await still.advance(GRACE - 1)
            assert (await still.table(other)).moves == ()
            await town.seen(group, "h:")


async def test_what_telegram_has_not_kept_is_no_loss_of_a_game(tmp_path: Path) -> None:
    """After more than a day the taps are gone at Telegram; the buttons still mean what they say."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        _, game = await planted(town, path, Seed(FRESH, clock=90), clock)
        async with still_house(town, path, clock) as still:
            leader = (await still.table(game)).starter
            hand = await town.seen(leader, "c:")
        town.queued()
        card = next(b["callback_data"] for b in buttons(hand) if b.get("style"))
        press = {"chat_id": leader, "message_id": hand["message_id"], "forge": True, "data": card}
        await town.app.post("press", user_id=leader, **press)
        town.telegram.clock.advance(2 * DAY)
        clock.advance(2 * DAY)
        async with still_house(town, path, clock) as still:
            assert town.queued() == []
            assert (await still.table(game)).moves == ()
            await town.app.post("press", user_id=leader, **press)
            await still.poll(town.queued())
            assert len((await still.table(game)).moves) == 1


async def test_taps_around_the_deadline(tmp_path: Path) -> None:
    """Late, but before the clock has moved: it counts. After it: the button is stale."""
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        _, game = await planted(town, path, Seed(FRESH, clock=90), clock)
        _, slow = await planted(town, path, Seed(FRESH, clock=90), clock)
        async with still_house(town, path, clock) as still:
            for number, is_late in ((game, False), (slow, True)):
                leader = (await still.table(number)).starter
                hand = await town.seen(leader, "c:")
                card = next(b["callback_data"] for b in buttons(hand) if b.get("style"))
                where = {"chat_id": leader, "message_id": hand["message_id"], "forge": True}
                await town.app.post("press", user_id=leader, data=card, **where)
                tap = town.queued()
                if not is_late:
                    clock.advance(95)
                    await still.poll(tap)
                else:
                    await still.advance(0)
                    await still.poll(tap)
            first, second = [(await still.table(number)).moves for number in (game, slow)]
            assert [move.played for move in first] == ["person"]
            assert [move.played for move in second] == ["clock"]
            answers = (await town.app.get("calls"))["calls"]
            assert sum(call["method"] == "answerCallbackQuery" for call in answers) == 2
            assert [event["text"] for event in town.app.answers if event.get("text")] == [
                told("notice-stale")
            ]
