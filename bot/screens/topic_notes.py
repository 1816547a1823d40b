"""What a topic of the rules is worth here: whether it is played at all, and at this table."""

from bot.screens.options import is_offered, option_value, rule_sentence
from durak import Rules, applies
from locales import Words

PLAYED_WITH = {
    "throw-in": ("mode", ("transfer", "throw_in")),
    "who-throws": ("mode", ("transfer", "throw_in")),
    "transfer": ("mode", ("transfer",)),
    "passage": ("passage", ("bout", "game")),
    "refusal": ("refusal", ("on",)),
    "follow-in": ("follow_in", ("on",)),
    "redeal": ("redeal", ("five_of_suit", "one_colour")),
    "exchange": ("trump_exchange", ("on",)),
    "draw": ("draw", ("on",)),
    "teams": ("teams", ("2x2", "3x3", "three_pairs")),
    "cheating": ("cheating", ("card", "player")),
    "pogony": ("pogony", ("badge",)),
    "ladder": ("pogony", ("ladder",)),
    "bank": ("bank", ("on",)),
    "jokers": ("jokers", ("colour", "supreme")),
    "simple": ("mode", ("simple",)),
}
"""The option of a topic and its values with which there is anything to it; others always hold."""


def topic_note(topic: str, table: Rules | None, words: Words) -> str:
    """That a topic is not played yet, or not at this table; else empty."""
    if topic not in PLAYED_WITH:
        return ""
    key, values = PLAYED_WITH[topic]
    if table is not None and applies(table, key) and option_value(table, key) in values:
        return ""
    if not any(is_offered(key, value) for value in values):
        return words("topic-not-played")
    return words("topic-not-here", rule=_told_instead(table, key, words)) if table else ""


def _told_instead(table: Rules, key: str, words: Words) -> str:
    """What the table plays instead; where the option does not matter it is for the mode."""
    return rule_sentence(table, key if applies(table, key) else "mode", words)
