"""Rules are a dictionary of words, first the defaults and then what is named."""

DEFAULTS = {
    "deck": "36",
    "passing": "auto",
    "teams": "none",
    "jokers": "off",
    "redeal": "off",
    "trump_exchange": "off",
    "first_lead": "lowest_trump",
    "next_lead": "under_fool",
    "mode": "transfer",
    "lead": "same_rank",
    "throw_in": "all",
    "throw_ranks": "table",
    "throw_order": "first_word",
    "throw_before_cover": "on",
    "cap": "six",
    "first_cap": "five",
    "first_cap_scope": "first_discard",
    "follow_in": "not named",
    "transfer_when": "before_cover",
    "transfer_first": "off",
    "passage": "off",
    "refusal": "off",
    "simple_throw": "none",
    "draw": "on",
    "pogony": "badge",
    "cheating": "off",
    "bank": "off",
}
"""The bank pays after the game: a deal is played as without it."""


def read_rules(text: str) -> dict[str, str]:
    """KeyError for an option that this implementation does not know."""
    rules = dict(DEFAULTS)
    for word in text.split():
        if word == "-":
            continue
        key, value = word.split("=")
        if key not in DEFAULTS or value == "ladder":
            raise KeyError(word)
        rules[key] = value
    return rules


def follows_in(rules: dict[str, str]) -> bool:
    """3.6: on, in simple off, unless it is named."""
    if rules["follow_in"] == "not named":
        return rules["mode"] != "simple"
    return rules["follow_in"] == "on"
