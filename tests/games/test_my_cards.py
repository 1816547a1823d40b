"""*My cards* in the group: one's own hand for one's own eyes, as a message or as an alert."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .bot_process import BotProcess
from .card_names import cards_by_suit
from .checks import check_answers, check_calls, check_log, check_nothing_leaked
from .playing import new_table, read_played
from .world import new_world

TAPS = 12
"""For two people more than a group's minute has calls."""


async def test_everybody_is_shown_his_own_hand_only(tmp_path: Path) -> None:
    """While the group has calls left they are messages, then alerts; strangers are told nothing."""
    database = tmp_path / "durak.db"
    async with new_world() as world, BotProcess(world.app.url, database, CLOCK="0") as bot:
        app = world.app
        table = await new_table(world, 2)
        (stranger,) = await world.people(1)
        await app.post("join", user_id=stranger, chat_id=table.group)
        shown = app.newest(table.group, "h:")
        assert shown is not None
        for _ in range(TAPS):
            everybody = (*table.people, stranger)
            await asyncio.gather(*(app.press(who, shown, f"h:{table.game}") for who in everybody))
        played = read_played(world, table, database)
        dealt = played.stored.positions[0]
        for press in app.presses:
            if press.person == stranger:
                assert "не участвуете" in press.text
            elif cards := cards_by_suit(press.text):
                assert cards == set(dealt.view(played.stored.seat_of(press.person)).hand)
        assert check_answers(app, [played]) > 0
        receivers = {place for place, hands in app.ephemerals.items() if hands}
        assert receivers == {(table.group, person) for person in table.people}
        check_nothing_leaked(app, [played])
        await check_calls(app, [table.group])
        check_log(bot)
