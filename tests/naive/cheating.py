"""Fakes, accusations, and the table put back. 6.3, 6.4, 6.5."""

from tests.naive.fair import moves_of_turn
from tests.naive.game import Game
from tests.naive.log import beginners, laid, owners
from tests.naive.making import make


def fakes(game: Game, seat: int) -> str:
    """What kind of cheating is open to a seat: `off` to the honest."""
    return "off" if seat in game.honest else game.rules["cheating"]


def accusations(game: Game, seat: int) -> list[str]:
    if game.rules["cheating"] == "off" or not game.table or seat not in beginners(game):
        return []
    if game.rules["cheating"] == "player":
        others = [other for other in beginners(game) if other != seat]
        return [] if seat in game.mute else [f"!s{other}" for other in others]
    laid_by, said = owners(game), [move for _, move in game.log]
    cards = [card for pair in game.table for card in pair]
    return ["!" + card for card in cards if laid_by[card] != seat and "!" + card not in said]


def accuse(game: Game, seat: int, accused: str) -> None:
    """`accused` is a card, or `s2` for a player."""
    at = find_fake(game, accused)
    if at is not None:
        cheat = game.log[at][0]
        put_back(game, at)
        add(game.honest, cheat)
        return
    game.log.append((seat, "!" + accused))
    add(game.honest if game.rules["cheating"] == "card" else game.mute, seat)


def add(seats: list[int], seat: int) -> None:
    if seat not in seats:
        seats.append(seat)


def find_fake(game: Game, accused: str) -> int | None:
    """Where in the log the fake is: that card, or the earliest of that player."""
    for at, (seat, move) in enumerate(game.log):
        is_meant = f"s{seat}" == accused or accused in laid(move)
        if is_meant and laid(move):
            before = replayed(game, at)
            if move not in moves_of_turn(before, seat, "off"):
                return at
    return None


def put_back(game: Game, at: int) -> None:
    """6.3: as it was before this move. Accusations of cards that still lie are kept."""
    later = game.log[at:]
    game.__dict__.update(replayed(game, at).__dict__)
    cards = [card for pair in game.table for card in pair]
    game.log += [(seat, move) for seat, move in later if move[0] == "!" and move[1:] in cards]


def replayed(game: Game, moves: int) -> Game:
    """The bout played anew, so many moves of its log; those accused in between change nothing."""
    again = beginning(game)
    for seat, move in game.log[:moves]:
        if move[0] == "!":
            again.log.append((seat, move))
        else:
            make(again, seat, move)
    return again


def beginning(game: Game) -> Game:
    """The bout before its lead. What was shown has been seen and stays so (3.12)."""
    start = game.copy()
    for seat, move in game.log:
        start.hands[seat] += laid(move)
    start.table, start.passed, start.empty, start.log = [], [], [], []
    start.taking = start.word_given = start.challenge = False
    handed_on = [seat for seat, move in game.log if move[0] in ">^"]
    start.attacker, start.defender = game.leader, [*handed_on, game.defender][0]
    showers = [seat for seat, move in game.log if move[0] == "^"]
    start.used = [seat for seat in game.used if seat not in showers]
    return start
