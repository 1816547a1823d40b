"""A game as text: the seven fields and the extras. reading.py is the way back."""

from tests.naive.cards import height
from tests.naive.game import Game
from tests.naive.limits import is_first


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


def digits(seats: list[int]) -> str:
    return "".join(map(str, seats))


def flags(game: Game) -> str:
    text = "t" * game.taking + "w" * game.word_given
    if game.passed:
        text += "p" + digits(sorted(game.passed))
    return text + "c" * game.challenge or "-"


def extras(game: Game) -> str:
    said = {
        "badge": str(game.badge or ""),
        "empty": digits(game.empty),
        "end": "redeal" * game.redealt,
        "honest": digits(sorted(game.honest)),
        "idle": str(game.idle or ""),
        "log": ",".join(f"{seat}.{move}" for seat, move in game.log),
        "mute": digits(sorted(game.mute)),
        "noswap": "1" * game.no_swap,
        "out": ",".join(map(digits, game.out)),
        "shown": shown(game),
        "up": game.up,
        "used": digits(sorted(game.used)),
    }
    if game.table and game.rules["cap"] == "hand_minus_one" and game.held > 6:
        said["held"] = str(game.held)
    if game.table and game.rules["first_cap"] == "lead_plus_four" and is_first(game):
        said["lead"] = str(game.lead_size) if game.lead_size != 1 else ""
    return ";".join(f"{key}={said[key]}" for key in sorted(said) if said[key])


def shown(game: Game) -> str:
    """Each shown card with the seat that holds it."""
    holders = [(c, s) for s, hand in enumerate(game.hands) for c in hand if c in game.shown]
    return ",".join(f"{card}{seat}" for card, seat in sorted(holders, key=lambda h: height(h[0])))
