"""Sitting down together: from /durak to the first deal, by the lobby's buttons alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.options import OF_KEY
from locales import words

from .app import App, Json, Press, buttons, text_of

STALE = words("ru")("notice-stale")
"""What a press on a button says that the table has outlived."""


async def open_lobby(
    app: App,
    group: int,
    people: Sequence[int],
    computers: int = 0,
    topic: int | None = None,
    **rules: str,
) -> int:
    """The id of a game in whose lobby these people sit, by these rules; the first one starts it."""
    starter = people[0]
    await app.send(starter, group, "/durak", thread_id=topic)
    if rules:
        await choose_rules(app, group, starter, rules)
    for person in people[1:]:
        await press_shown(app, person, group, "l:", ":sit")
    for _ in range(computers):
        await press_shown(app, starter, group, "l:", ":add")
    lobby = await app.until(lambda: _lobby_with(app, group, len(people) + computers))
    return int(buttons(lobby)[0]["callback_data"].split(":")[1])


async def choose_rules(app: App, group: int, starter: int, rules: dict[str, str]) -> None:
    """The lobby has these rules: each on its page of the menu, or all as `preset`."""
    await press_shown(app, starter, group, "l:", ":rules")
    for key, value in rules.items():
        if key == "preset":
            await press_shown(app, starter, group, "p:", f":{value}")
            continue
        await press_shown(app, starter, group, "g:", f":{OF_KEY[key].group.value}")
        await press_shown(app, starter, group, "o:", f":{key}:{value}")
        await press_shown(app, starter, group, "g:", ":home")
    await press_shown(app, starter, group, "g:", ":out")


async def start_game(app: App, group: int, starter: int) -> None:
    """The lobby's starter has started, and the table stands in the group."""
    await press_shown(app, starter, group, "l:", ":start")
    await app.until(lambda: app.newest(group, "h:"))


async def press_shown(app: App, person: int, chat: int, begins: str, ends: str) -> Press:
    """A press on the newest button whose data begins and ends so.

    A lobby is edited while one looks: what was pressed too late is pressed again, as people do.
    """
    for _ in range(20):
        message, data = await app.until(lambda: find_button(app, chat, begins, ends))
        press = await app.press(person, message, data)
        if not press.text.startswith(STALE):
            return press
        await app.until(lambda old=data: find_button(app, chat, begins, ends, but=old))  # type: ignore[misc]
    raise AssertionError(f"{begins}…{ends} stays stale")


def find_button(
    app: App, chat: int, begins: str, ends: str = "", *, but: str = ""
) -> tuple[Json, str] | None:
    """The newest message with such a button, and the button's data."""
    for number in sorted(app.messages.get(chat, {}), reverse=True):
        message = app.messages[chat][number]
        for button in buttons(message):
            data = button["callback_data"]
            if data.startswith(begins) and data.endswith(ends) and data != but:
                return message, data
    return None


def _lobby_with(app: App, group: int, seats: int) -> Json | None:
    lobby = app.newest(group, "l:")
    if lobby is None:
        return None
    return lobby if f"\n{seats}. " in text_of(lobby) else None
