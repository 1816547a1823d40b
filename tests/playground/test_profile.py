"""What the bot says about itself."""

from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    ChatAdministratorRights,
    MenuButtonCommands,
)

from tests.playground.people import ANYA, Stage, refusal


async def test_commands_by_scope_and_language(stage: Stage) -> None:
    groups = BotCommandScopeAllGroupChats()
    durak = BotCommand(command="durak", description="Новый стол")
    assert await stage.bot.set_my_commands([durak], scope=groups, language_code="ru")
    (found,) = await stage.bot.get_my_commands(scope=groups, language_code="ru")
    assert (found.command, found.description) == ("durak", "Новый стол")
    assert await stage.bot.get_my_commands() == []
    assert (await stage.get("world"))["commands"] == [
        {
            "scope": {"type": "all_group_chats"},
            "language": "ru",
            "commands": [{"command": "durak", "description": "Новый стол"}],
        }
    ]
    await stage.bot.delete_my_commands(scope=groups, language_code="ru")
    assert (await stage.get("world"))["commands"] == []


async def test_commands_that_are_refused(stage: Stage) -> None:
    with refusal("Bad Request: BOT_COMMAND_INVALID"):
        await stage.bot.set_my_commands([BotCommand(command="дурак", description="x")])
    with refusal("Bad Request: BOT_COMMAND_DESCRIPTION_INVALID"):
        await stage.bot.set_my_commands([BotCommand(command="durak", description="x" * 257)])
    many = [BotCommand(command=f"c{i}", description="x") for i in range(101)]
    with refusal("Bad Request: BOT_COMMANDS_TOO_MUCH"):
        await stage.bot.set_my_commands(many)


async def test_texts_by_language(stage: Stage) -> None:
    await stage.bot.set_my_description("Дурак для групп", language_code="ru")
    await stage.bot.set_my_short_description("Дурак")
    await stage.bot.set_my_name("Durak")
    assert (await stage.bot.get_my_description(language_code="ru")).description == (
        "Дурак для групп"
    )
    assert (await stage.bot.get_my_description()).description == ""
    assert (await stage.bot.get_my_short_description()).short_description == "Дурак"
    assert (await stage.bot.get_my_name()).name == "Durak"
    with refusal("Bad Request: short description is too long"):
        await stage.bot.set_my_short_description("x" * 121)


async def test_wished_rights_and_the_menu_button(stage: Stage) -> None:
    wished = await stage.bot.get_my_default_administrator_rights()
    assert wished.can_pin_messages is False
    rights = ChatAdministratorRights(**(wished.model_dump() | {"can_pin_messages": True}))
    assert await stage.bot.set_my_default_administrator_rights(rights)
    assert (await stage.bot.get_my_default_administrator_rights()).can_pin_messages
    assert await stage.bot.set_chat_menu_button(ANYA, MenuButtonCommands())
    assert (await stage.bot.get_chat_menu_button(ANYA)).type == "commands"
