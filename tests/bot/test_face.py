"""What Telegram shows of the bot: said over HTTP, once, and only where it is not so already."""

from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiogram import Bot
from aiogram.types import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.delivery.session import make_bot
from bot.face import show_face
from locales import LANGUAGES, words
from playground.server import Playground, new_telegram
from tests.bot.running import TOKEN
from tests.games.app import App

pytestmark = pytest.mark.asyncio(loop_scope="package")

PRIVATE = ("durak", "hand", "rules", "stats", "leave", "stop", "me", "help")
GROUPS, ADMINS = BotCommandScopeAllGroupChats(), BotCommandScopeAllChatAdministrators()
CODES = (None, *LANGUAGES)


@pytest_asyncio.fixture(loop_scope="package")
async def app() -> AsyncIterator[App]:
    async with await Playground.start(new_telegram(TOKEN)) as running, App(running.url) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="package")
async def bot(app: App) -> AsyncIterator[Bot]:
    made = make_bot(TOKEN, app.url)
    yield made
    await made.session.close()


async def written(app: App) -> Counter[str]:
    """How often each setter has been called until now."""
    calls = (await app.get("calls", since=0))["calls"]
    return Counter(call["method"] for call in calls if call["method"].startswith("set"))


async def names(bot: Bot, scope: object, code: str | None) -> list[str]:
    return [command.command for command in await bot.get_my_commands(scope, code)]  # type: ignore[arg-type]


async def test_every_place_and_language_has_its_commands(bot: Bot) -> None:
    await show_face(bot, "ru")
    for code in CODES:
        everybody, admins = await names(bot, GROUPS, code), await names(bot, ADMINS, code)
        assert everybody[:3] == ["durak", "hand", "table"]
        assert set(admins) - set(everybody) == {"settings", "language"}
        assert set(everybody) < set(admins)
        assert "stop" in admins
        private = await names(bot, BotCommandScopeAllPrivateChats(), code)
        assert set(private) == {*PRIVATE}


async def test_each_language_has_its_texts_and_the_rest_the_default(bot: Bot) -> None:
    await show_face(bot, "en")
    for code in CODES:
        language = words(code or "en")
        assert (await bot.get_my_description(code)).description == language("face-description")
        short = (await bot.get_my_short_description(code)).short_description
        assert short == language("face-short-description")
        durak = (await bot.get_my_commands(GROUPS, code))[0]
        assert durak.description == language("command-durak")


async def test_nothing_is_written_twice(bot: Bot, app: App) -> None:
    await show_face(bot, "ru")
    first = await written(app)
    assert first == {
        "setMyCommands": 3 * len(CODES),
        "setMyDescription": len(CODES),
        "setMyShortDescription": len(CODES),
        "setMyDefaultAdministratorRights": 1,
    }
    await show_face(bot, "ru")
    assert await written(app) == first
    await bot.set_my_description("Something else", "en")
    await bot.delete_my_commands(ADMINS, "ru")
    await show_face(bot, "ru")
    again = await written(app) - first
    assert again == {"setMyDescription": 2, "setMyCommands": 1}
    assert (await bot.get_my_description("en")).description == words("en")("face-description")


async def test_the_button_opens_the_commands_and_admins_need_only_pin(bot: Bot) -> None:
    await bot.set_chat_menu_button(menu_button={"type": "default"})  # type: ignore[arg-type]
    await show_face(bot, "ru")
    assert (await bot.get_chat_menu_button()).type == "commands"
    wished = (await bot.get_my_default_administrator_rights()).model_dump()
    assert {name for name, has in wished.items() if has} == {"can_manage_chat", "can_pin_messages"}


@pytest.mark.parametrize("code", [400, 500])
async def test_a_refusal_leaves_the_rest_and_comes_right_next_time(
    bot: Bot, app: App, code: int
) -> None:
    await app.post("faults", method="setMyCommands", count=2, code=code, description="No")
    await show_face(bot, "ru")
    assert (await bot.get_my_description("ru")).description != ""
    assert await names(bot, GROUPS, LANGUAGES[-1]) != []
    assert await names(bot, GROUPS, None) == []
    await show_face(bot, "ru")
    assert await names(bot, GROUPS, None) != []


async def test_a_ration_that_is_used_up_is_respected(bot: Bot, app: App) -> None:
    await app.post(
        "faults",
        method="setMyCommands",
        code=429,
        description="Too Many Requests: retry after 3600",
        parameters={"retry_after": 3600},
    )
    await show_face(bot, "ru")
    assert await written(app) == {"setMyCommands": 1}


async def test_what_cannot_be_read_is_not_overwritten(bot: Bot, app: App) -> None:
    await app.post("faults", count=100, code=502, description="Bad Gateway")
    await show_face(bot, "ru")
    assert await written(app) == Counter()
    await app.clear_faults()
