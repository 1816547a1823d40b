"""Every option of the rules, once, in reading order: menu, texts, line and /rules follow from it.

An option more is an entry more and its texts: `option-<key>`, and of each value `.choice` (on its
button), `.brief` (in the line about a table) and `.rule` (a whole sentence).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum

from durak import OPTIONS, Rules, applies


class Group(StrEnum):
    """A screen of the menu of rules; `group-<value>` is its name in the locales."""

    GAME = "game"
    COMPANY = "company"
    DEAL = "deal"
    ATTACK = "attack"
    TRANSFER = "transfer"
    LIMITS = "limits"
    END = "end"


class Told(Enum):
    """When an option is spoken of: ALWAYS is in the line about a table too, even when as usual."""

    ALWAYS = "always"
    IN_RULES = "in /rules"
    IF_SET = "if it is not as usual"


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `topics`: its topics of /rules, each with the values that there is one with.

    A topic without values is worth reading whatever is chosen.
    """

    key: str
    group: Group
    told: Told = Told.IN_RULES
    topics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def values(self) -> list[str]:
        """All values as `Rules.parse` reads them, the default first."""
        return [value_text(value) for value in OPTIONS[self.key] if value is not None]

    @property
    def default(self) -> str:
        """The value that is in force when nobody has chosen any."""
        return self.values[0]

    def value(self, rules: Rules) -> str:
        """The value in force: "on" for a follow-in that is not named."""
        chosen = rules.follows_in if self.key == "follow_in" else getattr(rules, self.key)
        return value_text(chosen)

    def is_set(self, rules: Rules) -> bool:
        """Whether the rules have another value than the default."""
        return bool(getattr(rules, self.key) != OPTIONS[self.key][0])

    def is_told(self, rules: Rules) -> bool:
        """Whether /rules says how this is played."""
        unusual = self.value(rules) != self.default
        return applies(rules, self.key) and (unusual or self.told is not Told.IF_SET)

    def is_shown(self, rules: Rules) -> bool:
        """Whether the menu has it: it makes a difference now, or may be what clashes."""
        return applies(rules, self.key) or (self.is_set(rules) and bool(rules.problems()))


ALL = (
    Option(
        "mode",
        Group.GAME,
        Told.ALWAYS,
        {
            "throw-in": ("transfer", "throw_in"),
            "who-throws": ("transfer", "throw_in"),
            "transfer": ("transfer",),
            "simple": ("simple",),
        },
    ),
    Option("deck", Group.GAME, Told.ALWAYS),
    Option("jokers", Group.GAME, Told.IF_SET, {"jokers": ("colour", "supreme")}),
    Option("teams", Group.COMPANY, Told.IF_SET, {"teams": ("2x2", "3x3", "three_pairs")}),
    Option("cheating", Group.COMPANY, Told.IF_SET, {"cheating": ("card", "player")}),
    Option("bank", Group.COMPANY, Told.IF_SET, {"bank": ("on",)}),
    Option("first_lead", Group.DEAL, topics={"first-lead": ()}),
    Option("next_lead", Group.DEAL, topics={"first-lead": ()}),
    Option("redeal", Group.DEAL, Told.IF_SET, {"redeal": ("five_of_suit", "one_colour")}),
    Option("trump_exchange", Group.DEAL, Told.IF_SET, {"exchange": ("on",)}),
    Option("lead", Group.ATTACK, topics={"lead": ()}),
    Option("throw_in", Group.ATTACK, Told.ALWAYS, {"throw-in": (), "who-throws": ()}),
    Option("throw_order", Group.ATTACK, topics={"who-throws": ()}),
    Option("throw_ranks", Group.ATTACK),
    Option("throw_before_cover", Group.ATTACK),
    Option("follow_in", Group.ATTACK, topics={"follow-in": ("on",)}),
    Option("simple_throw", Group.ATTACK, topics={"simple": ()}),
    Option("passing", Group.ATTACK, topics={"pass": ()}),
    Option("cap", Group.LIMITS, topics={"limits": ()}),
    Option("first_cap", Group.LIMITS, topics={"limits": ()}),
    Option("first_cap_scope", Group.LIMITS),
    Option("transfer_when", Group.TRANSFER, topics={"transfer": ()}),
    Option("transfer_first", Group.TRANSFER),
    Option("passage", Group.TRANSFER, Told.IF_SET, {"passage": ("bout", "game")}),
    Option("refusal", Group.TRANSFER, Told.IF_SET, {"refusal": ("on",)}),
    Option("draw", Group.END, topics={"draw": ("on",)}),
    Option("pogony", Group.END, topics={"pogony": ("badge",), "ladder": ("ladder",)}),
    Option("ladder_lead", Group.END, topics={"ladder": ()}),
    Option("ladder_queen", Group.END, topics={"ladder": ()}),
)
"""Every option of `durak.OPTIONS`, in reading order."""

OF_KEY: Mapping[str, Option] = {option.key: option for option in ALL}
"""The options by key."""


def in_group(group: Group, rules: Rules) -> list[Option]:
    """What there is to choose on this screen beside the rest of the rules."""
    return [option for option in ALL if option.group is group and option.is_shown(rules)]


def groups_of(rules: Rules) -> list[Group]:
    """The screens where there is something to choose."""
    return [group for group in Group if in_group(group, rules)]


def value_text(value: object) -> str:
    """A value of `durak.OPTIONS` as `Rules.parse` reads it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def option_key(key: str, value: str | None = None) -> str:
    """The Fluent key of an option, or of one of its values."""
    parts = ["option", key] if value is None else ["option", key, value]
    return "-".join(parts).replace("_", "-")
