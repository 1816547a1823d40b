"""The end of a bout: beaten or taken, refill, who is out, who leads. 1.4 to 1.8."""

from tests.naive.before_lead import lowest_trump
from tests.naive.ending import finish_if_over
from tests.naive.game import Game
from tests.naive.seats import clockwise, is_in, leader_after, next_target
from tests.naive.throwing import asked, is_word_due


def settle(game: Game) -> None:
    """Let happen what happens without anybody's move."""
    if game.over or not game.table:
        return
    if not game.hands[game.attacker]:
        game.word_given = False
    if not game.is_waiting_for_passes():
        return
    if is_word_due(game):
        game.word_given = True
    if asked(game):
        return
    if game.rules["cheating"] != "off" and not game.challenge:
        game.challenge, game.passed = True, []
    else:
        end_bout(game)


def end_bout(game: Game) -> None:
    taken, last_attack = game.taking, game.attacks()
    clear_table(game)
    drawn = refill(game)
    if taken and not drawn:
        game.idle += 1
    else:
        game.idle = 0
    gone = [seat for seat in game.empty if not is_in(game, seat)]
    gone += [s for s in clockwise(game, 0) if not is_in(game, s) and not is_placed(game, s, gone)]
    forget_the_bout(game)
    finish_if_over(game, gone, last_attack if taken else [])
    if not game.over:
        game.out += [[seat] for seat in gone]
        begin_bout(game, taken)


def is_placed(game: Game, seat: int, gone: list[int]) -> bool:
    return seat in gone or any(seat in group for group in game.out)


def clear_table(game: Game) -> None:
    """1.4: into the defender's hand, or away. 2.6: was the lowest trump among what was taken?"""
    if game.taking:
        cards = game.attacks() + game.covers()
        game.hands[game.defender] += cards
        if game.rules["trump_exchange"] == "on" and lowest_trump(game) in cards:
            game.no_swap = True
    game.table = []


def refill(game: Game) -> int:
    """1.6: the leader first, then clockwise, the defender last. How many cards were drawn."""
    before = len(game.stock)
    order = [seat for seat in clockwise(game, game.leader) if seat != game.defender]
    for seat in [*order, game.defender]:
        while game.stock and len(game.hands[seat]) < 6:
            game.hands[seat].append(game.stock.pop(0))
    return before - len(game.stock)


def forget_the_bout(game: Game) -> None:
    game.taking = game.word_given = game.challenge = False
    game.passed, game.empty, game.mute, game.log = [], [], [], []
    game.lead_size = 1
    game.held = 0
    if game.rules["passage"] == "bout":
        game.used = []
    if game.rules["cheating"] == "player":
        game.honest = []


def begin_bout(game: Game, taken: bool) -> None:
    """1.4, 1.2, 5.2."""
    game.leader = game.attacker = leader_after(game, taken)
    game.defender = next_target(game, game.leader)
    game.bout += 1
