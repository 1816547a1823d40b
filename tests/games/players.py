"""People who play by pressing buttons that they are shown, and nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random

from .app import App, Json, buttons, text_of


@dataclass
class Player:
    """Presses one random useful button of each state of the hand, until the game is over."""

    app: App
    person: int
    group: int
    dice: Random
    from_group: bool = False
    presses: int = 0
    unanswered: int = 0
    told: list[str] = field(default_factory=list)
    """What the answers to the presses said."""
    _done_with: list[Json] = field(default_factory=list)

    async def play(self) -> None:
        """Returns when the group's table shows the end."""
        while not over(self.app, self.group):
            choice = self._choice()
            if choice is None:
                await self.app.wait_change(1)
            else:
                await self._press(*choice)

    async def _press(self, message: Json, button: Json) -> None:
        self._done_with = [message, *self._done_with[:3]]
        self.presses += 1
        answer = await self.app.press(self.person, message, button["callback_data"], forge=True)
        if answer is None:
            self.unanswered += 1
        elif answer.get("text"):
            self.told.append(answer["text"])

    def _choice(self) -> tuple[Json, Json] | None:
        for message in self._hands():
            if any(message is done for done in self._done_with):
                continue
            useful = [b for b in buttons(message) if "style" in b and b["style"]]
            back = [b for b in buttons(message) if b["callback_data"].startswith("b:")]
            moves = [b for b in buttons(message) if b["callback_data"].startswith("m:")]
            if back and moves:
                useful = moves
            if useful:
                return message, self.dice.choice(useful)
        return None

    def _hands(self) -> list[Json]:
        if self.from_group:
            hands = self.app.ephemerals.get((self.group, self.person), {})
            shown = [hands[key] for key in sorted(hands, reverse=True)]
            return shown or self._asked_for_cards()
        found = self.app.newest(self.person, "c:") or self.app.newest(self.person, "m:")
        return [found] if found else []

    def _asked_for_cards(self) -> list[Json]:
        """The table, whose only useful button is then *My cards*."""
        table = self.app.newest(self.group, "h:")
        if table is None:
            return []
        mine = [b for b in buttons(table) if b["callback_data"].startswith("h:")]
        keyboard = {"inline_keyboard": [[{**mine[0], "style": "primary"}]]}
        asked = {**table, "reply_markup": keyboard}
        if any(asked == done for done in self._done_with):
            return []
        return [asked]


def over(app: App, group: int) -> bool:
    """Whether the group sees the end of the game."""
    return app.newest(group, "a:") is not None


async def open_lobby(app: App, group: int, people: list[int], **rules: str) -> Json:
    """The lobby where all these people sit, by these rules; the first one may start."""
    starter = people[0]
    await app.send(starter, group, "/durak")
    for key, value in rules.items():
        await _choose(app, group, starter, key, value)
    for person in people[1:]:
        await press(app, person, group, "l:", ":sit")
    return await app.until(lambda: _lobby_with(app, group, len(people)))


async def _choose(app: App, group: int, starter: int, key: str, value: str) -> None:
    await press(app, starter, group, "l:", ":rules")
    await press(app, starter, group, "o:", f":{key}:{value}")
    await press(app, starter, group, "l:", ":back")


async def press(app: App, person: int, chat: int, begins: str, ends: str) -> Json | None:
    """The answer to a press on the newest button whose data begins and ends so, as shown.

    A lobby is edited while one looks: what was pressed too late is pressed again, as people do.
    """
    for _ in range(20):
        message, data = await app.until(lambda: _shown(app, chat, begins, ends))
        answer = await app.press(person, message, data, forge=True)
        if answer is None or not answer.get("text") or not is_stale(answer["text"]):
            return answer
        await app.wait_change(5)
    raise AssertionError(f"{begins}…{ends} stays stale")


def is_stale(text: str) -> bool:
    """Whether an answer says that the table has moved on."""
    return "Стол уже другой" in text


def _shown(app: App, chat: int, begins: str, ends: str) -> tuple[Json, str] | None:
    for number in sorted(app.messages.get(chat, {}), reverse=True):
        message = app.messages[chat][number]
        for button in buttons(message):
            data = button["callback_data"]
            if data.startswith(begins) and data.endswith(ends):
                return message, data
    return None


def _lobby_with(app: App, group: int, seats: int) -> Json | None:
    lobby = app.newest(group, "l:")
    if lobby is None:
        return None
    return lobby if f"\n{seats}. " in "\n" + text_of(lobby) else None


async def start_game(app: App, group: int, starter: int) -> None:
    """The lobby's starter starts, and the table stands in the group."""
    await press(app, starter, group, "l:", ":start")
    await app.until(lambda: app.newest(group, "h:"))


async def play_to_the_end(players: list[Player], within: float) -> None:
    """Everybody plays until the group sees the end; fails when that takes longer."""
    async with asyncio.timeout(within):
        await asyncio.gather(*(player.play() for player in players))
