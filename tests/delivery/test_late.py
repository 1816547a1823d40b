"""Edits whose effect comes after that of a newer one: at last the newest state is shown."""

from __future__ import annotations

from storage import wanting
from tests.delivery.house import GROUP, House, new_house, running


async def edit_late(house: House, text: str) -> None:
    """An edit that was under way all the time has its effect now."""
    number = (await house.row())["message_id"]
    await house.bot.edit_message_text(text, chat_id=GROUP, message_id=number)
    assert await house.people.texts(GROUP) == [text]


async def started(house: House) -> None:
    """What a start of the bot does before anything is drawn."""
    now = house.clock.now()
    await house.database.run(lambda raw: wanting.want_everything(raw, now))


async def with_table(house: House, text: str) -> None:
    house.pictures.show(text)
    await house.add()
    await house.settle()


async def test_an_edit_of_a_dead_process_that_lands_late_is_painted_over(house: House) -> None:
    await with_table(house, "1")
    await house.courier.stop()
    house.pictures.show("2")
    await house.want()
    # Here the edit to 2 is under way, and the process dies.
    await started(house)
    house.pictures.show("3")
    again = new_house(house.people, house.bot, house.database)
    again.pictures.now = house.pictures.now
    async with running(again.courier):
        assert await house.people.texts(GROUP) == ["3"]
        await edit_late(house, "2")
        await again.advance(19)
        assert await house.people.texts(GROUP) == ["2"]
        await again.advance(1)
        assert await house.people.texts(GROUP) == ["3"]
        calls = len(await house.people.calls())
        await again.advance(60)
        assert len(await house.people.calls()) == calls


async def test_killed_again_before_it_was_sure_it_is_still_painted_over(house: House) -> None:
    await with_table(house, "1")
    await house.courier.stop()
    house.pictures.show("3")
    await house.want()
    await started(house)
    for _ in range(2):
        again = new_house(house.people, house.bot, house.database)
        again.pictures.now = house.pictures.now
        async with running(again.courier):
            assert await house.people.texts(GROUP) == ["3"]
        await edit_late(house, "2")
        await started(house)
    again = new_house(house.people, house.bot, house.database)
    again.pictures.now = house.pictures.now
    async with running(again.courier):
        assert await house.people.texts(GROUP) == ["3"]


async def test_an_edit_without_an_answer_that_lands_late_is_painted_over(house: House) -> None:
    await with_table(house, "1")
    await house.people.do("faults", method="editMessageText", code=502)
    await house.show("2")
    await house.show("3")
    await house.advance(2)
    assert await house.people.texts(GROUP) == ["3"]
    await edit_late(house, "2")
    await house.advance(20)
    assert await house.people.texts(GROUP) == ["3"]


async def test_the_last_words_too_are_painted_once_more(house: House) -> None:
    await with_table(house, "1")
    await house.people.do("faults", method="editMessageText", code=502)
    await house.show("2")
    await house.show("конец", final=True)
    await house.advance(2)
    await edit_late(house, "2")
    await house.advance(20)
    assert await house.people.texts(GROUP) == ["конец"]
    assert (await house.row())["state"] == "forgotten"


async def test_back_at_the_old_look_after_an_edit_without_an_answer(house: House) -> None:
    """The edit may have had its effect, so that the message does not look as it is noted."""
    await with_table(house, "1")
    await house.people.do("faults", method="editMessageText", drop="after")
    await house.show("2")
    assert await house.people.texts(GROUP) == ["2"]
    await house.show("1")
    await house.advance(2)
    assert await house.people.texts(GROUP) == ["1"]


async def test_a_call_that_may_have_been_under_way_counts_after_every_kill(house: House) -> None:
    await with_table(house, "1")
    await house.courier.stop()
    made = "SELECT count(*) FROM calls"
    assert await house.number(made) == 1
    await started(house)
    assert await house.number(made) == 1, "nothing was behind"
    await started(house)
    assert await house.number(made) == 1, "it was wanted by the start alone"
    for number in (2, 3):
        await house.want()
        await started(house)
        assert await house.number(made) == number


async def test_starts_in_a_row_make_nobody_unsure_of_what_is_shown(house: House) -> None:
    await with_table(house, "1")
    await house.courier.stop()
    for _ in range(3):
        await started(house)
    calls = len(await house.people.calls())
    again = new_house(house.people, house.bot, house.database)
    again.pictures.now = house.pictures.now
    async with running(again.courier):
        await again.advance(30)
    assert len(await house.people.calls()) == calls
    row = await house.row()
    assert row["shown"] == row["wanted"]
