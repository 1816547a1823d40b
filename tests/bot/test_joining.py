"""Playing without a private chat, opening one late, blocking the bot."""

import pytest

from tests.bot.town import Town, drawn, link_in, told

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_who_cannot_be_written_to_sits_and_is_told_how(town: Town) -> None:
    anya, vera = await town.person("Аня"), await town.person("Вера", opened=False)
    group = await town.lobby(anya)
    await town.app.post("join", user_id=vera, chat_id=group.id)
    text, alert = await town.act(vera, group, "sit")
    assert alert and text.startswith(told("notice-sat-down-no-dm"))
    lobby = await town.seen(group, "Чтобы карты приходили в личку, откройте бота", "Вера")
    assert "открывайте бота: Аня" not in drawn(lobby)
    link = link_in(lobby)
    assert link.startswith("https://t.me/durak_playground_bot?start=g")
    await town.app.post("start", user_id=vera, payload=link.partition("=")[2])
    await town.seen(vera, told("start-seated"))
    await town.until(lambda: not town.standing(group, "Чтобы карты приходили в личку"))


async def test_a_bare_start_finds_the_seat_and_the_hand_comes(town: Town) -> None:
    anya, vera = await town.person(), await town.person(opened=False)
    group = await town.lobby(anya, vera)
    await town.app.post("start", user_id=vera)
    await town.seen(vera, told("start-seated"))
    await town.act(anya, group, "start")
    await town.seen(vera, "c:")


async def test_a_bare_start_in_a_running_game_brings_the_hand(town: Town) -> None:
    group, _, vera = town.game("start_late")
    table = await town.seen(group, "h:", "в личке у бота", f"Игрок {vera}")
    assert link_in(table).startswith("https://t.me/durak_playground_bot?start=g")
    await town.app.post("start", user_id=vera)
    hand = await town.seen(vera, "c:")
    await town.app.post("start", user_id=vera)
    again = await town.until(lambda: [m for m in town.standing(vera, "c:") if m != hand])
    assert again[0]["message_id"] > hand["message_id"]
    await town.until(lambda: len(town.standing(vera, "c:")) == 1)


async def test_start_without_a_table_says_how_to_begin(town: Town) -> None:
    anya = await town.person(opened=False)
    await town.app.post("start", user_id=anya)
    await town.seen(anya, "Дурак в вашей группе", "Добавьте бота в группу")


async def test_my_cards_shows_a_hand_with_working_buttons(town: Town) -> None:
    group, anya, vera = town.game("my_cards")
    table = await town.seen(group, "h:")
    assert await town.press(vera, table, "h:") == ("", False)
    hand = await town.whisper(vera, group, "c:")
    text, alert = await town.press(vera, hand, "c:")
    assert text and not alert, "a card that cannot be played says why"
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    hand = await town.whisper(vera, group, "Отбивайтесь", "m:")
    assert (await town.press(vera, hand, "m:"))[0] == ""
    await town.whisper(vera, group, ":6c]")


async def test_where_telegram_refuses_the_cards_come_as_an_alert(town: Town) -> None:
    group, _, vera = town.game("alert")
    table = await town.seen(group, "h:")
    refusal = {"code": 400, "description": "Bad Request: CHAT_ADMIN_REQUIRED"}
    await town.app.post("faults", method="sendMessage", chat_id=group.id, **refusal)
    text, alert = await town.press(vera, table, "h:")
    heading, spades = text.splitlines()
    assert alert and heading.startswith("Ваши карты, козырь ♥")
    assert spades.split()[1:] == ["6", "7", "8", "9", "10", "В"]
    await town.say(vera, group, "/leave")
    table = await town.seen(group, "h:", told("seat-gone"))
    await town.app.post("faults", method="sendMessage", chat_id=group.id, **refusal)
    text, alert = await town.press(vera, table, "h:")
    assert alert and text.startswith(told("notice-played-for-you"))


async def test_outsiders_are_told_how_to_join_the_next_game(town: Town) -> None:
    group, *_ = town.game("outsider")
    boris = await town.person()
    await town.app.post("join", user_id=boris, chat_id=group.id)
    table = await town.seen(group, "h:")
    answer = (told("notice-not-your-game"), True)
    assert await town.press(boris, table, "h:") == answer
    forged = f"m:{town.games['outsider']['game']}:2:6c"
    assert (await town.press(boris, table, forged, forge=True))[0] == answer[0]


async def test_blocked_in_mid_game_the_game_goes_on(town: Town) -> None:
    group, anya, boris = town.game("blocked")
    before = await town.seen(boris, "c:")
    await town.app.post("block", user_id=boris)
    assert (await town.press(anya, await town.seen(anya, "c:"), "c:"))[0] == ""
    table = await town.seen(group, ":take")
    assert await town.press(boris, table, "h:") == ("", False)
    await town.whisper(boris, group, "Отбивайтесь")
    await town.app.post("unblock", user_id=boris)
    await town.app.post("start", user_id=boris)
    await town.until(
        lambda: (
            [m["message_id"] > before["message_id"] for m in town.standing(boris, "Отбивайтесь")]
            == [True]
        )
    )


async def test_who_writes_or_presses_in_the_private_chat_is_reached_there_again(town: Town) -> None:
    """A refusal that came late, after the chat was opened again, does not last."""
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    refusal = {"code": 403, "description": "Forbidden: bot was blocked by the user"}
    await town.app.post("faults", method="sendMessage", chat_id=boris, **refusal)
    await town.act(anya, group, "start")
    await town.seen(group, "h:")
    await town.seen(group, "по кнопке «Мои карты»")
    assert not town.standing(boris, "· стол №")
    await town.write(boris, "/help")
    await town.seen(boris, "· стол №")
    await town.until(lambda: "по кнопке" not in drawn(town.standing(group, "h:")[0]))


async def test_an_old_word_of_a_block_that_comes_again_shuts_nobody_out(town: Town) -> None:
    """Blocked, opened again, and then the update of the block is delivered once more."""
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.app.post("block", user_id=boris)
    await town.app.post("unblock", user_id=boris)
    await town.app.until_queue_is_empty()
    await town.app.post("duplicate", count=2, backwards=True)
    await town.act(anya, group, "start")
    await town.seen(boris, "· стол №")
    assert "по кнопке" not in drawn(await town.seen(group, "h:"))
