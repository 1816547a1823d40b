"""Throwing in: who may, what, and when. 3.1 to 3.6 and 1.11."""

from tests.naive.cards import RANKS, height
from tests.naive.game import Game
from tests.naive.limits import has_room
from tests.naive.log import beginners
from tests.naive.rules import follows_in
from tests.naive.seats import are_partners, clockwise, is_in


def entitled(game: Game) -> list[int]:
    """Seats with cards that may throw in at all (3.1, 3.2, 5.1), clockwise from the attacker."""
    everyone = clockwise(game, game.attacker)
    seats = [seat for seat in everyone if not are_partners(game, seat, game.defender)]
    if game.rules["mode"] == "simple":
        seats = [game.leader] if game.rules["simple_throw"] == "lead_rank" else []
    elif game.rules["throw_in"] == "attacker":
        seats = [game.attacker]
    elif game.rules["throw_in"] == "neighbours":
        beside = beside_defender(game)
        seats = [seat for seat in seats if seat in beside]
    return [seat for seat in seats if game.hands[seat]]


def beside_defender(game: Game) -> list[int]:
    """3.2, 5.2: the seats to his left and right among those in, his partners not counted."""
    around = clockwise(game, game.defender)[1:]
    others = [s for s in around if is_in(game, s) and not are_partners(game, s, game.defender)]
    if game.rules["teams"] == "none":
        return [*others[:1], *others[-1:]]
    return [*others[:1], *others[-1:], game.attacker]


def is_time(game: Game) -> bool:
    """3.4 before a cover, 3.6 after «беру»."""
    if game.taking:
        return follows_in(game.rules) and game.rules["mode"] != "simple"
    return not game.uncovered() or game.rules["throw_before_cover"] == "on"


def may_add(game: Game) -> bool:
    """Is there time and room for one more attack card, whoever holds it?"""
    return is_time(game) and has_room(game)


def fitting(game: Game, seat: int) -> list[str]:
    """The cards of a hand that may be thrown in by their rank (1.3, 3.1), no jokers (2.4)."""
    ranks = [card[0] for card in game.attacks() + game.covers()]
    if game.rules["throw_ranks"] == "covers":
        ranks = [card[0] for card in game.covers()]
    if game.rules["mode"] == "simple":
        ranks = [game.attacks()[0][0]]
    ranks = [rank for rank in ranks if rank in RANKS]
    return sorted([card for card in game.hands[seat] if card[0] in ranks], key=height)


def with_the_word(game: Game) -> list[int]:
    """Those of the entitled that have not passed and to whom the word has come (3.3)."""
    seats = [seat for seat in entitled(game) if seat not in game.passed]
    if game.rules["throw_order"] == "first_word" and game.attacker in entitled(game):
        return seats if game.word_given else [seat for seat in seats if seat == game.attacker]
    if game.rules["throw_order"] == "clockwise":
        if game.rules["passing"] == "auto" and game.is_waiting_for_passes():
            seats = [seat for seat in seats if fitting(game, seat)]
        return seats[:1]
    return seats


def throw_ins(game: Game, seat: int, anything: bool = False) -> list[str]:
    """With `anything` any card, 6.3: only its rank is not asked."""
    if not may_add(game) or seat not in with_the_word(game):
        return []
    return sorted(game.hands[seat], key=height) if anything else fitting(game, seat)


def asked(game: Game) -> list[int]:
    """Who must still add something or say pass before the bout may end (1.11, 6.5)."""
    if game.challenge:
        return [seat for seat in beginners(game) if seat not in game.passed]
    if not game.is_waiting_for_passes() or not may_add(game):
        return []
    seats = with_the_word(game)
    if game.rules["passing"] == "auto":
        seats = [seat for seat in seats if fitting(game, seat)]
    return seats


def is_word_due(game: Game) -> bool:
    """1.11: an attacker with nothing that fits has passed, so his first word is given away."""
    return (
        game.rules["throw_order"] == "first_word"
        and game.rules["passing"] == "auto"
        and game.is_waiting_for_passes()
        and may_add(game)
        and game.attacker in entitled(game)
        and not game.word_given
        and not fitting(game, game.attacker)
    )
