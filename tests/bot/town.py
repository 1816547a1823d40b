"""A playground where every test has people and a group of its own, with one bot for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from locales import words
from tests.bot.running import Running
from tests.games.app import App, Json, buttons, text_of

_numbers = count(1)


@dataclass(frozen=True)
class Group:
    """A chat and the topic in it that is looked at, 0 for none."""

    id: int
    thread: int = 0

    @property
    def where(self) -> Json:
        """How the people API names it."""
        return {"thread_id": self.thread} if self.thread else {}


@dataclass
class Town:
    """What people do and see."""

    app: App
    bot: Running
    games: dict[str, Json] = field(default_factory=dict)
    """Games that ran before the bot was started: `group`, `people`, `game`."""

    async def person(
        self, name: str = "", *, language: str = "ru", opened: bool = True, **more: Any
    ) -> int:
        """A new person; `opened`: has opened the bot's private chat."""
        made = await self.app.post(
            "users",
            first_name=name or f"Гость{next(_numbers)}",
            language_code=language,
            opened=opened,
            **more,
        )
        return int(made["user"]["id"])

    async def people(self, number: int) -> list[int]:
        """So many people who have opened the private chat."""
        return [await self.person() for _ in range(number)]

    async def group(self, *people: int, admins: tuple[int, ...] = (), **more: Any) -> Group:
        """A new group of these people with the bot in it."""
        made = await self.app.post(
            "chats",
            members=[*people],
            admins=[*admins],
            **{"type": "supergroup", "title": f"Чат{next(_numbers)}", **more},
        )
        return Group(int(made["chat"]["id"]))

    async def say(self, person: int, place: Group, text: str, **more: Any) -> Json:
        """The message that the person wrote into the group."""
        return await self.app.send(person, place.id, text, **place.where, **more)

    async def write(self, person: int, text: str) -> Json:
        """The message that the person wrote to the bot."""
        return await self.app.send(person, person, text)

    def standing(self, place: Group | int, *parts: str) -> list[Json]:
        """The bot's messages there with all these parts in text or buttons, newest first."""
        chat, thread = (place, 0) if isinstance(place, int) else (place.id, place.thread)
        kept = self.app.messages.get(chat, {})
        return [
            kept[number]
            for number in sorted(kept, reverse=True)
            if kept[number]["from"].get("is_bot")
            and (kept[number].get("thread_id") or 0) == thread
            and all(part in drawn(kept[number]) for part in parts)
        ]

    async def seen(self, place: Group | int, *parts: str) -> Json:
        """The newest message of the bot with all these parts, as soon as there is one."""
        found: Json = await self.until(lambda: next(iter(self.standing(place, *parts)), None))
        return found

    async def until(self, is_so: Callable[[], Any], within: float = 120) -> Any:
        """What `is_so()` gives once it is true."""
        return await self.app.until(is_so, within=within)

    async def whisper(self, person: int, group: Group, *parts: str) -> Json:
        """The ephemeral message in the group that the person sees, with all these parts."""

        def newest() -> Json | None:
            shown = self.app.ephemerals.get((group.id, person), {})
            fitting = [n for n in sorted(shown) if all(part in drawn(shown[n]) for part in parts)]
            return shown[fitting[-1]] if fitting else None

        found: Json = await self.until(newest)
        return found

    async def press(
        self, person: int, message: Json, data: str, *, forge: bool = False
    ) -> tuple[str, bool]:
        """The answer to a press of the button whose data begins so: text, and whether an alert."""
        if not forge:
            data = next(
                b["callback_data"] for b in buttons(message) if b["callback_data"].startswith(data)
            )
        where: Json = {"chat_id": message["chat_id"], "message_id": message["message_id"]}
        if "ephemeral" in message:
            where["ephemeral_id"] = message["ephemeral"]["id"]
        done = await self.app.post(
            "press", user_id=person, data=data, wait=True, forge=True, **where
        )
        assert done["answer"] is not None, f"{data} was not answered"
        return done["answer"].get("text", ""), done["answer"]["show_alert"]

    async def press_at(self, person: int, message: Json, ends: str) -> tuple[str, bool]:
        """The answer to a press of the button whose data ends so: text, and whether an alert."""
        data = next(
            b["callback_data"] for b in buttons(message) if b["callback_data"].endswith(ends)
        )
        return await self.press(person, message, data)

    async def act(self, person: int, place: Group, act: str) -> tuple[str, bool]:
        """The answer to a button of the newest lobby, pressed again while it is stale."""
        while True:
            lobby = await self.seen(place, f":{act}")
            data = next(
                b["callback_data"]
                for b in buttons(lobby)
                if b["callback_data"].startswith("l:") and b["callback_data"].endswith(f":{act}")
            )
            answer = await self.press(person, lobby, data)
            if answer[0] != STALE:
                return answer
            await self.until(lambda old=lobby: self.standing(place, f":{act}")[:1] != [old])  # type: ignore[misc]

    async def lobby(self, *people: int, **more: Any) -> Group:
        """A group where these people sit in a lobby that the first one opened."""
        group = await self.group(*people, **more)
        await self.say(people[0], group, "/durak")
        await self.seen(group, ":sit")
        for person in people[1:]:
            await self.act(person, group, "sit")
        return group

    def game(self, name: str) -> tuple[Group, int, int]:
        """The group of a game that was there before the bot, who leads in it, who defends."""
        seed = self.games[name]
        return seed["group"], *seed["people"]


def told(key: str, language: str = "ru") -> str:
    """What people are told in these words, however it is put this month."""
    return words(language)(key)


STALE = told("notice-stale")


def drawn(message: Json) -> str:
    """Everything in a message: its words, then a line for each live button."""
    lines = [f"[{button['text']}|{button['callback_data']}]" for button in buttons(message)]
    return "\n".join([text_of(message), *lines])


def link_in(message: Json) -> str:
    """The address of the first link in the words of a message."""
    links = [e["url"] for e in _entities(message) if e["type"] == "text_link"]
    return str(links[0])


def _entities(message: Json) -> list[Json]:
    return [*message.get("entities", []), *message.get("caption_entities", [])]
