"""Presses nobody's buttons allow: another's seat, an older table, another's game, lost rights."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.screens.callbacks import ClockPress
from locales import words
from tests.fuzz.target import Target, group, new_target, private
from tests.games.app import Json, buttons, text_of

RU = words("ru")
STAMPED = ("m", "c", "f", "b")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def target(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    folder: Path = tmp_path_factory.mktemp("forged")
    async with new_target(folder) as target:
        yield target


pytestmark = pytest.mark.asyncio(loop_scope="module")


def hands(target: Target) -> Iterator[tuple[int, Json, list[str]]]:
    """Everybody at the table, with his hand and the data of its buttons."""
    app = target.inside.world.app
    for person in target.table.people:
        hand = app.newest(person, f"c:{target.table.game}:")
        assert hand is not None
        yield person, hand, [button["callback_data"] for button in buttons(hand)]


async def refused(target: Target, person: int, data: list[str], **where: object) -> list[str]:
    """What is said to these presses, none of which may change anything."""
    before = target.kept()
    asked = [target.press(person, one, **where) for one in data]
    await target.feed(*(update for _, update in asked))
    assert target.kept() == before
    answers = [query.answer for query, _ in asked]
    assert None not in answers
    return [str(answer.get("text")) for answer in answers if answer is not None]


async def test_another_seat(target: Target) -> None:
    own = {person: {*data} for person, _, data in hands(target)}
    for person, mine in own.items():
        others = sorted(set().union(*own.values()) - mine)
        dead = {"chat": private(person), "message_id": 3, "date": 0}
        assert others
        said = await refused(target, person, [d for d in others if d[0] in STAMPED], message=dead)
        assert all(said)


async def test_another_stamp(target: Target) -> None:
    for person, hand, data in hands(target):
        shown = {"chat": private(person), "message_id": hand["message_id"], "date": 0}
        aged = [_with_stamp(one, by) for one in data if one[0] in STAMPED for by in (-1, 1, 100)]
        said = await refused(target, person, aged, message=shown)
        assert {*said} == {RU("notice-stale")}


def _with_stamp(data: str, by: int) -> str:
    kind, game, stamp, *rest = data.split(":")
    return ":".join((kind, game, str(max(0, int(stamp) + by)), *rest))


async def test_another_game(target: Target) -> None:
    everything = sorted({one for _, _, data in hands(target) for one in data})
    tables = [f"{kind}:{target.table.game}" for kind in ("h", "r", "a", "y")]
    lobby = [f"l:{target.lobby[1]}:1:{act}" for act in ("start", "cancel", "add", "rules")]
    for person in (*target.rowdy.people, *target.outsiders):
        dead = {"chat": private(person), "message_id": 3, "date": 0}
        said = await refused(target, person, [*everything, *tables, *lobby], message=dead)
        assert all(said)


async def test_who_is_in_no_group_sits_nowhere(target: Target) -> None:
    sit = [f"l:{target.lobby[1]}:1:sit"]
    for person in target.outsiders:
        dead = {"chat": private(person), "message_id": 3, "date": 0}
        said = await refused(target, person, sit, message=dead)
        assert said == [RU("notice-no-member")]


async def test_links_to_anothers_table_tell_nothing_of_it(target: Target) -> None:
    app, outsider = target.inside.world.app, target.outsiders[0]
    before = target.kept()
    games = (target.table.game, target.lobby[1], target.rowdy.game, 999_999, 2**63)
    for game in games:
        await target.feed(target.message(outsider, private(outsider), f"/start g{game}"))
    await target.inside.settle()
    told = "\n".join(text_of(m) for m in app.messages.get(outsider, {}).values())
    titles = {target.inside.world.titles[chat] for chat in (target.table.group, target.lobby[0])}
    names = [target.inside.world.names[person] for person in target.table.people]
    assert told
    assert [part for part in (*titles, *names) if part in told] == []
    assert target.kept() == before


async def test_rights_lost_between_the_menu_and_the_press(target: Target) -> None:
    app, admin = target.inside.world.app, target.table.people[0]
    place = group(target.table.group)
    shown = {"chat": place, "message_id": 77, "date": 1_800_000_000, "text": "x"}
    chosen = [ClockPress(seconds=30).pack(), "x:theme:dark", "n:en:chat", "p:0:0:classic"]
    await app.post("admin", user_id=admin, chat_id=target.table.group, admin=False)
    said = await refused(target, admin, chosen, message=shown)
    assert {*said} == {RU("notice-only-admins")}
    await app.post("admin", user_id=admin, chat_id=target.table.group, admin=True)
    before = target.kept()
    _, update = target.press(admin, chosen[0], message=shown)
    await target.feed(update)
    assert target.kept() != before


async def test_hands_can_not_be_forwarded(target: Target) -> None:
    """In the private chat and in the group alike."""
    app, person = target.inside.world.app, target.table.people[1]
    table = app.newest(target.table.group, f"h:{target.table.game}")
    assert table is not None
    await app.press(person, table, f"h:{target.table.game}")
    await target.inside.settle()
    private_hands = [hand for _, hand, _ in hands(target)]
    whispered = [*app.ephemerals[target.table.group, person].values()]
    assert whispered
    assert [hand for hand in (*private_hands, *whispered) if not hand["protected"]] == []
    assert not table["protected"]
