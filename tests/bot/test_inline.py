"""The bot's name typed in any chat, over HTTP."""

import pytest

from tests.bot.town import Town, told
from tests.games.app import Json

pytestmark = pytest.mark.asyncio(loop_scope="package")

ODD = [
    " ",
    "\n\t ",
    "\0",
    "<b>перевод",
    "&amp;",
    "'; DROP TABLE games; --",
    "🃏" * 128,
    "\u202eдохереп",
    "Z̸͉͠а̴л̵г̷о̶",
    "пере" * 64,
    "a " * 128,
    "/durak",
    "{ $count }",
    "\ud83d",
]


async def ask(town: Town, person: int, text: str = "", **more: int) -> Json:
    """The query with its results."""
    asked = await town.app.post("inline", user_id=person, query=text, wait=True, **more)
    assert "results" in asked, f"{text!r} was not answered"
    return asked


def ids(asked: Json) -> list[str]:
    return [result["id"] for result in asked["results"]]


async def choose(town: Town, person: int, chat: int, asked: Json, result: str) -> Json:
    """The message that the result becomes."""
    done = await town.app.post(
        "inline_choose", user_id=person, chat_id=chat, query_id=asked["query_id"], result_id=result
    )
    posted: Json = done["message"]
    return posted


async def test_without_words_an_invitation_and_every_topic(town: Town) -> None:
    anya = await town.person()
    asked = await ask(town, anya)
    assert ids(asked)[:4] == ["invitation", "rules", "topic-lead", "topic-cover"]
    assert len(ids(asked)) == 26
    group = await town.group(anya)
    posted = await choose(town, anya, group.id, asked, "invitation")
    assert "Сыграем в дурака?" in posted["text"]
    (add,), (topics,) = posted["reply_markup"]["inline_keyboard"]
    assert add["url"].endswith("?startgroup=durak")
    assert topics["switch_inline_query_current_chat"] == ""


async def test_the_invitation_opens_a_table_in_the_group_chosen(town: Town) -> None:
    anya = await town.person()
    group = await town.group(anya, bot="absent")
    await town.app.post("bot", chat_id=group.id, action="add")
    username = (await town.app.get("world"))["bot"]["username"]
    # What Telegram sends for the person once the bot has been added by the link.
    await town.say(anya, group, f"/start@{username} durak")
    await town.seen(group, told("lobby-title").partition("<")[0].strip(), ":sit")


async def test_a_word_finds_its_topic_in_the_language_of_the_asker(town: Town) -> None:
    anya, vera = await town.person(), await town.person(language="en")
    group = await town.group(anya, vera)
    asked = await ask(town, anya, "  как перевести?")
    assert ids(asked)[0] == "topic-transfer"
    posted = await choose(town, anya, group.id, asked, "topic-transfer")
    assert "можно не отбиваться, а положить карту того же ранга" in posted["text"]
    english = await ask(town, vera, "перевод", chat_id=group.id)
    assert english["results"][0]["title"] == told("topic-transfer", "en")


async def test_the_language_chosen_for_oneself_is_spoken(town: Town) -> None:
    anya = await town.person()
    await town.write(anya, "/language")
    menu = await town.seen(anya, "|n:en")
    await town.press(anya, menu, "n:en")
    asked = await ask(town, anya, "draw")
    assert asked["results"][0]["title"] == told("topic-draw", "en")


async def test_who_sits_in_a_lobby_can_invite_to_it(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya)
    lobby = await town.seen(group, ":sit")
    asked = await ask(town, anya)
    assert ids(asked)[0].startswith("table-")
    assert ids(await ask(town, boris))[0] == "invitation"
    elsewhere = await town.group(anya, boris)
    posted = await choose(town, anya, elsewhere.id, asked, ids(asked)[0])
    number = -1_000_000_000_000 - group.id
    ((button,),) = posted["reply_markup"]["inline_keyboard"]
    assert button["url"] == f"https://t.me/c/{number}/{lobby['message_id']}"
    chats = (await town.app.get("world"))["chats"]
    title = next(chat["title"] for chat in chats if chat["id"] == group.id)
    assert title not in str(asked["results"])


async def test_a_table_in_a_plain_group_has_no_link(town: Town) -> None:
    anya = await town.person()
    await town.lobby(anya, type="group")
    assert ids(await ask(town, anya))[0] == "invitation"


async def test_a_game_that_runs_invites_nobody(town: Town) -> None:
    anya, boris = await town.people(2)
    group = await town.lobby(anya, boris)
    await town.act(anya, group, "start")
    await town.seen(group, "h:")
    assert ids(await ask(town, anya))[0] == "invitation"


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
async def test_odd_words_are_answered(town: Town, text: str) -> None:
    anya = await town.person()
    asked = await ask(town, anya, text[:256])
    assert 1 <= len(ids(asked)) <= 50


async def test_a_query_too_old_is_no_trouble(town: Town) -> None:
    anya = await town.person()
    await town.app.post(
        "faults",
        method="answerInlineQuery",
        code=400,
        description="Bad Request: query is too old and response timeout expired or query ID is"
        " invalid",
    )
    await town.app.post("inline", user_id=anya, query="")
    await town.app.until_queue_is_empty()
    assert ids(await ask(town, anya))[0] == "invitation"
