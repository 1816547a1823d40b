"""The buttons of the hand: dead cards, the person's order, pages."""

import pytest

from tests.bot.town import Town, told
from tests.games.app import Json, buttons

pytestmark = pytest.mark.asyncio(loop_scope="package")


def dead(message: Json) -> list[str]:
    """The cards in a hand that cannot be pressed, in reading order."""
    return [b["callback_data"].rpartition(":")[2] for b in buttons(message) if "disabled" in b]


def cards(message: Json) -> list[str]:
    """The cards of a hand in reading order."""
    shown = [b["callback_data"] for b in buttons(message)]
    return [data.rpartition(":")[2] for data in shown if data.startswith("c:")]


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


async def test_the_order_of_the_cards_is_ones_own_and_is_kept(town: Town) -> None:
    """Hearts are trumps; of Anya's cards no two are of a rank."""
    group, anya, boris = town.game("card_order")
    assert cards(await town.seen(anya, "c:")) == ["9c", "Tc", "6s", "As", "7h", "8h"]
    await town.write(anya, "/me")
    menu = await town.seen(anya, told("personal-order-suit"), "u:order:rank")
    assert (await town.press(anya, menu, "u:order:"))[0] == told("notice-choice-set")
    await town.seen(anya, told("personal-order-rank"), "u:order:suit", "u:silent:on")
    by_rank = ["6s", "9c", "Tc", "As", "7h", "8h"]
    await town.until(lambda: [cards(hand) for hand in town.standing(anya, "c:")] == [by_rank])
    await town.press(anya, await town.seen(group, "h:"), "h:")
    assert cards(await town.whisper(anya, group, "c:")) == by_rank
    assert cards(await town.seen(boris, "c:")) == ["9s", "Qs", "6d", "9d"]
    await town.press_at(anya, await town.seen(anya, ":6s]"), ":6s")
    await town.seen(group, "6♠︎", ":take")
    left = ["9c", "Tc", "As", "7h", "8h"]
    await town.until(lambda: [cards(hand) for hand in town.standing(anya, "c:")] == [left])


async def test_a_long_hand_is_turned_and_stays_so(town: Town) -> None:
    """Clubs and spades on the first page, diamonds and the trumps, hearts, on the second."""
    group, anya, boris = town.game("long_hand")
    hand = await town.seen(boris, "· 1/2 ·")
    assert (cards(hand)[0], cards(hand)[-1], len(cards(hand))) == ("2c", "Ks", 23)
    assert (await town.press_at(boris, hand, ":1:cards"))[0] == ""
    hand = await town.seen(boris, "· 2/2 ·", ":Kh]")
    assert (cards(hand)[0], cards(hand)[-1], len(cards(hand))) == ("2d", "Kh", 23)
    await town.press_at(anya, await town.seen(anya, ":6h]"), ":6h")
    hand = await town.seen(boris, "Отбивайтесь", "▸ 7♥️", ":take")
    assert (await town.press_at(boris, hand, ":0:cards"))[0] == ""
    hand = await town.seen(boris, "· 1/2 ·", "[▸ 2: 2♦️ … К♥️|", ":take")
    assert len(dead(hand)) == 23 + 1
    assert (await town.press_at(boris, hand, ":2c"))[0] == told("refusal-does-not-beat")
    await town.press(boris, await town.seen(group, "h:"), "h:")
    whisper = await town.whisper(boris, group, "· 2/2 ·")
    assert (await town.press_at(boris, whisper, ":0:cards"))[0] == ""
    whisper = await town.whisper(boris, group, "· 1/2 ·")
    assert (await town.press_at(boris, whisper, ":1:cards"))[0] == ""
    whisper = await town.whisper(boris, group, "· 2/2 ·")
    assert (await town.press_at(boris, whisper, ":7h"))[0] == ""
    hand = await town.whisper(boris, group, "Ваш ход", "[▸ 1: 2♣︎ … Д♠︎|", "· 2/2 ·")
    assert (cards(hand)[0], cards(hand)[-1], len(cards(hand))) == ("Ks", "Kh", 23)


async def test_a_forged_page_is_only_the_page_there_is(town: Town) -> None:
    _, _, boris = town.game("dead_cards")
    hand = await town.seen(boris, "c:")
    _, game, *_ = buttons(hand)[0]["callback_data"].split(":")
    assert (await town.press(boris, hand, f"d:{game}:99:1:cards", forge=True))[0] == told(
        "notice-stale"
    )
    shown = cards(hand)
    await town.press(boris, hand, f"d:{game}:2:{2**62}:cards", forge=True)
    assert cards(await town.seen(boris, "c:")) == shown
