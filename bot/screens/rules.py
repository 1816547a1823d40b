"""/rules: the rules of this table as set, then topics by button."""

from aiogram.types import InlineKeyboardMarkup

from bot.screens.callbacks import TopicPress
from bot.screens.keyboards import Row, button, even_rows, keyboard
from bot.screens.rule_lines import rule_sentences
from bot.screens.screen import Screen
from bot.screens.table import paragraphs
from bot.screens.topic_notes import topic_note
from bot.screens.topics import TOPICS, find_topic
from durak import Rules
from locales import Words

__all__ = ["find_topic", "rules_screen", "topic_text"]


def rules_screen(words: Words, topic: str | None, table: Rules | None, game: int) -> Screen:
    """A topic; without one (or with one there is not) the table's rules, or the core of all.

    `game` is the table's id, so that the buttons lead back to its rules; 0 for none.
    """
    if topic in TOPICS:
        return Screen(topic_text(topic, table, words), _keyboard(words, topic, table, game))
    text = _general_text(words) if table is None else _table_text(table, words)
    return Screen(text, _keyboard(words, None, table, game))


def topic_text(topic: str, table: Rules | None, words: Words) -> str:
    """A topic with its example; where this table does not play it, that is said first."""
    key = f"topic-{topic}"
    title = [f"<b>{words(key)}</b>", topic_note(topic, table, words)]
    # A quote stands off by itself: an empty line before it would be the second.
    example = f"<blockquote>{words(f'{key}.example')}</blockquote>"
    return paragraphs([title, [words(f"{key}.text"), example]])


def _table_text(table: Rules, words: Words) -> str:
    items = [words("rules-item", sentence=line) for line in rule_sentences(table, words)]
    return "\n".join([words("rules-table"), "", *items, "", words("rules-more")])


def _general_text(words: Words) -> str:
    return "\n\n".join(words(key) for key in ("rules-general", "rules-core", "rules-more"))


def _keyboard(
    words: Words, topic: str | None, table: Rules | None, game: int
) -> InlineKeyboardMarkup | None:
    """Every topic but the open one, for editing a message to what it is already is an error."""
    topics = [
        button(words(f"topic-{other}"), TopicPress(topic=other, game=game))
        for other in TOPICS
        if other != topic
    ]
    rows: list[Row] = even_rows(topics, 3)
    if topic is not None:
        label = words("button-general-rules" if table is None else "button-table-rules")
        rows.append([button(label, TopicPress(topic="", game=game))])
    return keyboard(rows)
