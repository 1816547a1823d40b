"""Details of the contract that no position case shows: text, refusals, events, the deal, views."""

from __future__ import annotations

import copy
import pickle

import pytest

import durak
from durak import Card, Game, IllegalMove, Move, MoveKind, Problem, Reason, Refusal, Rules
from durak.cards import DECKS, cards_in
from durak.events import (
    Attacked,
    BoutBeaten,
    CardsDealt,
    CardsDrawn,
    CardsTaken,
    Covered,
    GameOver,
    Passed,
    SeatOut,
    TakeAnnounced,
    Transferred,
)

THROW_IN = Rules(mode="throw_in")
MOVES = "7d 7d7h 8dx7d >7s ^7h take pass !7d !s2 redeal swap @6d6s XrxAs Xb"


@pytest.mark.parametrize("text", MOVES.split())
def test_move_text_round_trips_to_the_same_object(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert Move.parse(text) is move
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy.deepcopy(move) is move


@pytest.mark.parametrize("text", ["", "x", "7", "7d7d", "7dx7d", "7d8dx9d", ">", "!s12", "@", "Zz"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not"):
        Move.parse(text)


def test_the_cards_of_a_lead_are_kept_ascending() -> None:
    assert Move.parse("7s7d") is Move.parse("7d7s")
    assert Move.parse("7s7d").kind is MoveKind.ATTACK


def test_cards_are_interned_ordered_and_fixed() -> None:
    six, ten, joker = Card.parse("6s"), Card.parse("Tc"), Card.parse("Xr")
    assert six < ten < joker
    assert six is Card("6", "s")
    assert pickle.loads(pickle.dumps(six)) is six
    assert (joker.is_joker, ten.rank, ten.suit) == (True, "T", "c")
    with pytest.raises(AttributeError):
        six.rank = "7"


@pytest.mark.parametrize("key", durak.OPTIONS)
def test_every_option_value_has_a_text(key: str) -> None:
    for value in durak.OPTIONS[key]:
        rules = Rules(**{key: value})  # type: ignore[arg-type]
        assert Rules.parse(str(rules)) == rules
        assert (str(rules) == "-") == (value == durak.OPTIONS[key][0])


def test_a_value_an_option_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="deck is one of 36, 24, 52, 54"):
        Rules(deck=32)
    with pytest.raises(ValueError, match="draw is one of on, off"):
        Rules(draw="on")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown option"):
        Rules.parse("decks=36")
    with pytest.raises(ValueError, match="named twice"):
        Rules.parse("deck=36 deck=24")


def test_all_that_does_not_go_together_is_named() -> None:
    rules = Rules(mode="simple", throw_in="attacker", passage="bout", jokers="colour")
    assert rules.problems(7) == (
        Problem.TOO_MANY_SEATS,
        Problem.PASSAGE_WITHOUT_TRANSFER,
        Problem.THROW_IN_WITH_SIMPLE,
        Problem.JOKERS_WITHOUT_54,
    )
    assert Rules().problems(6) == ()
    assert Rules(deck=52).problems(8) == ()
    assert Rules(deck=52).problems(9) == (Problem.TOO_MANY_SEATS,)
    assert Rules(teams="2x2").problems(6) == (Problem.TEAMS_NEED_OTHER_SEATS,)


def test_every_preset_is_sound_at_a_table_of_four() -> None:
    assert [name for name, rules in durak.PRESETS.items() if rules.problems(4)] == []


def test_the_deal_names_everything_that_is_wrong() -> None:
    deck = [*cards_in(DECKS[36])[:-1], "2c", "2c"]
    with pytest.raises(durak.UnsoundPosition) as refused:
        Game.deal(Rules(first_lead="random"), 7, deck)
    assert refused.value.problems == (
        Problem.TOO_MANY_SEATS,
        Problem.CARD_TWICE,
        Problem.CARD_NOT_OF_DECK,
        Problem.CARD_MISSING,
        Problem.LEADER_NOT_NAMED,
    )


def test_the_caller_may_name_the_leader() -> None:
    deck = cards_in(DECKS[24])
    game = Game.deal(Rules(deck=24, first_lead="random"), 3, deck, 2)
    # 9c 9d 9h | 9s Tc Td | Th Ts Jc | Jd Jh Js | Qc Qd Qh | Qs Kc Kd to seats 0, 1, 2; then Kh.
    hands = "9c9sThJdQcQs/9dTcTsJhQdKc/9hTdJcJsQhKd"
    assert game.position == f"{hands} - KsAcAdAhAsKh h 2>0 - 1"
    assert game.opening == (CardsDealt((6, 6, 6)),)


def test_unsound_positions_name_all_that_is_wrong() -> None:
    with pytest.raises(durak.UnsoundPosition) as refused:
        Game.at("6d9h/8d/7s6d 7d,7h 8c h 0>0 - 2 what=1", THROW_IN)
    assert refused.value.problems == (
        Problem.CARD_TWICE,
        Problem.FACE_UP_NOT_TRUMP,
        Problem.ATTACKER_DEFENDS,
        Problem.UNKNOWN_KEY,
    )


@pytest.mark.parametrize("text", ["", "6d - - h 0>1 -", "6d/7d - - x 0>1 - 1", "6d/7d - - h 0 - 1"])
def test_text_that_is_no_position(text: str) -> None:
    with pytest.raises(durak.UnsoundPosition) as refused:
        Game.at(text, THROW_IN)
    assert refused.value.problems == (Problem.UNREADABLE,)


REFUSALS = [
    ("7cKd/Ad/Qs - - h 0>1 - 3", 1, "Ad", Refusal.NOT_YOUR_TURN),
    ("7cKd/Ad/Qs - - h 0>1 - 3", 0, "pass", Refusal.MUST_LEAD),
    ("7cKd/Ad/Qs - - h 0>1 - 3", 0, "7cKd", Refusal.LEAD_ONE_RANK),
    ("7c7d/Ad/Qs - - h 0>1 - 3", 0, "7c7d", Refusal.DEFENDER_HAND_REACHED),
    ("7cKd/Ad/Qs - - h 0>1 - 3", 0, "8c", Refusal.NOT_YOUR_CARD),
    ("7cKd/Ad/Qs - - h 0>1 - 3", 5, "8c", Refusal.NO_SUCH_SEAT),
    ("7cKd/Ad/Qs - - h 0>1 - 3", 0, "what", Refusal.UNREADABLE_MOVE),
    ("JsKd/AcAd/JhKh 8cJc 9h h 0>1 - 3", 2, "Jh", Refusal.FIRST_WORD),
    ("JsKd/AcAd/JhKh 8cJc 9h h 0>1 wp0 3", 0, "Js", Refusal.ALREADY_PASSED),
    ("JsKd/AcAd/JhKh 8cJc 9h h 0>1 - 3", 0, "Kd", Refusal.RANK_NOT_ON_TABLE),
    ("JsKd/AcAd/JhKh 8cJc 9h h 0>1 - 3", 1, "take", Refusal.NOTHING_UNCOVERED),
    ("7h8d/9cTd/8h 7d - s 0>1 - 3", 0, "pass", Refusal.NOTHING_TO_PASS),
    ("7h8d/9cTd/8h 7d - s 0>1 - 3", 1, "9cx7d", Refusal.DOES_NOT_BEAT),
    ("7h8d/9cTd/8h 7d - s 0>1 - 3", 0, "take", Refusal.NOT_DEFENDER),
    ("7h8d/9cTd/8h 7d - s 0>1 - 3", 1, ">9c", Refusal.NO_TRANSFERS),
    ("7d8c/9cTcJc/7s8s 7c - h 0>1 t 3", 1, "9cx7c", Refusal.ALREADY_TAKING),
    ("9s/Kd 7c8c,7h9h,8s - d 0>1 - 3", 0, "9s", Refusal.DEFENDER_HAND_REACHED),
    ("-/9d - - h 0>1 - 5 out=0", 1, "9d", Refusal.GAME_OVER),
]


@pytest.mark.parametrize(("position", "seat", "move", "refusal"), REFUSALS)
def test_the_refusal_says_why(position: str, seat: int, move: str, refusal: Refusal) -> None:
    game = Game.at(position, THROW_IN)
    assert game.check(seat, move) is refusal
    with pytest.raises(IllegalMove) as refused:
        game.play(seat, move)
    assert refused.value.refusal is refusal


def test_why_a_card_cannot_be_played() -> None:
    game = Game.at("Kc/6c7d9sKh/6d8d9dTdJdQd 7s - h 0>1 - 2", Rules())
    assert game.check_card(1, "7d") is None
    assert game.check_card(1, "6c") is Refusal.DOES_NOT_BEAT
    assert game.check_card(0, "Kc") is Refusal.RANK_NOT_ON_TABLE
    assert game.check_card(2, "6d") is Refusal.FIRST_WORD
    covered = Game.at("8d/7dKc/6d9dTdJdQdAd 7s9s,7c - h 0>1 - 3", Rules())
    assert covered.check_card(1, "7d") is Refusal.SOMETHING_COVERED


def test_a_bout_tells_what_happened() -> None:
    game = Game.at("8s7c/9sTd/Kd - Jd7h h 0>1 - 5", THROW_IN)
    game, events = game.play(0, "8s")
    assert events == (Attacked(0, (Card.parse("8s"),)),)
    game, events = game.play(1, "9sx8s")
    # Nobody holds an eight or a nine: beaten at once; the leader draws both cards of the stock.
    assert events == (
        Covered(1, Card.parse("9s"), Card.parse("8s")),
        BoutBeaten(1),
        CardsDrawn(0, 2),
    )
    assert game.position == "7c7hJd/Td/Kd - - h 1>2 - 6"
    assert [str(card) for card in game.view(None).known[0]] == ["7h"]


def test_the_last_bout_tells_who_is_out_and_how_it_ended() -> None:
    game = Game.at("8s/9dTd/8d - - h 0>1 - 5", THROW_IN)
    game, _ = game.play(0, "8s")
    game, events = game.play(1, "take")
    assert events == (TakeAnnounced(1),)
    game, events = game.play(2, "8d")
    taken = CardsTaken(1, (Card.parse("8d"), Card.parse("8s")))
    assert events[1:4] == (taken, SeatOut(0, 1), SeatOut(2, 2))
    assert isinstance(events[4], GameOver)
    assert game.outcome is not None
    assert game.outcome.reason is Reason.FOOL


def test_transfers_and_passes_tell_what_happened() -> None:
    game = Game.at("Kc/7d8h/8d8sTc 7s - h 0>1 - 3", Rules())
    _, events = game.play(1, ">7d")
    assert events == (Transferred(1, Card.parse("7d"), 2),)
    game = Game.at("JsKd/AcAd/JhKh 8cJc 9h h 0>1 - 3", THROW_IN)
    _, events = game.play(0, "pass")
    assert events == (Passed(0),)


def test_taken_cards_are_known_and_the_awaited_are_public() -> None:
    game = Game.at("7d8c/9cTcJc/7s8s 7c - h 0>1 - 3", THROW_IN)
    game, _ = game.play(1, "take")
    assert game.view(None).awaited == (0,)
    game, _ = game.play(0, "pass")
    # Seat 2 holds a seven; who does not would not be asked, and the view does not tell which.
    assert game.view(None).awaited == (2,)
    game, _ = game.play(2, "pass")
    assert [str(card) for card in game.view(0).known[1]] == ["7c"]
    assert game.record().replay().view(0).known == game.view(0).known
    assert str(game.record()) == (
        "mode=throw_in | 7d8c/9cTcJc/7s8s 7c - h 0>1 - 3 | 1:take 0:pass 2:pass"
    )
