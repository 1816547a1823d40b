"""The rules that new tables of a chat begin with, where its admins have chosen some."""

from __future__ import annotations

import durak
from bot.tables.answers import Answer
from bot.tables.choosing import Wish, decide
from bot.tables.lanes import Lanes
from bot.tables.notices import Notice
from bot.tables.ports import RuleBook


class HouseRules:
    """The rules of chats. A chat that has chosen none begins with those of its last game."""

    def __init__(self, chats: RuleBook) -> None:
        self._chats = chats
        self._lanes = Lanes()

    async def of(self, chat_id: int) -> durak.Rules | None:
        """What the chat has chosen; None when nothing, or nothing that can be played any more."""
        text = (await self._chats.get(chat_id)).rules
        if text is None:
            return None
        try:
            rules = durak.Rules.parse(text)
        except ValueError:
            return None
        return None if rules.problems() else rules

    async def choose(self, chat_id: int, wish: Wish) -> Answer:
        """New tables of the chat begin with rules as wished; refused with what clashes.

        A single option is chosen beside those there are, at first those of the classic preset.
        """
        async with self._lanes.of(chat_id):
            before = await self.of(chat_id)
            rules, answer = decide(before or durak.PRESETS["classic"], wish)
            if rules != before and not answer.problems:
                await self._chats.set_rules(chat_id, str(rules))
        return answer

    async def forget(self, chat_id: int) -> Answer:
        """New tables of the chat begin with the rules of its last game."""
        async with self._lanes.of(chat_id):
            await self._chats.set_rules(chat_id, None)
        return Answer(Notice.RULES_OF_LAST_GAME)
