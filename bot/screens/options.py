"""The options of the rules as people see them: in the lobby's menu, in a line, in sentences."""

from durak import OPTIONS, Rules, applies
from locales import Words

MENU = (
    "mode",
    "deck",
    "throw_in",
    "throw_order",
    "simple_throw",
    "cap",
    "first_cap",
    "next_lead",
    "lead",
    "follow_in",
    "throw_before_cover",
    "transfer_when",
    "transfer_first",
    "draw",
    "passing",
)
"""The options offered in the lobby now, in the order shown. Those of a later room join here."""

NOT_OFFERED = {"deck": ("54",), "cap": ("hand_minus_one",)}
"""Values that are left out of the menu: jokers have no room yet, the odd limit has few friends."""

ALWAYS_TOLD = ("mode", "deck", "throw_in")
"""What the one line about a table always says; of the rest only what is unusual."""

SPOKEN = (
    "mode",
    "deck",
    "first_lead",
    "next_lead",
    "lead",
    "throw_in",
    "throw_order",
    "throw_ranks",
    "throw_before_cover",
    "follow_in",
    "simple_throw",
    "cap",
    "first_cap",
    "first_cap_scope",
    "transfer_when",
    "transfer_first",
    "passing",
    "draw",
    "pogony",
)
"""What the rules of a table tell even when it is as usual, in reading order; other options are
told when they are chosen."""


def is_changed(rules: Rules, key: str) -> bool:
    """Whether the option has another value than its default."""
    return bool(getattr(rules, key) != OPTIONS[key][0])


def option_value(rules: Rules, key: str) -> str:
    """The value in force as `Rules.parse` reads it: "on" for a follow-in that is not named."""
    value = rules.follows_in if key == "follow_in" else getattr(rules, key)
    return value_text(value)


def value_text(value: object) -> str:
    """A value of `durak.OPTIONS` as `Rules.parse` reads it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def option_values(key: str) -> list[str]:
    """All values of an option, the default first."""
    return [value_text(value) for value in OPTIONS[key] if value is not None]


def menu_values(key: str) -> list[str]:
    """The values of an option that the lobby's menu offers."""
    return [value for value in option_values(key) if value not in NOT_OFFERED.get(key, ())]


def is_offered(key: str, value: str) -> bool:
    """Whether a table can be set to play so: the default, or a choice in the lobby's menu."""
    return value == option_values(key)[0] or (key in MENU and value in menu_values(key))


def option_key(key: str, value: str | None = None) -> str:
    """The Fluent key of an option's name, or of one of its values."""
    parts = ["option", key] if value is None else ["option", key, value]
    return "-".join(parts).replace("_", "-")


def brief_rules(rules: Rules, words: Words) -> str:
    """The rules in one readable line: what is always asked, then what is unusual."""
    told = [key for key in OPTIONS if applies(rules, key) and _is_telling(rules, key)]
    told.sort(key=lambda key: ALWAYS_TOLD.index(key) if key in ALWAYS_TOLD else len(ALWAYS_TOLD))
    line = ", ".join(words(f"{option_key(key, option_value(rules, key))}.brief") for key in told)
    return line[:1].upper() + line[1:]


def _is_telling(rules: Rules, key: str) -> bool:
    return key in ALWAYS_TOLD or option_value(rules, key) != option_values(key)[0]


def rule_sentences(rules: Rules, words: Words) -> list[str]:
    """Every option that applies as a sentence; of the special rooms only those that are on."""
    keys = [key for key in dict.fromkeys((*SPOKEN, *OPTIONS)) if applies(rules, key)]
    spoken = [key for key in keys if key in SPOKEN or _is_telling(rules, key)]
    return [rule_sentence(rules, key, words) for key in spoken]


def rule_sentence(rules: Rules, key: str, words: Words) -> str:
    """The value in force of one option as a sentence."""
    value = option_value(rules, key)
    # In simple durak "several of one rank" means two (3.1).
    pair = (key, value, rules.mode) == ("lead", "same_rank", "simple")
    return words(f"{option_key(key, value)}.{'pair' if pair else 'rule'}")
