"""Rule 6.2 of docs/rules.md, the pogony ladder; tests/positions/ladder.txt has its corners."""

import durak
from durak import Card, Game, Outcome, Reason, Refusal, Rules
from durak.events import (
    BoutBeaten,
    CardsTaken,
    Covered,
    GameOver,
    PogonyDeclined,
    PogonyHandedOver,
    PogonyHung,
    SeatOut,
    TakeAnnounced,
)

LADDER = Rules(mode="throw_in", pogony="ladder")
OTHER_LEADS = Rules(mode="throw_in", pogony="ladder", ladder_lead=False)
PARTNERS = Rules(mode="throw_in", pogony="ladder", teams="2x2")
TAKEN = "6s/8c9cTc/6c6d - - h 0>1 th 5 idle=1"


def card(text: str) -> Card:
    return Card.parse(text)


def test_rule_6_2_the_attacker_may_hang_on_who_took() -> None:
    game = Game.at("6s8c/9cTc - - h 0>1 - 5", LADDER)
    game, _ = game.play(0, "8c")
    game, events = game.play(1, "take")
    assert events == (TakeAnnounced(1), CardsTaken(1, (card("8c"),)))
    assert game.actors == (0,)
    game, events = game.play(0, "@6s")
    outcome = Outcome(Reason.POGONY, (1,), ((0,), (1,)))
    assert events == (PogonyHung(0, 1, (card("6s"),)), GameOver(outcome))
    assert game.outcome == outcome
    assert game.actors == ()


def test_rule_6_2_the_defender_may_hang_on_the_leader_when_he_beat_all() -> None:
    game = Game.at("7c/6s8c - - h 0>1 - 5", LADDER)
    game, _ = game.play(0, "7c")
    game, events = game.play(1, "8cx7c")
    assert events == (Covered(1, card("8c"), card("7c")), BoutBeaten(1))
    game, _ = game.play(1, "@6s")
    assert game.outcome == Outcome(Reason.POGONY, (0,), ((1,), (0,)))


def test_rule_6_2_who_declines_leaves_it_to_the_next_and_last_to_the_ordinary_end() -> None:
    game = Game.at(TAKEN, LADDER)
    game, events = game.play(0, "pass")
    assert (events, game.actors) == ((PogonyDeclined(0),), (2,))
    game, events = game.play(2, "pass")
    assert (events, game.actors) == ((PogonyDeclined(2),), (2,))
    assert game.view(None).hanging is False
    assert game.view(None).bout == 6


def test_rule_6_2_everybody_sees_who_is_asked_and_nothing_else_is_played() -> None:
    game = Game.at(TAKEN, LADDER)
    view = game.view(None)
    assert (view.hanging, view.awaited, view.limit, view.taking) == (True, (0,), 0, True)
    assert view.ladder == durak.Ladder.start(LADDER, 3)
    assert game.check(0, "6s") is Refusal.HANG_OR_PASS
    assert game.check(1, "8c") is Refusal.NOT_YOUR_TURN
    assert game.check(2, "@6c6d") is Refusal.NOT_YOUR_TURN
    game, _ = game.play(0, "pass")
    assert game.check(2, "@6c") is Refusal.HANG_WHOLE_HAND
    assert game.view(None).passed == (0,)
    before = Game.at("6s8c/9cTc - - h 0>1 - 5", LADDER)
    assert before.check(0, "@6s") is Refusal.NO_HANGING
    assert before.view(None).hanging is False


def test_rule_6_2_the_hung_cards_are_known() -> None:
    game, _ = Game.at(TAKEN, LADDER).play(0, "@6s")
    assert game.view(None).known == ((), (card("6s"),), ())


def test_rule_6_2_going_out_in_the_ordinary_way_moves_no_rank() -> None:
    game = Game.at("8c/9cTc - - h 0>1 - 5 rank=79", LADDER)
    game, _ = game.play(0, "8c")
    game, _ = game.play(1, "take")
    assert game.outcome == Outcome(Reason.FOOL, (1,), ((0,), (1,)))
    ladder = durak.Ladder.parse("79", LADDER, 2)
    assert ladder.advanced(game.outcome) == ladder


def test_rule_6_2_who_hangs_the_queen_wins_the_match() -> None:
    game, _ = Game.at("Qs/8c9cTc - - h 0>1 th 5 idle=1;rank=Q6", LADDER).play(0, "@Qs")
    ladder = game.view(None).ladder
    assert ladder is not None
    assert game.outcome is not None
    assert ladder.winner is None
    assert ladder.advanced(game.outcome).winner == (0,)


def test_rule_6_2_ones_own_rank_is_not_led_nor_covered_when_it_was_led() -> None:
    lead = Game.at("6c8c/9cTcJc - - h 0>1 - 5", OTHER_LEADS)
    assert lead.check(0, "6c") is Refusal.OWN_RANK
    covers = Game.at("8c/7cAh 6c - h 0>1 - 5 rank=76", OTHER_LEADS)
    assert covers.check(1, "7cx6c") is Refusal.OWN_RANK_LED
    assert covers.check(1, "take") is None


def test_rule_6_2_who_hangs_for_his_partners_names_their_cards_which_all_have_seen() -> None:
    game = Game.at("6s/8c9cTc/6d/JcJd - - h 0>1 th 5 idle=1", PARTNERS)
    assert [str(move) for move in game.legal_moves(0)] == ["@6d6s", "pass"]
    assert game.view(None).known == ((), (), (card("6d"),), ())
    game, events = game.play(0, "@6d6s")
    assert events[0] == PogonyHung(0, 1, (card("6d"), card("6s")))
    assert game.outcome == Outcome(Reason.POGONY, (1, 3), ((0, 2), (1, 3)))


def test_rule_6_2_partners_hand_over_by_themselves_and_show_no_card() -> None:
    game = Game.at("6d6s8c/9cTc/7dKd/JcJd - - h 0>1 - 5", PARTNERS)
    game, _ = game.play(0, "8c")
    game, events = game.play(1, "9cx8c")
    assert events[1:] == (BoutBeaten(1), PogonyHandedOver(0, 2, 2), SeatOut(0, 1))
    assert game.position == "-/Tc/6d6s7dKd/JcJd - - h 1>2 - 6 out=0;rank=66"
    assert game.view(None).known == ((), (), (), ())


def test_rule_6_2_what_was_known_of_a_hand_stays_known_when_it_is_handed_over() -> None:
    # 1 takes the six of diamonds; two bouts later he leads his seven and has the six alone.
    game = Game.at("6dKd/7c/8dQd/JcJdKc - - h 0>1 - 5", PARTNERS)
    moves = "0:6d 1:take 2:8d 3:Jdx8d 3:Jc 0:take 1:7c 2:take"
    for seat, move in (token.split(":") for token in moves.split()):
        game, _ = game.play(int(seat), move)
    assert game.position == "JcKd/-/7cQd/6dKc - - h 2>3 - 9 idle=2;out=1;rank=66"
    assert game.view(None).known == ((card("Jc"),), (), (card("7c"),), (card("6d"),))
