"""Who leads after a rematch (2.3), and in a first game (2.1, 2.2), over real tables."""

from collections import Counter

import pytest

import durak
from bot.tables.choosing import OptionWish
from bot.tables.model import Person, Spot

from .conftest import ANYA, BORIS, DEFAULTS, VERA, House

GALYA = Person(104, "Галя", reachable=True)
FOUR = (ANYA, BORIS, VERA, GALYA)

FOOL = "8h/9hKd/-/- - - s 0>1 - 7 out=3,2"
"""Seat 3 went out first, then 2; seat 0 leads its last card and 1 is the fool."""
DRAW = "8h/9h/-/- - - s 0>1 - 7 out=3,2"
IDLE = "6c7c/8h9h - - s 0>1 - 40 idle=35"
"""One more bout of 36 in which nothing is discarded and nothing drawn, and the game is idle."""
PAIR_OUT = "Ac/8h/9hKd/- - - s 1>2 - 7 out=3"
"""Seat 3 is out; its partner 1 goes out now, and the side of 0 and 2 has lost."""


def rules(**more: str) -> durak.Rules:
    return durak.Rules(mode="throw_in", **more)  # type: ignore[arg-type]


async def ended(
    house: House, position: str, chosen: durak.Rules, *moves: str, people: tuple[Person, ...] = FOUR
) -> int:
    """A rematch's lobby after these moves of whoever is waited for."""
    game_id = await house.at_position(position, rules=chosen, people=people)
    for move in moves:
        table = await house.desk.table(game_id)
        person = people[table.asked()[0]]
        await house.play.move(game_id, table.stamp, person, move)
    answer = await house.again.rematch(game_id, people[0], clock=0)
    assert answer.game_id is not None
    return answer.game_id


async def leads(house: House, lobby: int) -> int:
    """The seat that leads the game which starts now."""
    await house.lobby.start(lobby, ANYA, admin=True)
    return leader(await house.position(lobby))


def leader(position: str) -> int:
    return int(position.split()[4][0])


def holder_of_lowest_trump(position: str) -> int:
    """By hand (2.1): the lowest trump, else the lowest card, suits c d h s."""
    hands, trump = position.split()[0].split("/"), position.split()[3]
    cards = [
        (hand[at + 1] != trump, "6789TJQKA".index(hand[at]), "cdhs".index(hand[at + 1]), seat)
        for seat, hand in enumerate(hands)
        for at in range(0, len(hand), 2)
    ]
    return min(cards)[-1]


@pytest.mark.parametrize(
    ("option", "seat"), [("under_fool", 0), ("from_under_fool", 2), ("winner", 3)]
)
async def test_the_same_seats(house: House, option: str, seat: int) -> None:
    lobby = await ended(house, FOOL, rules(next_lead=option), "8h", "9hx8h")
    assert await leads(house, lobby) == seat


@pytest.mark.parametrize(
    ("option", "position", "moves"),
    [
        ("lowest_trump", FOOL, ("8h", "9hx8h")),
        *(
            (option, position, moves)
            for option in ("under_fool", "from_under_fool", "winner")
            for position, moves in ((DRAW, ("8h", "9hx8h")), (IDLE, ("6c", "take")))
        ),
    ],
)
async def test_as_in_a_first_game(
    house: House, option: str, position: str, moves: tuple[str, ...]
) -> None:
    seats = len(position.split()[0].split("/"))
    chosen = rules(next_lead=option)
    lobby = await ended(house, position, chosen, *moves, people=FOUR[:seats])
    first = await leads(house, lobby)
    assert first == holder_of_lowest_trump(await house.position(lobby))


@pytest.mark.parametrize(
    ("option", "seat"), [("under_fool", 0), ("from_under_fool", 2), ("winner", 3)]
)
async def test_computer_players_count_as_anybody(house: House, option: str, seat: int) -> None:
    lobby = await ended(house, FOOL, rules(next_lead=option), "8h", "9hx8h", people=(ANYA, BORIS))
    assert await leads(house, lobby) == seat


@pytest.mark.parametrize(
    ("option", "seat"),
    [("under_fool", 3), ("from_under_fool", 1), ("winner", 1)],
)
async def test_of_a_side_the_lowest_seat_decides(house: House, option: str, seat: int) -> None:
    """Fools are 0 and 2, winners 1 and 3, of whom 3 was out first."""
    lobby = await ended(house, PAIR_OUT, rules(next_lead=option, teams="2x2"), "8h", "9hx8h")
    assert await leads(house, lobby) == seat


async def test_the_winner_has_left_and_the_fool_is_led_at(house: House) -> None:
    lobby = await ended(house, FOOL, rules(), "8h", "9hx8h")
    await house.lobby.stand(lobby, GALYA)
    assert await leads(house, lobby) == 0


async def test_the_fool_has_left_and_the_winner_leads(house: House) -> None:
    lobby = await ended(house, FOOL, rules(next_lead="winner"), "8h", "9hx8h")
    await house.lobby.stand(lobby, BORIS)
    assert await leads(house, lobby) == 2


@pytest.mark.parametrize(("option", "who"), [("under_fool", BORIS), ("winner", GALYA)])
async def test_who_decides_has_left(house: House, option: str, who: Person) -> None:
    lobby = await ended(house, FOOL, rules(next_lead=option), "8h", "9hx8h")
    await house.lobby.stand(lobby, who)
    first = await leads(house, lobby)
    assert first == holder_of_lowest_trump(await house.position(lobby))


async def test_the_fool_is_led_at_in_another_seat_too(house: House) -> None:
    lobby = await ended(house, FOOL, rules(), "8h", "9hx8h")
    await house.lobby.stand(lobby, ANYA)
    await house.lobby.sit(lobby, ANYA)
    # Borya, Vera, Galya, Anya: to the right of seat 0 sits seat 3.
    assert await leads(house, lobby) == 3


async def dealt(house: House, topic: int, chosen: durak.Rules, *others: Person) -> str:
    """A first game's position."""
    spot = Spot(-1001, topic)
    lobby = (await house.lobby.open(spot, ANYA, DEFAULTS)).game_id
    assert lobby is not None
    for person in others:
        await house.lobby.sit(lobby, person)
    for key in ("deck", "first_lead"):
        value = str(getattr(chosen, key))
        await house.lobby.choose(lobby, ANYA, admin=False, wish=OptionWish(key, value))
    await house.lobby.start(lobby, ANYA, admin=False)
    return await house.position(lobby)


async def test_at_random_anybody_leads(house: House) -> None:
    """Sixty throws of fair dice with two faces: neither comes up less than ten times."""
    positions = [
        await dealt(house, topic, durak.Rules(first_lead="random"), BORIS) for topic in range(1, 61)
    ]
    found = Counter(map(leader, positions))
    assert min(found[0], found[1]) >= 10
    assert any(leader(position) != holder_of_lowest_trump(position) for position in positions)


async def test_the_face_up_card_decides(house: House) -> None:
    """2.2: above ten the smallest card of all, below ten the largest, a ten: the lowest trump."""
    for topic in range(1, 31):
        position = await dealt(house, topic, durak.Rules(first_lead="upcard"), BORIS, VERA)
        assert leader(position) == by_face_up(position)


def by_face_up(position: str) -> int:
    hands, stock = position.split()[0].split("/"), position.split()[2]
    height = "6789TJQKA".index(stock[-2])
    if height == 4:
        return holder_of_lowest_trump(position)
    sign = 1 if height > 4 else -1
    cards = [
        (sign * "6789TJQKA".index(hand[at]), "cdhs".index(hand[at + 1]), seat)
        for seat, hand in enumerate(hands)
        for at in range(0, len(hand), 2)
    ]
    return min(cards)[-1]
