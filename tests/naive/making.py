"""Making a move: what changes on the table and in the hands."""

from tests.naive.before_lead import swap
from tests.naive.bout import end_bout, settle
from tests.naive.cards import split
from tests.naive.defending import may_refuse
from tests.naive.game import Game
from tests.naive.seats import next_target


def make(game: Game, seat: int, move: str) -> None:
    """A move that is no accusation, and what comes of it by itself."""
    if game.rules["cheating"] != "off" and move != "redeal":
        game.log.append((seat, move))
    if move == "take":
        game.taking = True
    elif move == "pass":
        say_pass(game, seat)
    elif move == "swap":
        swap(game, seat)
    elif move == "redeal":
        game.redealt = game.over = True
        game.log = []
    elif move[0] == "^":
        show(game, move[1:])
    elif move[0] == ">":
        transfer(game, move[1:])
    elif "x" in move:
        cover(game, *move.split("x"))
    else:
        attack(game, seat, split(move))
    settle(game)


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
    first_word = game.rules["throw_order"] == "first_word"
    if first_word and seat == game.attacker and not game.challenge:
        game.word_given = True


def cover(game: Game, card: str, attack_card: str) -> None:
    game.lay(game.defender, card)
    game.table[game.attacks().index(attack_card)].append(card)


def transfer(game: Game, card: str) -> None:
    """3.10, or 3.13: then the leader picks the table up at once."""
    refused = may_refuse(game)
    target = game.leader if refused else next_target(game, game.defender)
    game.lay(game.defender, card)
    game.table.append([card])
    hand_on(game, target)
    if refused:
        game.taking = True
        end_bout(game)


def show(game: Game, card: str) -> None:
    """3.12."""
    game.used.append(game.defender)
    if card not in game.shown:
        game.shown.append(card)
    hand_on(game, next_target(game, game.defender))


def hand_on(game: Game, target: int) -> None:
    """3.5."""
    game.attacker, game.defender = game.defender, target
    game.held = len(game.hands[target])
    game.passed = []
    game.word_given = False
