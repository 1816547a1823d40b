"""What each seat may do, and doing it."""

import copy

from tests.naive.bout import settle
from tests.naive.cards import height, split, whole_deck
from tests.naive.defending import covers, transfers
from tests.naive.game import Game
from tests.naive.leading import leads
from tests.naive.seats import clockwise, next_in
from tests.naive.throwing import asked, throw_ins


def legal_moves(game: Game, seat: int) -> list[str]:
    if game.over:
        return []
    if game.is_lead():
        return leads(game) if seat == game.leader else []
    if seat == game.defender:
        if not game.is_waiting_for_cover():
            return []
        return [*covers(game), *transfers(game), "take"]
    moves = throw_ins(game, seat)
    if seat in asked(game):
        moves = [*moves, "pass"]
    return moves


def actors(game: Game) -> list[int]:
    """Seats that may do something, the one awaited first."""
    seats = clockwise(game, game.attacker)
    if game.is_waiting_for_cover():
        seats = [game.defender, *[seat for seat in seats if seat != game.defender]]
    return [seat for seat in seats if legal_moves(game, seat)]


def play(game: Game, seat: int, move: str) -> Game:
    """A new game in which the move has been made. ValueError when it is not legal."""
    move = ascending(game, move)
    if not 0 <= seat < len(game.hands) or move not in legal_moves(game, seat):
        raise ValueError(f"{seat}:{move} is not legal")
    after = copy.deepcopy(game)
    make(after, seat, move)
    settle(after)
    return after


def ascending(game: Game, move: str) -> str:
    """The cards of a lead in another order are the same lead."""
    cards = split(move)
    if set(cards) <= set(whole_deck(game.rules["deck"])):
        return "".join(sorted(cards, key=height))
    return move


def make(game: Game, seat: int, move: str) -> None:
    if move == "take":
        game.taking = True
    elif move == "pass":
        say_pass(game, seat)
    elif "x" in move:
        cover(game, *move.split("x"))
    elif ">" in move:
        transfer(game, move[1:])
    else:
        attack(game, seat, split(move))


def attack(game: Game, seat: int, cards: list[str]) -> None:
    if not game.table:
        game.lead_size = len(cards)
        game.held = len(game.hands[game.defender])
    for card in cards:
        game.lay(seat, card)
        game.table.append([card])
    game.passed = []


def say_pass(game: Game, seat: int) -> None:
    game.passed.append(seat)
    if seat == game.attacker and game.rules["throw_order"] == "first_word":
        game.word_given = True


def cover(game: Game, card: str, attack_card: str) -> None:
    game.lay(game.defender, card)
    game.table[game.attacks().index(attack_card)].append(card)


def transfer(game: Game, card: str) -> None:
    """3.5, 3.10."""
    target = next_in(game, game.defender)
    game.lay(game.defender, card)
    game.table.append([card])
    game.attacker, game.defender = game.defender, target
    game.held = len(game.hands[target])
    game.passed = []
    game.word_given = False
