"""What a topic of the rules is worth here: whether it is played at all, and at this table."""

from bot.screens.options import ALL, OF_KEY
from bot.screens.rule_lines import rule_sentence
from durak import Rules, applies
from locales import Words

PLAYED_WITH = {
    topic: (option.key, values)
    for option in ALL
    for topic, values in option.topics.items()
    if values
}
"""The option of a topic and its values with which there is anything to it; others always hold."""


def topic_note(topic: str, table: Rules | None, words: Words) -> str:
    """That a topic is not played yet, or not at this table; else empty."""
    if topic not in PLAYED_WITH:
        return ""
    key, values = PLAYED_WITH[topic]
    if table is not None and applies(table, key) and OF_KEY[key].value(table) in values:
        return ""
    if not set(values) & set(OF_KEY[key].offered):
        return words("topic-not-played")
    return words("topic-not-here", rule=_told_instead(table, key, words)) if table else ""


def _told_instead(table: Rules, key: str, words: Words) -> str:
    """What the table plays instead; where the option does not matter it is for the mode."""
    return rule_sentence(table, key if applies(table, key) else "mode", words)
