"""What the bot offers when its name is typed in any chat: invitations and the rules by topic."""

import html
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from aiogram.types import InlineKeyboardButton

from bot.screens.deep_links import group_link
from bot.screens.keyboards import Row, keyboard
from bot.screens.rule_lines import brief_rules
from bot.screens.rules import topic_text
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.topics import TOPICS, find_topics
from durak import most_seats
from locales import Words

LONGEST_DESCRIPTION = 120
"""Letters below a title in the list: two lines of a phone."""

MOST_TABLES = 3
"""Tables of one's own in the list, so that the topics are still seen."""


@dataclass(frozen=True)
class Offer:
    """A line of the list, and the message that is sent when it is chosen."""

    id: str
    title: str
    description: str
    screen: Screen


@dataclass(frozen=True)
class OpenTable:
    """A lobby where the asker sits, and where members of its chat find it."""

    scene: Scene
    link: str


def offers(
    words: Words, asked: str, bot_username: str, tables: Sequence[OpenTable]
) -> tuple[Offer, ...]:
    """The topics that the words name, the best one first; without words all there is.

    Words that name nothing get the heart of the rules and a way to play. Of a table nothing is
    told but its rules and free seats: neither its chat nor who sits there.
    """
    if found := find_topics(words, asked):
        return tuple(_topic(topic, words) for topic in found)
    if asked.strip():
        return (_rules(words, words("inline-unknown")), _invitation(words, bot_username))
    return tuple(_everything(words, bot_username, tables))


def _everything(words: Words, bot_username: str, tables: Sequence[OpenTable]) -> Iterator[Offer]:
    free = [table for table in tables if _free_seats(table.scene)]
    yield from (_table(table, words) for table in free[:MOST_TABLES])
    yield _invitation(words, bot_username)
    yield _rules(words, _beginning(words("rules-core")))
    yield from (_topic(topic, words) for topic in TOPICS)


def _free_seats(scene: Scene) -> int:
    return most_seats(scene.rules) - len(scene.faces)


def _table(table: OpenTable, words: Words) -> Offer:
    scene = table.scene
    rules, free = brief_rules(scene.rules, words), words("lobby-free", count=_free_seats(scene))
    lines = [words("lobby-title"), rules, free, "", words("inline-table-where")]
    rows = [[InlineKeyboardButton(text=words("button-to-table"), url=table.link)]]
    screen = Screen("\n".join(lines), keyboard(rows))
    return Offer(f"table-{scene.game_id}", words("inline-table"), _beginning(rules), screen)


def _invitation(words: Words, bot_username: str) -> Offer:
    button = InlineKeyboardButton(text=words("button-to-group"), url=group_link(bot_username))
    text = "\n\n".join(words(key) for key in ("inline-invite-title", "inline-invite-how"))
    screen = Screen(text, keyboard([[button], _more(words)]))
    about = words("inline-invite.about")
    return Offer("invitation", words("inline-invite"), about, screen)


def _rules(words: Words, description: str) -> Offer:
    text = "\n\n".join(words(key) for key in ("rules-general", "rules-core"))
    return Offer(
        "rules", words("inline-rules"), description, Screen(text, keyboard([_more(words)]))
    )


def _topic(topic: str, words: Words) -> Offer:
    screen = Screen(topic_text(topic, None, words), keyboard([_more(words)]))
    about = _beginning(words(f"topic-{topic}.text"))
    return Offer(f"topic-{topic}", words(f"topic-{topic}"), about, screen)


def _more(words: Words) -> Row:
    """The button that types the bot's name for the reader: every topic, in whatever chat it is."""
    text = words("button-topics")
    return [InlineKeyboardButton(text=text, switch_inline_query_current_chat="")]


def _beginning(text: str) -> str:
    return textwrap.shorten(html.unescape(text), LONGEST_DESCRIPTION, placeholder=" …")
