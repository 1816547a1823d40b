"""Call me when people play here again: once a lobby and a person, and off by the same button."""

import pytest

from tests.bot.town import Town, told

pytestmark = pytest.mark.asyncio(loop_scope="package")

OPEN = "открыт новый стол"


async def test_who_asked_is_told_of_the_next_lobby_once_and_may_end_it(town: Town) -> None:
    anya, boris, vera = await town.people(3)
    group = await town.group(anya, boris, vera, title="Дача & <Ко>")
    await town.say(anya, group, "/durak")
    await town.act(anya, group, "cancel")
    closed = await town.seen(group, "Стол закрыт", "i:0")
    for person in (anya, vera):
        answer = await town.press(person, closed, "i:0")
        assert answer == (told("notice-invited"), False)
    await town.say(anya, group, "/durak")
    invitation = await town.seen(vera, "Дача & <Ко>", OPEN, f"i:{group.id}")
    lobby = await town.seen(group, ":sit")
    link = f"https://t.me/c/{-group.id - 10**12}/{lobby['message_id']}"
    await town.until(lambda: link in str(town.standing(vera, OPEN)[0]["reply_markup"]))
    await town.act(boris, group, "sit")
    await town.act(anya, group, "add")
    await town.seen(group, "Компьютер")
    assert len(town.standing(vera, OPEN)) == 1
    assert not town.standing(anya, OPEN), "who has opened it knows"
    assert not town.standing(boris, OPEN), "nobody who did not ask"
    assert (await town.press(vera, invitation, "i:"))[0] == told("notice-not-invited")
    await town.act(anya, group, "cancel")
    await town.say(boris, group, "/durak")
    await town.seen(anya, OPEN)
    assert len(town.standing(vera, OPEN)) == 1


async def test_the_same_button_ends_it(town: Town) -> None:
    group, anya, _ = town.game("invite_stop")
    await town.say(anya, group, "/stop")
    end = await town.seen(group, "Игра остановлена", "i:0")
    assert (await town.press(anya, end, "i:0"))[0] == told("notice-invited")
    assert (await town.press(anya, end, "i:0"))[0] == told("notice-not-invited")


async def test_who_cannot_be_written_to_is_told_how_and_not_called(town: Town) -> None:
    shy = await town.person(opened=False)
    anya = await town.person()
    group = await town.group(shy, anya)
    await town.say(shy, group, "/call")
    await town.seen(group, told("notice-invited-no-dm"))
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")
    assert not town.standing(shy, OPEN)


async def test_who_has_left_the_chat_is_called_no_more(town: Town) -> None:
    anya, vera, boris = await town.people(3)
    group = await town.group(anya, vera, boris)
    for person in (vera, boris):
        await town.say(person, group, "/call")
        await town.seen(group, told("notice-invited"))
    await town.app.post("leave", user_id=vera, chat_id=group.id)
    await town.say(anya, group, "/durak")
    await town.seen(boris, OPEN)
    assert not town.standing(vera, OPEN)


async def test_nobody_turns_on_what_he_cannot_see(town: Town) -> None:
    anya, stranger = await town.people(2)
    group = await town.group(anya)
    await town.write(stranger, "/help")
    help_text = await town.seen(stranger, "/me")
    forged = await town.press(stranger, help_text, f"i:{group.id}", forge=True)
    assert forged[0] == told("notice-not-invited")
    await town.say(anya, group, "/durak")
    await town.seen(group, ":sit")
    assert not town.standing(stranger, OPEN)
