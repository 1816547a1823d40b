"""The game that a text tells of; nothing is checked, see soundness.py."""

from tests.naive.cards import split
from tests.naive.ending import finish_if_over, is_over
from tests.naive.game import Game
from tests.naive.rules import read_rules
from tests.naive.throwing import fitting

KEYS = (
    *("badge", "empty", "end", "held", "honest", "idle", "lead", "log", "mute"),
    *("noswap", "out", "shown", "up", "used"),
)


def read(text: str, rules: str) -> Game:
    hands, table, stock, trump, who, flag, bout, *more = text.split()
    leader_attacker, defender = who.split(">")
    leader, *attacker = leader_attacker.split(".")
    game = Game(
        rules=read_rules(rules),
        hands=[split(hand.strip("-")) for hand in hands.split("/")],
        table=[split(pair) for pair in table.split(",") if pair != "-"],
        stock=split(stock.strip("-")),
        trump=trump,
        leader=int(leader),
        attacker=int(attacker[0] if attacker else leader),
        defender=int(defender),
        taking="t" in flag,
        word_given="w" in flag,
        passed=seats(flag.partition("p")[2].strip("c")),
        challenge="c" in flag,
        bout=int(bout),
    )
    read_extras(game, dict(pair.split("=") for pair in more[0].split(";")) if more else {})
    return game


def seats(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


def parts(said: str) -> list[str]:
    return said.split(",") if said else []


def read_extras(game: Game, said: dict[str, str]) -> None:
    game.unread = sorted(set(said) - set(KEYS))
    game.empty = seats(said.get("empty", ""))
    game.out = [seats(group) for group in parts(said.get("out", ""))]
    game.idle = int(said.get("idle", "0"))
    game.lead_size = int(said.get("lead", "1"))
    game.held = int(said.get("held", "0"))
    game.up = said.get("up", "")
    game.used = seats(said.get("used", ""))
    game.shown = [card[:2] for card in parts(said.get("shown", ""))]
    game.no_swap = "noswap" in said
    game.honest = seats(said.get("honest", ""))
    game.mute = seats(said.get("mute", ""))
    game.log = [(int(told[0]), told[2:]) for told in parts(said.get("log", ""))]
    game.badge = int(said.get("badge", "0"))
    game.redealt = said.get("end") == "redeal"
    if game.rules["passing"] == "auto" and game.table:  # who has nothing that fits is not written
        game.passed = [seat for seat in game.passed if fitting(game, seat)]
    guess_empty_hands(game)
    game.over = is_over(game)


def guess_empty_hands(game: Game) -> None:
    """Where `empty` and `out` are left out: the empty hands of leader, attacker and defender were
    emptied in this bout, the others are out. Beside a stock nobody is out."""
    unnamed = [
        seat
        for seat, hand in enumerate(game.hands)
        if not hand and seat not in game.empty and not any(seat in group for group in game.out)
    ]
    playing = (game.leader, game.attacker, game.defender)
    now = [seat for seat in unnamed if seat in playing or game.stock]
    game.out += [[seat] for seat in unnamed if seat not in now]
    if now and is_over(game):
        finish_if_over(game, now, [])
    else:
        game.empty += now
