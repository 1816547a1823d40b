"""The buttons of the hand: dead cards, the person's order, pages."""

import pytest

from tests.bot.town import Town, told
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


def dead(message: Json) -> list[str]:
    """The cards in a hand that cannot be pressed, in reading order."""
    return [b["callback_data"].rpartition(":")[2] for b in buttons(message) if "disabled" in b]


async def test_a_dead_card_says_why_not_where_it_can_be_pressed(town: Town) -> None:
    """Spades cover no clubs: hearts are trumps (1.1)."""
    group, anya, boris = town.game("dead_cards")
    waiting = await town.seen(boris, "c:")
    assert dead(waiting) == ["6s", "7s", "8s", "9s", "Ts", "Js"]
    await town.press_at(anya, await town.seen(anya, ":6c]"), ":6c")
    await town.seen(group, "6♣︎", ":take")
    hand = await town.seen(boris, "Отбивайтесь")
    assert dead(hand) == ["6s", "7s", "8s", "9s", "Ts", "Js"]
    assert (await town.press_at(boris, hand, ":7s"))[0] == told("refusal-does-not-beat")
