"""What no handler expects: poison, unknown kinds, names of four kilobytes, unanswered answers."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bot.seeds import FRESH, Seed
from tests.bot.still import planted, standing_town, still_house
from tests.bot.town import drawn
from tests.games.app import buttons
from tests.standing_clock import StandingClock

pytestmark = pytest.mark.asyncio(loop_scope="package")

BROKEN: list[dict[str, Any]] = [
    {"message": {}},
    {"message": {"message_id": 1, "chat": {"id": 5}}},
    {"message": [1]},
    {"callback_query": {"id": 5, "from": {"id": "x"}, "data": "m:1:1:take"}},
    {"my_chat_member": {"chat": None}},
    {"inline_query": "text"},
]
UNKNOWN: list[dict[str, Any]] = [
    {},
    {"message_of_2030": {"from": {"id": 101}}},
    {"edited_message": {"text": "x"}},
    {"poll": {"id": "1"}},
]


async def test_poison_and_unknown_updates_are_noted_and_the_rest_goes_on(tmp_path: Path) -> None:
    async with standing_town(tmp_path) as town:
        (anya,) = await town.people(1)
        group = await town.group(anya)
        await town.say(anya, group, "/durak")
        (join, durak) = town.queued()
        odd = [{"update_id": 5000 + n, **body} for n, body in enumerate((*BROKEN, *UNKNOWN))]
        async with still_house(town, tmp_path / "durak.db", StandingClock()) as still:
            with capture_logs() as logs:
                await still.poll([*odd[:5], join, *odd[5:], durak])
            await town.seen(group, ":sit")
    skipped = [log for log in logs if log["event"] == "an update is skipped"]
    unknown = [log for log in logs if log["event"] == "an unknown update is skipped"]
    assert [len(skipped), len(unknown)] == [len(BROKEN), len(UNKNOWN)]
    noted = [json.loads(log["update"]) for log in (*skipped, *unknown)]
    assert sorted(noted, key=lambda update: int(update["update_id"])) == odd


async def test_what_the_database_will_never_take_holds_up_nobody_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        (anya,) = await town.people(1)
        group = await town.group(anya)
        async with still_house(town, path, StandingClock()) as still:
            with closing(sqlite3.connect(path)) as raw:
                raw.execute("ALTER TABLE invitations RENAME TO lost")
            who = {"id": anya, "is_bot": False, "first_name": "Аня"}
            chat = {"id": group.id, "type": "supergroup", "title": "чат"}
            message = {"message_id": 900, "date": 1, "chat": chat, "from": who}
            left = {"update_id": 4000, "message": {**message, "left_chat_member": who}}
            await town.say(anya, group, "/rules")
            with capture_logs() as logs:
                await still.poll([left, *town.queued()])
            assert town.standing(group)
    assert [log["update_id"] for log in logs if log["event"] == "an update is skipped"] == [4000]


async def test_names_of_four_kilobytes_are_cut_and_in_nobodys_way(tmp_path: Path) -> None:
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        long, wild = "Ж" * 4096, "<b>&" * 1024
        anya = await town.person(long, last_name=wild)
        boris = await town.person(wild, last_name=long)
        group = await town.group(anya, boris, title="Чат" * 1365)
        await town.say(anya, group, "/durak")
        async with still_house(town, path, clock) as still:
            with capture_logs() as logs:
                await still.poll(town.queued())
                for person, act in ((boris, "sit"), (anya, "start")):
                    lobby = await town.seen(group, f":{act}")
                    data = next(
                        b["callback_data"]
                        for b in buttons(lobby)
                        if f":{act}" in b["callback_data"]
                    )
                    where = {"chat_id": group.id, "message_id": lobby["message_id"]}
                    await town.app.post("press", user_id=person, data=data, forge=True, **where)
                    await still.poll(town.queued())
                    await still.advance(5)
            table = await town.seen(group, "h:")
            assert "ЖЖЖ" in drawn(table)
            for message in (table, await town.seen(anya, "c:"), await town.seen(boris, "c:")):
                assert len(drawn(message)) < 3_000
    assert [log for log in logs if log["log_level"] == "error"] == []


@pytest.mark.parametrize(
    "fault",
    [
        {"code": 429, "parameters": {"retry_after": 10_000}},
        {"code": 400, "description": "Bad Request: query is too old and response timeout expired"},
        {"code": 502, "body": "<html>Bad Gateway</html>"},
        {"drop": "amid"},
        {"body": '{"ok": true, "result": {"surprise": 1}}'},
        {"body": "\udcff"},
    ],
)
async def test_a_tap_counts_whatever_becomes_of_its_answer(
    tmp_path: Path, fault: dict[str, Any]
) -> None:
    clock, path = StandingClock(), tmp_path / "durak.db"
    async with standing_town(tmp_path) as town:
        group, game = await planted(town, path, Seed(FRESH, clock=90), clock)
        async with still_house(town, path, clock) as still:
            leader = (await still.table(game)).starter
            hand = await town.seen(leader, "c:")
            town.queued()
            card = next(b["callback_data"] for b in buttons(hand) if b.get("style"))
            where = {"chat_id": leader, "message_id": hand["message_id"], "forge": True}
            await town.app.post("faults", method="answerCallbackQuery", **fault)
            await town.app.post("press", user_id=leader, data=card, **where)
            with capture_logs() as logs:
                await still.poll(town.queued())
            table = await still.table(game)
            assert [move.move for move in table.moves] == [card.split(":")[-1]]
            assert table.deadline == clock.now() + 90, "a rest of answers is no rest of the chat"
            await still.advance(10)
            await town.seen(group, "h:", ":take")
    assert [log for log in logs if log["log_level"] in ("warning", "error")] == []
