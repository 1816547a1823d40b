"""What a topic of the rules is worth here: whether it is played at all, and at this table."""

from bot.screens.options import is_offered, option_key, option_value, rule_sentence
from durak import Rules, applies
from locales import Words

PLAYED_WITH = {
    "throw-in": ("mode", ("transfer", "throw_in")),
    "transfer": ("mode", ("transfer",)),
    "passage": ("passage", ("bout", "game")),
    "follow-in": ("follow_in", ("on",)),
    "draw": ("draw", ("on",)),
    "teams": ("teams", ("2x2", "3x3", "three_pairs")),
    "cheating": ("cheating", ("card", "player")),
    "pogony": ("pogony", ("badge", "ladder")),
    "bank": ("bank", ("on",)),
    "jokers": ("jokers", ("colour", "supreme")),
    "simple": ("mode", ("simple",)),
}
"""The option of a topic and its values with which there is anything to it; others always hold."""


def topic_note(topic: str, table: Rules | None, words: Words) -> str:
    """That a topic, or a part of it, is not played yet or not at this table; else empty."""
    if topic not in PLAYED_WITH:
        return ""
    key, values = PLAYED_WITH[topic]
    later = [value for value in values if not is_offered(key, value)]
    here = table is not None and applies(table, key) and option_value(table, key) in values
    if len(later) == len(values):
        return "" if here else words("topic-not-played")
    if table is not None and not here:
        return words("topic-not-here", rule=_told_instead(table, key, words))
    named = ", ".join(words(option_key(key, value)) for value in later)
    return words("topic-partly", values=named) if named else ""


def _told_instead(table: Rules, key: str, words: Words) -> str:
    """What the table plays instead; where the option does not matter it is for the mode."""
    return rule_sentence(table, key if applies(table, key) else "mode", words)
