"""A visible message: sent once, edited to the newest state, left alone when it looks right."""

from __future__ import annotations

from aiogram import Bot

from bot.delivery.budget import Limits
from storage import wanting
from storage.database import Database
from tests.delivery.house import ANYA, BORIS, GENEROUS, GROUP, House, People, new_house, running


async def test_a_message_is_sent_then_edited(house: House) -> None:
    await house.add()
    await house.show("один")
    await house.show("два")
    assert await house.people.texts(GROUP) == ["два"]
    row = await house.row()
    assert row["shown"] == row["wanted"]
    assert row["state"] == "live"


async def test_what_looks_the_same_needs_no_call(house: House) -> None:
    await house.add()
    await house.show("один")
    before = len(await house.people.calls())
    for _ in range(5):
        await house.show("один")
    assert len(await house.people.calls()) == before
    assert await house.number("SELECT count(*) FROM messages WHERE shown < wanted") == 0


async def test_newest_wins(people: People, bot: Bot, database: Database) -> None:
    house = new_house(people, bot, database, Limits(chat_burst=1000, chat_rate=1000))
    async with running(house.courier):
        await house.add()
        for number in range(100):
            await house.show(f"состояние {number}")
            house.clock.advance(0.1)
        for _ in range(10):
            await house.advance(1)
    assert await people.texts(GROUP) == ["состояние 99"]
    # 100 states in 10 seconds and 10 seconds more: three at once, then one every 60/14 s.
    assert len(await people.calls()) <= 8


async def test_a_busy_group_has_at_most_18_calls_a_minute_and_its_end_is_shown_at_once(
    people: People, bot: Bot, database: Database
) -> None:
    house = new_house(people, bot, database)
    times: list[float] = []
    async with running(house.courier):
        await house.add()
        seen = 0
        for number in range(240):
            await house.show(f"состояние {number}")
            calls = len(await people.calls())
            times += [house.clock.time] * (calls - seen)
            seen = calls
            house.clock.advance(0.5)
        await house.show("конец", final=True)
        assert await people.texts(GROUP) == ["конец"]
    assert max(sum(1 for t in times if s <= t < s + 60) for s in times) == 16
    assert (await house.row())["state"] == "forgotten"


async def test_a_lobby_that_is_set_up_shows_every_press_at_once(house: House) -> None:
    await house.add("lobby")
    for number in range(10):
        await house.show(f"правила {number}", kind="lobby")
        assert await house.people.texts(GROUP) == [f"правила {number}"]
        house.clock.advance(1)


async def test_who_plays_in_the_group_is_served_before_the_table(house: House) -> None:
    due = ("table", "lobby", "ephemeral")
    for kind in due:
        await house.add(kind, person=ANYA if kind == "ephemeral" else 0)
    rows = await house.messages.due(GROUP, house.clock.time)
    assert [row.kind for row in rows] == ["ephemeral", "table", "lobby"]


async def test_a_hand_is_protected_and_a_table_is_not(house: House) -> None:
    await house.add()
    await house.add("hand", person=ANYA, chat=ANYA)
    house.pictures.show("рука", kind="hand", person=ANYA)
    await house.show("стол")
    (hand,) = await house.people.messages(ANYA)
    (table,) = await house.people.messages(GROUP)
    assert (hand["protected"], table["protected"]) == (True, False)
    assert await house.number(f"SELECT reachable FROM people WHERE id = {ANYA}") == 1


async def test_a_forgotten_message_is_drawn_no_more(house: House) -> None:
    await house.add()
    await house.show("один")
    house.pictures.now[1, "table", 0] = None
    await house.want()
    await house.settle()
    assert (await house.row())["state"] == "forgotten"
    drawn = house.pictures.drawn
    await house.show("два")
    assert house.pictures.drawn == drawn
    assert await house.people.texts(GROUP) == ["один"]


async def test_a_message_that_was_forgotten_can_be_wanted_again(house: House) -> None:
    await house.add()
    await house.show("конец", final=True)
    await house.add()
    await house.show("всё", final=True)
    assert await house.people.texts(GROUP) == ["всё"]


async def test_a_finished_table_is_drawn_once_more_when_asked(house: House) -> None:
    await house.add()
    await house.show("конец и кнопка", final=True)
    house.pictures.show("конец", final=True)
    await house.want()
    await house.settle()
    assert await house.people.texts(GROUP) == ["конец и кнопка"]
    await house.database.run(lambda raw: wanting.want_again(raw, 1))
    await house.settle()
    assert await house.people.texts(GROUP) == ["конец"]


async def test_a_hand_posted_anew_replaces_the_old_one(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    first = (await house.row("hand", person=ANYA))["message_id"]
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.settle()
    (hand,) = await house.people.messages(ANYA)
    assert hand["message_id"] > first
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_a_table_posted_anew_takes_the_buttons_from_the_old_one(house: House) -> None:
    await house.add()
    await house.show("стол")
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "table"))
    await house.settle()
    old, new = await house.people.messages(GROUP)
    assert "reply_markup" not in old
    assert new["reply_markup"]["inline_keyboard"]


async def test_an_old_copy_stays_until_the_new_one_is_there(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    await house.people.do("faults", method="sendMessage", count=1, code=500)
    await house.database.run(lambda raw: wanting.post_anew(raw, 1, "hand", ANYA))
    await house.settle()
    assert await house.people.texts(ANYA) == ["рука"]
    await house.advance(21)
    assert await house.people.texts(ANYA) == ["рука"]
    assert await house.number("SELECT count(*) FROM leftovers") == 0


async def test_a_picked_card_is_drawn(house: House) -> None:
    await house.add("hand", person=ANYA, chat=ANYA)
    await house.show("рука", kind="hand", person=ANYA)
    await house.database.run(lambda raw: wanting.pick(raw, 1, ANYA, "1:7h"))
    house.pictures.show("выбор", kind="hand", person=ANYA)
    await house.settle()
    assert await house.people.texts(ANYA) == ["выбор"]
    assert (await house.row("hand", person=ANYA))["picked"] == "1:7h"


async def test_two_hands_of_one_person_are_two_messages(house: House) -> None:
    for game in (1, 2):
        await house.add("hand", game=game, person=ANYA, chat=ANYA)
        house.pictures.show(f"игра {game}", game=game, kind="hand", person=ANYA)
    await house.settle()
    assert sorted(await house.people.texts(ANYA)) == ["игра 1", "игра 2"]


async def test_a_busy_table_does_not_starve_its_neighbour(
    people: People, bot: Bot, database: Database
) -> None:
    limits = Limits(quick=1, chat_burst=1000, chat_rate=1000)
    house = new_house(people, bot, database, limits)
    async with running(house.courier):
        await house.add()
        await house.add("table", game=2)
        house.pictures.show("сосед", game=2)
        for number in range(20):
            await house.show(f"состояние {number}")
            house.clock.advance(0.5)
        assert "сосед" in await people.texts(GROUP)


async def test_a_screen_that_cannot_be_painted_does_not_stop_the_rest(house: House) -> None:
    await house.add()
    await house.add("table", game=2)
    await house.show("другая игра", game=2)
    assert await house.people.texts(GROUP) == ["другая игра"]
    house.pictures.show("починено")
    await house.advance(3)
    assert "починено" in await house.people.texts(GROUP)


async def test_a_new_courier_over_the_same_file_goes_on(
    people: People, bot: Bot, database: Database
) -> None:
    first = new_house(people, bot, database)
    async with running(first.courier):
        await first.add()
        await first.show("до")
    second = new_house(people, bot, database)
    second.pictures.show("после")
    await database.run(lambda raw: wanting.want_everything(raw, 0))
    async with running(second.courier):
        await second.settle()
    assert await people.texts(GROUP) == ["после"]


async def test_a_restart_does_not_break_the_limit_of_a_minute(
    people: People, bot: Bot, database: Database
) -> None:
    for life in range(10):
        house = new_house(people, bot, database, GENEROUS)
        async with running(house.courier):
            if life == 0:
                await house.add()
            for number in range(5):
                await house.show(f"жизнь {life}, состояние {number}")
    assert len(await people.calls()) <= 16


async def test_sayings_are_sent_in_turn_and_a_few_a_chat(house: House) -> None:
    await house.courier.say(GROUP, 0, "<b>ответ</b>", reply_to=999)
    await house.settle()
    assert await house.people.texts(GROUP) == ["ответ"]
    for number in range(9):
        await house.courier.say(BORIS, 0, f"{number}")
    await house.settle()
    assert await house.people.texts(BORIS) == ["0", "1", "2", "3", "4"]


async def test_it_stops_with_nothing_under_way(house: House) -> None:
    await house.add()
    house.pictures.show("стол")
    house.courier.wake()
    await house.courier.stop()
    await house.courier.quiet()
    row = await house.row()
    sent = await house.people.texts(GROUP)
    assert (row["message_id"] is not None) == bool(sent)


async def test_answers_to_commands_do_not_hold_up_the_table(
    people: People, bot: Bot, database: Database
) -> None:
    house = new_house(people, bot, database)
    async with running(house.courier):
        await house.add()
        for number in range(60):
            await house.courier.say(GROUP, 0, "правила")
            await house.show(f"состояние {number}")
            await house.advance(2)
    # 32 ordinary calls in two minutes, every other one the table's.
    assert len(await people.calls("editMessageText")) >= 12


async def test_a_forged_press_paints_nothing_over_a_table(house: House) -> None:
    await house.add()
    await house.show("стол")
    table = (await house.row())["message_id"]
    assert not await house.courier.redraw(GROUP, table, "правила", None)
    await house.settle()
    assert await house.people.texts(GROUP) == ["стол"]


async def test_an_answer_does_not_wait_for_what_is_drawn_later(
    people: People, bot: Bot, database: Database
) -> None:
    house = new_house(people, bot, database, Limits())
    async with running(house.courier):
        await house.add()
        await house.show("стол")
        await house.show("стол 2", asked=False)
        await house.advance(0.5)
        assert await house.people.texts(GROUP) == ["стол"]
        await house.courier.say(GROUP, 0, "правила")
        await house.settle()
        assert await house.people.texts(GROUP) == ["стол", "правила"]
