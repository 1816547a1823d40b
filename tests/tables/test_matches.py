"""The pogony ladder over several deals (6.2): who goes on with it, and on which ranks."""

from dataclasses import replace

import pytest

import durak
from bot.tables.matches import match_of
from bot.tables.model import By, Person, Phase

from .conftest import ANYA, BORIS, VERA, House

GALYA = Person(104, "Галя", reachable=True)
LADDER = durak.Rules(mode="throw_in", pogony="ladder")
PARTNERS = durak.Rules(mode="throw_in", pogony="ladder", teams="2x2")

TAKEN = "{rank}s8c/9cTc - - h 0>1 - 5 rank={ranks}"
"""Seat 0 leads 8c, seat 1 takes, and seat 0 is left with a card of its rank alone."""
BEATEN = "7c9d/6s8c - - h 0>1 - 5 rank={ranks}"
"""Seat 1 beats 7c with 8c and is left with the six of its rank."""
ORDINARY = "8c/9cTc - - h 0>1 - 5 rank={ranks}"
"""Seat 0 leads its last card and is out; seat 1 is the fool."""


async def deal_ends(house: House, game_id: int, position: str, *moves: str) -> None:
    """The deal at this table comes to this position and ends by these moves ("seat:move")."""
    table = await house.desk.table(game_id)
    game = durak.Game.at(position, table.rules)
    await house.desk.save(table, table.with_change().with_game(game))
    for token in moves:
        seat, _, move = token.partition(":")
        table = await house.desk.table(game_id)
        person_id = table.seats[int(seat)].person_id
        assert person_id is not None
        await house.play.move(game_id, table.stamp, Person(person_id, ""), move)
    assert (await house.desk.table(game_id)).phase is Phase.OVER


async def seat_0_hangs(house: House, game_id: int, ranks: str) -> None:
    position = TAKEN.format(rank=ranks[0], ranks=ranks)
    await deal_ends(house, game_id, position, "0:8c", "1:take", f"0:@{ranks[0]}s")


async def first_deal(house: House, *people: Person, rules: durak.Rules = LADDER) -> int:
    """A first deal of these people has begun."""
    game_id = await house.opened(*people[1:])
    await set_rules(house, game_id, rules)
    await house.lobby.start(game_id, ANYA, admin=True)
    return game_id


async def set_rules(house: House, lobby: int, rules: durak.Rules) -> None:
    table = await house.desk.table(lobby)
    await house.desk.save(table, replace(table.with_change(), rules=rules))


async def next_lobby(house: House, game_id: int, person: Person = ANYA) -> int:
    answer = await house.again.rematch(game_id, person, clock=0)
    assert answer.game_id is not None
    return answer.game_id


async def match(house: House, lobby: int) -> tuple[str, str]:
    """The ranks and the stage that the lobby shows."""
    table = await house.desk.table(lobby)
    found = match_of(table, await house.desk.remembered(table.previous))
    assert found is not None
    return str(found.ladder), found.stage


async def dealt_for(house: House, lobby: int) -> str:
    """The ranks that the deal of this lobby, started now, is played for."""
    await house.lobby.start(lobby, ANYA, admin=True)
    return (await house.position(lobby)).rpartition("rank=")[2]


async def test_a_match_begins_on_the_lowest_rank(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    assert (await house.position(game_id)).endswith(" rank=66")


async def test_three_deals_with_a_restart_before_each(house: House) -> None:
    """Anya hangs a six, Boris hangs his six, Anya hangs her seven."""
    first = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, first, "66")
    house = house.restarted()
    second = await next_lobby(house, first)
    assert await match(house, second) == ("76", "goes_on")
    assert await dealt_for(house.restarted(), second) == "76"
    house = house.restarted()
    await deal_ends(house, second, BEATEN.format(ranks="76"), "0:7c", "1:8cx7c", "1:@6s")
    house = house.restarted()
    third = await next_lobby(house, second, BORIS)
    assert await dealt_for(house, third) == "77"
    await seat_0_hangs(house, third, "77")
    assert await match(house.restarted(), await next_lobby(house, third)) == ("87", "goes_on")


async def test_an_ordinary_end_moves_nobody(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await deal_ends(house, game_id, ORDINARY.format(ranks="76"), "0:8c", "1:9cx8c")
    lobby = await next_lobby(house, game_id)
    assert await match(house, lobby) == ("76", "goes_on")
    assert await dealt_for(house, lobby) == "76"


async def test_the_queen_wins_and_a_new_match_begins(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "Q8")
    lobby = await next_lobby(house, game_id)
    assert await match(house, lobby) == ("66", "begins")
    assert await dealt_for(house, lobby) == "66"


async def test_somebody_more_is_another_match(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "66")
    lobby = await next_lobby(house, game_id)
    await house.lobby.sit(lobby, VERA)
    assert await match(house, lobby) == ("666", "begins_anew")
    await house.lobby.stand(lobby, VERA)
    assert await match(house, lobby) == ("76", "goes_on")
    await house.lobby.sit(lobby, VERA)
    assert await dealt_for(house, lobby) == "666"


@pytest.mark.parametrize("back", [ANYA, VERA])
async def test_other_seats_are_another_match(house: House, back: Person) -> None:
    """Anya stands up: Vera takes the place, or she herself comes back behind Boris."""
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "66")
    lobby = await next_lobby(house, game_id)
    await house.lobby.stand(lobby, ANYA)
    await house.lobby.sit(lobby, back)
    assert await match(house, lobby) == ("66", "begins_anew")
    assert await dealt_for(house, lobby) == "66"


async def test_who_comes_back_in_the_last_seat_goes_on(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "66")
    lobby = await next_lobby(house, game_id)
    await house.lobby.stand(lobby, BORIS)
    await house.lobby.sit(lobby, BORIS)
    assert await dealt_for(house, lobby) == "76"


async def test_other_rules_are_another_match(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "66")
    lobby = await next_lobby(house, game_id)
    for deck, expected in ((52, ("22", "begins_anew")), (36, ("76", "goes_on"))):
        await set_rules(house, lobby, replace(LADDER, deck=deck))
        assert await match(house, lobby) == expected


async def test_without_a_ladder_there_is_no_match(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, game_id, "66")
    lobby = await next_lobby(house, game_id)
    await set_rules(house, lobby, durak.Rules())
    table = await house.desk.table(lobby)
    assert match_of(table, await house.desk.remembered(table.previous)) is None
    await house.lobby.start(lobby, ANYA, admin=True)
    assert "rank=" not in await house.position(lobby)


async def test_who_has_left_the_deal_has_left_the_match(house: House) -> None:
    game_id = await first_deal(house, ANYA, BORIS, VERA)
    position = "6s8c/9cTc/Kc - - h 0>1 - 5 rank=678"
    table = await house.desk.table(game_id)
    game = durak.Game.at(position, LADDER)
    await house.desk.save(table, table.with_change().with_game(game))
    await house.leaving.leave(game_id, VERA)
    for person, move in ((ANYA, "8c"), (BORIS, "take"), (ANYA, "@6s")):
        await house.play.move(game_id, await house.stamp(game_id), person, move)
    lobby = await next_lobby(house, game_id)
    assert await match(house, lobby) == ("66", "begins_anew")
    await house.lobby.sit(lobby, VERA)
    assert await match(house, lobby) == ("778", "goes_on")


async def test_a_computer_player_is_a_side_like_any_other(house: House) -> None:
    position = TAKEN.format(rank="6", ranks="66")
    game_id = await house.at_position(position, rules=LADDER, people=(ANYA,))
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "8c")
    table = await house.desk.table(game_id)
    await house.desk.save(table, table.with_move(1, durak.Move.parse("take"), By.COMPUTER))
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "@6s")
    lobby = await next_lobby(house, game_id)
    assert await dealt_for(house, lobby) == "76"


async def test_partners_climb_together(house: House) -> None:
    """Anya and Vera against Boris and Galya; Vera hangs for her side."""
    game_id = await first_deal(house, ANYA, BORIS, VERA, GALYA, rules=PARTNERS)
    position = "8c/9cTc/6s/Kc - - h 0>1 - 5 rank=68"
    await deal_ends(house, game_id, position, "0:8c", "1:take", "2:@6s")
    lobby = await next_lobby(house, game_id)
    assert await match(house, lobby) == ("78", "goes_on")
    assert await dealt_for(house, lobby) == "78"


async def test_a_new_deal_is_for_the_same_ranks(house: House) -> None:
    rules = replace(LADDER, redeal="five_of_suit")
    position = "6s7s8s9sTsKd/6c7c8c9cJsQd - 8d6h h 0>1 - 1 rank=8A"
    game_id = await house.at_position(position, rules=rules, people=(ANYA, BORIS))
    await house.play.move(game_id, await house.stamp(game_id), ANYA, "redeal")
    assert (await house.position(game_id)).endswith(" rank=8A")


async def test_a_stopped_deal_ends_the_match(house: House) -> None:
    first = await first_deal(house, ANYA, BORIS)
    await seat_0_hangs(house, first, "66")
    second = await next_lobby(house, first)
    await house.lobby.start(second, ANYA, admin=True)
    await house.leaving.stop(second, ANYA, admin=True)
    lobby = await house.opened(BORIS)
    await set_rules(house, lobby, LADDER)
    assert await match(house, lobby) == ("66", "begins")
