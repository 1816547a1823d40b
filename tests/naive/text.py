"""A game as text and back: the seven fields and the extras."""

from tests.naive.cards import height, split
from tests.naive.ending import finish_if_over, is_over
from tests.naive.game import Game
from tests.naive.limits import is_first
from tests.naive.rules import read_rules


def write(game: Game) -> str:
    hands = "/".join("".join(sorted(hand, key=height)) or "-" for hand in game.hands)
    table = ",".join("".join(pair) for pair in game.table) or "-"
    stock = "".join(game.stock) or "-"
    fields = [hands, table, stock, game.trump, roles(game), flags(game), str(game.bout)]
    return " ".join([*fields, extras(game)]).strip()


def roles(game: Game) -> str:
    if game.attacker == game.leader:
        return f"{game.leader}>{game.defender}"
    return f"{game.leader}.{game.attacker}>{game.defender}"


def flags(game: Game) -> str:
    text = "t" * game.taking + "w" * game.word_given
    if game.passed:
        text += "p" + "".join(str(seat) for seat in sorted(game.passed))
    return text or "-"


def extras(game: Game) -> str:
    said = {
        "badge": str(game.badge or ""),
        "empty": "".join(map(str, game.empty)),
        "idle": str(game.idle or ""),
        "out": ",".join("".join(map(str, group)) for group in game.out),
        "up": game.up,
    }
    if game.table and game.rules["cap"] == "hand_minus_one" and game.held > 6:
        said["held"] = str(game.held)
    if game.table and game.rules["first_cap"] == "lead_plus_four" and is_first(game):
        said["lead"] = str(game.lead_size) if game.lead_size != 1 else ""
    return ";".join(f"{key}={said[key]}" for key in sorted(said) if said[key])


def read(text: str, rules: str) -> Game:
    """The game that this text tells of; nothing is checked, see soundness."""
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
        passed=[int(seat) for seat in flag.partition("p")[2]],
        bout=int(bout),
    )
    read_extras(game, dict(pair.split("=") for pair in more[0].split(";")) if more else {})
    return game


def read_extras(game: Game, said: dict[str, str]) -> None:
    game.empty = [int(seat) for seat in said.get("empty", "")]
    game.out = [[int(seat) for seat in g] for g in said.get("out", "").split(",") if g]
    game.idle = int(said.get("idle", "0"))
    game.lead_size = int(said.get("lead", "1"))
    game.held = int(said.get("held", "0"))
    game.up = said.get("up", "")
    game.badge = int(said.get("badge", "0"))
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
