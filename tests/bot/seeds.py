"""Games that stand in the database when the bot starts, at positions that tests need."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import durak
from bot.tables.desk import Desk
from bot.tables.lobby import lobby_message
from bot.tables.model import Announcement, Phase, Seat, Table
from bot.tables.stakes import stakes
from storage.database import Database
from storage.games import Games
from storage.people import Chats, People
from tests.games.app import Json

if TYPE_CHECKING:
    from tests.bot.town import Town

THREE = "6c7cTcJc/6s7s8s9s/6d7d8d9d - 8c6h h 0>1 - 2"
"""As above, with a third who looks on."""
FRESH = "6c7cTcJcQcKc/6s7s8s9sTsJs - 8c6h h 0>1 - 2"
"""The first seat leads; no card of the second covers any of his."""
LAST_CARD = "7c/9cKh - - h 0>1 - 5"
"""The first seat leads its only card; covered or not, the second is the fool."""
SHORT = "6c7c8c9c/6s7s8s9s - - h 0>1 - 5"
"""A few cards and no stock: somebody must be the fool soon."""
CHEATS = "7cKd/6hAcAs - - d 0>1 - 3"
"""The first seat leads; of the second's cards the ace of clubs covers fairly."""
LONG_HAND = (
    "5c6hAcAd/2c2d2h2s3c3d3h3s4c4d4h4s5d5h5s6c6d6s7c7d7h7s8c8d8h8s9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQs"
    "KcKdKhKs - - h 0>1 - 52"
)
"""The second has 46 cards, of which trumps alone cover the six of hearts."""
BY_CARD = "mode=throw_in cheating=card passing=explicit throw_order=free"


@dataclass(frozen=True)
class Seed:
    """A game of two, or as many as `opened` says who may be written to; `title` and `kind`: of the
    group it is in; `chips`: all that the second has left beside the stake. `waited`: seconds that
    the table has waited for the first, who has `missed` so many clocks. Without a
    `position` it is a lobby.
    """

    position: str = FRESH
    clock: int = 0
    opened: tuple[bool, ...] = (True, True)
    languages: tuple[str, ...] = ("ru", "ru")
    title: str = "Дурацкий чат"
    kind: str = "supergroup"
    rules: str = "mode=throw_in"
    chips: int | None = None
    waited: int = 0
    missed: int = 0


SECRETIVE = (True, False)
SEEDS = {
    "again": Seed(LAST_CARD),
    "again_stale": Seed(LAST_CARD),
    "again_clock": Seed(LAST_CARD),
    "again_left": Seed(LAST_CARD),
    "again_without": Seed(LAST_CARD),
    "slow": Seed(SHORT, clock=2),
    "start_late": Seed(opened=SECRETIVE),
    "my_cards": Seed(opened=SECRETIVE),
    "alert": Seed(opened=SECRETIVE),
    "outsider": Seed(),
    "blocked": Seed(),
    "hand_in_group": Seed(opened=SECRETIVE),
    "table_anew": Seed(),
    "leave": Seed(),
    "leave_english": Seed(languages=("ru", "en")),
    "leave_private": Seed(),
    "leave_unseen": Seed(opened=SECRETIVE),
    "leave_all": Seed(),
    "leave_group": Seed(),
    "leave_unsaid": Seed(),
    "stop": Seed(),
    "clock_kept": Seed(clock=90),
    "languages": Seed(languages=("de", "en")),
    "tongue_uk": Seed(languages=("uk", "ru")),
    "tongue_bg": Seed(languages=("bg", "ru")),
    "muted": Seed(clock=600),
    "kicked": Seed(),
    "silenced": Seed(clock=600),
    "vote_stop": Seed(THREE, opened=(True,) * 3, languages=("ru",) * 3),
    "vote_kick": Seed(THREE, opened=(True,) * 3, languages=("ru",) * 3, waited=700),
    "vote_reply": Seed(THREE, opened=(True,) * 3, languages=("ru",) * 3, waited=700),
    "vote_admin": Seed(waited=700),
    "vote_missed": Seed(clock=86400, missed=1),
    "vote_early": Seed(clock=600),
    "gone_starter": Seed(),
    "deleted": Seed(),
    "watched": Seed(),
    "watched_table": Seed(),
    "forgotten": Seed(position="", waited=1801),
    "plain": Seed(kind="group"),
    "show": Seed("7c9cTc/7h8s9s - 8c6h h 0>1 - 2", rules="passage=bout"),
    "swap": Seed("6h7c8c9cTcJc/6s7s8s9sTsJs - 8dKh h 0>1 - 2", rules="trump_exchange=on"),
    "redeal": Seed("6c7c8c9cTcKd/6s7d8s9dTsJh - 8d6h h 0>1 - 1", rules="redeal=five_of_suit"),
    "bank_paid": Seed(LAST_CARD, rules="mode=throw_in bank=on"),
    "bank_stats": Seed(LAST_CARD, rules="mode=throw_in bank=on"),
    "bank_draw": Seed("9c/Qc - - h 0>1 - 9", rules="mode=throw_in bank=on"),
    "bank_void": Seed(rules="mode=throw_in bank=on"),
    "bank_poor": Seed(rules="mode=throw_in bank=on", chips=10),
    "hang": Seed("9c6s6d/8dTsQc - - h 0>1 - 5", rules="mode=throw_in pogony=ladder"),
    "hang_not": Seed("9c6s6d/8dTsQc - - h 0>1 - 5", rules="mode=throw_in pogony=ladder"),
    "caught": Seed(CHEATS, rules=BY_CARD),
    "innocent": Seed(CHEATS, rules=BY_CARD),
    "believed": Seed(CHEATS, rules=BY_CARD),
    "by_player": Seed("7sQsKs/KdAc - - h 0>1 - 3", rules="cheating=player passing=explicit"),
    "cheat_in_group": Seed(CHEATS, rules=BY_CARD, opened=SECRETIVE),
    "upgraded": Seed(kind="group"),
    "sight_quick": Seed(),
    "sight_pin": Seed(),
    "sight_no_right": Seed(),
    "dead_cards": Seed(),
    "long_hand": Seed(LONG_HAND, rules="deck=52 mode=throw_in"),
    "card_order": Seed("9cTc6sAs7h8h/9sQs6d9d - 8cKh h 0>1 - 2"),
    "call_dm": Seed(),
    "invite_stop": Seed(),
    "call_silent": Seed(),
    "call_group": Seed(opened=SECRETIVE),
}


async def plant(town: Town, database: Path) -> dict[str, Json]:
    """The games by name: each in a group of its own, with two people who may be written to."""
    opened = await Database.open(database)
    try:
        return {name: await plant_one(town, opened, seed) for name, seed in SEEDS.items()}
    finally:
        await opened.close()


async def plant_one(town: Town, database: Database, seed: Seed) -> Json:
    """The game: `group`, `people`, `game`."""
    people = [
        await town.person(opened=opened, language=language)
        for opened, language in zip(seed.opened, seed.languages, strict=True)
    ]
    group = await town.group(*people, title=seed.title, type=seed.kind)
    await Chats(database).see(group.id, seed.title)
    for person, opened, language in zip(people, seed.opened, seed.languages, strict=True):
        await People(database).see(person, _name(person), language)
        await People(database).set_reachable(person, opened)
    game_id = await _deal(Desk(Games(database)), group.id, people, seed)
    await database.run(
        lambda raw: raw.execute(
            "UPDATE games SET since = since - ?1, wake = wake - ?1 WHERE id = ?2",
            (seed.waited, game_id),
        )
    )
    if seed.chips is not None:
        purse = (seed.chips, people[1])
        await database.run(
            lambda raw: raw.execute("UPDATE purses SET chips = ? WHERE owner = ?", purse)
        )
    return {"group": group, "people": people, "game": game_id}


async def _deal(desk: Desk, chat_id: int, people: list[int], seed: Seed) -> int:
    rules = durak.Rules.parse(seed.rules)
    table = Table(
        id=0,
        chat_id=chat_id,
        thread_id=0,
        phase=Phase.LOBBY,
        version=1,
        stamp=1,
        starter=people[0],
        rules=rules,
        clock=seed.clock,
        seats=tuple(
            Seat(person, _name(person), missed=0 if number else seed.missed)
            for number, person in enumerate(people)
        ),
    )
    messages = (
        Announcement("table", 0, chat_id, 0),
        *(Announcement("hand", person, person, 0) for person in people),
    )
    if not seed.position:
        return await desk.create(table, lobby_message(table))
    game_id = await desk.create(table, messages)
    before = await desk.table(game_id)
    dealt = before.with_change().with_game(durak.Game.at(seed.position, rules))
    await desk.save(before, dealt, stakes=stakes(dealt))
    return game_id


def _name(person: int) -> str:
    return f"Игрок {person}"
