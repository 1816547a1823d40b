"""Section 1 of docs/rules.md, each rule by its number. Expected of both implementations."""

from tests.positions.both import after, deal, end, legal, refusal

T = "mode=throw_in"


def test_rule_1_1_higher_of_the_suit_or_a_trump() -> None:
    position = "Kd/6c8h9hTs 7h - c 0>1 - 3"
    assert legal(T, position, 1) == "6cx7h 8hx7h 9hx7h take"


def test_rule_1_1_a_trump_by_a_higher_trump_alone() -> None:
    position = "Kd/6cTcAh 9c - c 0>1 - 3"
    assert legal(T, position, 1) == "Tcx9c take"


def test_rule_1_1_nobody_must_cover() -> None:
    position = "8s/9dTd 8d - h 0>1 - 3"
    assert after(T, position, "1:take") == "8s/9dTd 8d - h 0>1 t 3"


def test_rule_1_2_the_attack_goes_to_the_left() -> None:
    position = "9cKc/7dAd/8h9s 6d - s 0>1 - 4"
    assert after(T, position, "1:7dx6d") == "9cKc/Ad/8h9s - - s 1>2 - 5"


def test_rule_1_2_who_is_out_is_passed_over() -> None:
    position = "9cKc/7dTd/-/8h9s 6d - s 0>1 - 4 out=2"
    assert after(T, position, "1:7dx6d") == "9cKc/Td/-/8h9s - - s 1>3 - 5 out=2"


def test_rule_1_3_ranks_of_attacks_and_covers() -> None:
    position = "6d7dJc/KsAs 6h7h - s 0>1 - 4"
    assert legal(T, position, 0) == "6d 7d pass"


def test_rule_1_3_no_more_than_the_defender_holds() -> None:
    position = "8d8h9c/Kd 8c - s 0>1 - 4"
    assert legal(T, position, 0) == "-"


def test_rule_1_3_no_other_rank() -> None:
    position = "8d9c/KdAd 8c - s 0>1 - 4"
    assert refusal(T, position, 0, "9c")


def test_rule_1_4_beaten() -> None:
    position = "Jc/9hAc 8h - s 0>1 - 4"
    assert after(T, position, "1:9hx8h") == "Jc/Ac - - s 1>0 - 5"


def test_rule_1_4_taken_with_the_covers_and_the_next_leads() -> None:
    position = "Jc/QhAc/6dQd 8h9h,9s - d 0>1 - 4"
    assert after(T, position, "1:take") == "Jc/8h9h9sQhAc/6dQd - - d 2>0 - 5 idle=1"


def test_rule_1_4_of_two_the_same_leads_again() -> None:
    position = "Jc/QhAc 9s - d 0>1 - 4"
    assert after(T, position, "1:take") == "Jc/9sQhAc - - d 0>1 - 5 idle=1"


def test_rule_1_5_beaten_with_the_last_card() -> None:
    position = "9dTc/9h/JdQd 8h - s 0>1 - 4"
    assert after(T, position, "1:9hx8h") == "9dTc/-/JdQd - - s 2>0 - 5 out=1"


def test_rule_1_5_beaten_at_the_cap() -> None:
    position = "9hTc/TdKc 6c7c,6d7d,7h8h,7s8s,8c9c,9d - s 0>1 - 4"
    assert after(T, position, "1:Tdx9d") == "9hTc/Kc - - s 1>0 - 5"


def test_rule_1_5_taken_at_the_limit() -> None:
    position = "9h9s/TdKc 9c - s 0>1 t 4"
    assert after(T, position, "0:9h") == "9s/9c9hTdKc - - s 0>1 - 5 idle=1"


def test_rule_1_5_nothing_to_take() -> None:
    position = "9d/Kc 9cTc - s 0>1 - 4"
    assert refusal(T, position, 1, "take")


def test_rule_1_6_the_leader_first_the_defender_last() -> None:
    position = "8cTcJcQcKc/8d9dTdJd/7hJhQhKhAh 6h AcQdAs s 1>2 - 4"
    expected = "8cTcJcQcKcAs/8d9dTdJdQdAc/JhQhKhAh - - s 2>0 - 5"
    assert after(T, position, "2:7hx6h") == expected


def test_rule_1_6_after_a_transfer_still_from_the_leader() -> None:
    position = "8cTcJcQcKc/8h9hTh/8dTdJdQdKd 7c,7d Ac6s s 2.0>1 - 4"
    expected = "6s8cTcJcQcKc/7c7d8h9hTh/8dTdJdQdKdAc - - s 2>0 - 5"
    assert after("-", position, "1:take") == expected


def test_rule_1_7_out_when_the_stock_is_used_up() -> None:
    position = "Jc/9h/QdKd 8h 7d8d6s s 0>1 - 4"
    assert after(T, position, "1:9hx8h") == "6s7d8dJc/-/QdKd - - s 2>0 - 5 out=1"


def test_rule_1_7_an_empty_hand_beside_a_stock_is_refilled() -> None:
    position = "8h/9hKd - JcQc6s s 0>1 - 4"
    assert after(T, position, "0:8h 1:9hx8h") == "6sJcQc/Kd - - s 1>0 - 5"


def test_rule_1_8_the_last_with_cards_is_the_fool() -> None:
    position = "8h/9hKd - - s 0>1 - 7"
    assert end(T, position, "0:8h 1:9hx8h") == "reason=fool fools=1 places=0/1 badge=0"


def test_rule_1_8_placed_as_the_hands_became_empty() -> None:
    position = "8d/JcQc/8h/9hTh - - s 2>3 - 7"
    expected = "-/JcQc/-/8d8h9hTh - - s 1>3 - 8 idle=1;out=2,0"
    assert after(T, position, "2:8h 3:take 0:8d") == expected


def test_rule_1_9_the_last_card_dealt_shows_the_trump() -> None:
    deck = "9c9d9h9sTcTdThTsJcJdJhJsQcQdQhQsKcKdKhKsAcAdAhAs"
    hands = "9cTcJcQcKcAc/9dTdJdQdKdAd/9hThJhQhKhAh/9sTsJsQsKsAs"
    assert deal(f"deck=24 {T}", 4, deck) == f"{hands} - - s 3>0 - 1 up=As"


def test_rule_1_9_it_is_its_owners_until_he_plays_it() -> None:
    position = "8hJs/9hKd - - s 0>1 - 4 up=Js"
    assert after(T, position, "0:Js") == "8h/9hKd Js - s 0>1 - 4"


def test_rule_1_10_a_game_that_does_not_move_is_a_draw() -> None:
    position = "JcQd/KdAs - - h 0>1 - 40 idle=23"
    expected = "reason=idle fools=- places=0,1 badge=0"
    assert end(f"deck=24 {T}", position, "0:Jc 1:take") == expected


def test_rule_1_10_a_discard_begins_the_count_anew() -> None:
    position = "TdJc/QcAs - - h 0>1 - 40 idle=23"
    assert after(f"deck=24 {T}", position, "0:Jc 1:QcxJc") == "Td/As - - h 1>0 - 41"


def test_rule_1_10_a_card_drawn_begins_the_count_anew() -> None:
    position = "TdJc/QcAs - 9h h 0>1 - 40 idle=23"
    assert after(f"deck=24 {T}", position, "0:Jc 1:take") == "9hTd/JcQcAs - - h 0>1 - 41"


def test_rule_1_11_nothing_to_pass_before_the_answer() -> None:
    position = "8dKc/9cJd 8c - h 0>1 - 4"
    assert refusal(T, position, 0, "pass")


def test_rule_1_11_a_new_attack_card_makes_passes_void() -> None:
    position = "9dKc/TdJs/9hAc 8c9c - s 0>1 wp0 4"
    assert after(T, position, "2:9h") == "9dKc/TdJs/Ac 8c9c,9h - s 0>1 w 4"


def test_rule_1_11_auto_does_not_ask_who_has_nothing_that_fits() -> None:
    position = "KcAd/9cJd/9hAc 8c - s 0>1 - 4"
    assert after(T, position, "1:9cx8c") == "KcAd/Jd/9hAc 8c9c - s 0>1 w 4"


def test_rule_1_11_explicit_asks_everybody_with_cards() -> None:
    position = "KcAd/Jd/9hAc 8c9c - s 0>1 - 4"
    assert legal(f"{T} passing=explicit", position, 0) == "pass"


def test_rule_1_11_explicit_asks_nobody_at_the_limit() -> None:
    position = "KcAd/9c/9hAc 8c - s 0>1 - 4"
    expected = "KcAd/-/9hAc - - s 2>0 - 5 out=1"
    assert after(f"{T} passing=explicit", position, "1:9cx8c") == expected


def test_rule_1_12_both_cover_and_transfer_are_offered() -> None:
    position = "Kc/7dTc/8h9h 7c - d 0>1 - 4"
    assert legal("-", position, 1) == "7dx7c Tcx7c >7d take"
