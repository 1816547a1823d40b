"""What a topic of the rules is worth at this table."""

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
    """That the table does not play what a topic is about, and what it plays instead; else empty."""
    if topic not in PLAYED_WITH or table is None:
        return ""
    key, values = PLAYED_WITH[topic]
    if applies(table, key) and OF_KEY[key].value(table) in values:
        return ""
    return words("topic-not-here", rule=_told_instead(table, key, words))


def _told_instead(table: Rules, key: str, words: Words) -> str:
    """What the table plays instead; where the option does not matter it is for the mode."""
    return rule_sentence(table, key if applies(table, key) else "mode", words)
