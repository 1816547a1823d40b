"""Why something is not possible, as enums: the engine holds no sentence."""

from __future__ import annotations

from enum import Enum


class Refusal(Enum):
    """Why a move is not legal now."""

    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    UNREADABLE_MOVE = "unreadable_move"
    NO_CARDS_LEFT = "no_cards_left"
    NOT_YOUR_CARD = "not_your_card"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_PASSED = "already_passed"
    ALREADY_TAKING = "already_taking"
    # leading and throwing in
    MUST_LEAD = "must_lead"
    LEAD_ONE_RANK = "lead_one_rank"
    LEAD_TOO_MANY = "lead_too_many"
    JOKER_LEADS_ALONE = "joker_leads_alone"
    THROW_ONE_CARD = "throw_one_card"
    RANK_NOT_ON_TABLE = "rank_not_on_table"
    DEFENDER_HAND_REACHED = "defender_hand_reached"
    CAP_REACHED = "cap_reached"
    NOTHING_IS_ADDED = "nothing_is_added"
    NOT_ENTITLED = "not_entitled"
    PARTNER_DEFENDS = "partner_defends"
    FIRST_WORD = "first_word"
    COVERS_FIRST = "covers_first"
    DEFENDER_COVERS = "defender_covers"
    OWN_RANK = "own_rank"
    # passing and taking
    NOTHING_TO_PASS = "nothing_to_pass"
    NOT_DEFENDER = "not_defender"
    NOTHING_UNCOVERED = "nothing_uncovered"
    # covering
    NOT_ON_TABLE = "not_on_table"
    ALREADY_COVERED = "already_covered"
    DOES_NOT_BEAT = "does_not_beat"
    OWN_RANK_LED = "own_rank_led"
    # transferring and showing
    NO_TRANSFERS = "no_transfers"
    NO_TRANSFER_IN_FIRST_BOUT = "no_transfer_in_first_bout"
    SOMETHING_COVERED = "something_covered"
    TRANSFER_OTHER_RANK = "transfer_other_rank"
    NOBODY_TO_TRANSFER_TO = "nobody_to_transfer_to"
    NEXT_HAND_TOO_SMALL = "next_hand_too_small"
    NO_SHOWING = "no_showing"
    SHOW_TRUMP_OF_RANK = "show_trump_of_rank"
    SHOWN_BEFORE = "shown_before"
    # the new deal and the exchange of the trump
    NO_REDEAL = "no_redeal"
    REDEAL_TOO_LATE = "redeal_too_late"
    HAND_NOT_UNIFORM = "hand_not_uniform"
    NO_SWAP = "no_swap"
    NOT_LOWEST_TRUMP = "not_lowest_trump"
    STOCK_TOO_SMALL = "stock_too_small"
    LOWEST_TRUMP_WAS_TAKEN = "lowest_trump_was_taken"
    # cheating
    NO_ACCUSING = "no_accusing"
    ACCUSE_ONESELF = "accuse_oneself"
    NOTHING_TO_ACCUSE = "nothing_to_accuse"
    ALREADY_CLEARED = "already_cleared"
    MUTE = "mute"
    MUST_PLAY_FAIRLY = "must_play_fairly"
    ACCUSE_A_CARD = "accuse_a_card"
    ACCUSE_A_PLAYER = "accuse_a_player"
    ACCUSED_IS_OUT = "accused_is_out"
    NOT_IN_THIS_BOUT = "not_in_this_bout"
    BELIEVE_OR_ACCUSE = "believe_or_accuse"
    ALREADY_BELIEVED = "already_believed"
    # pogony
    NO_HANGING = "no_hanging"
    HANG_OR_PASS = "hang_or_pass"
    HANG_WHOLE_HAND = "hang_whole_hand"


class Problem(Enum):
    """Why rules or a position are not sound."""

    # rules (section 7)
    TOO_FEW_SEATS = "too_few_seats"
    TOO_MANY_SEATS = "too_many_seats"
    TEAMS_NEED_OTHER_SEATS = "teams_need_other_seats"
    JOKERS_WITHOUT_54 = "jokers_without_54"
    DECK_54_WITHOUT_JOKERS = "deck_54_without_jokers"
    PASSAGE_WITHOUT_TRANSFER = "passage_without_transfer"
    REFUSAL_WITHOUT_TRANSFER = "refusal_without_transfer"
    TRANSFER_WHEN_WITHOUT_TRANSFER = "transfer_when_without_transfer"
    TRANSFER_FIRST_WITHOUT_TRANSFER = "transfer_first_without_transfer"
    THROW_IN_WITH_SIMPLE = "throw_in_with_simple"
    THROW_RANKS_WITH_SIMPLE = "throw_ranks_with_simple"
    THROW_ORDER_WITH_SIMPLE = "throw_order_with_simple"
    THROW_BEFORE_COVER_WITH_SIMPLE = "throw_before_cover_with_simple"
    FOLLOW_IN_WITH_SIMPLE = "follow_in_with_simple"
    SIMPLE_THROW_WITHOUT_SIMPLE = "simple_throw_without_simple"
    REFUSAL_WITH_TEAMS = "refusal_with_teams"
    LADDER_WITHOUT_THROW_IN = "ladder_without_throw_in"
    LADDER_WITH_JOKERS = "ladder_with_jokers"
    LADDER_WITH_CHEATING = "ladder_with_cheating"
    CHEATING_WITH_AUTO_PASSING = "cheating_with_auto_passing"
    CHEATING_WITH_SIMPLE = "cheating_with_simple"
    TRUMP_EXCHANGE_WITH_CHEATING = "trump_exchange_with_cheating"
    REFUSAL_WITH_CHEATING = "refusal_with_cheating"
    BANK_WITH_LADDER = "bank_with_ladder"
    # the deal
    LEADER_NOT_NAMED = "leader_not_named"
    CARD_MISSING = "card_missing"
    LADDER_DOES_NOT_FIT = "ladder_does_not_fit"
    # positions
    UNREADABLE = "unreadable"
    CARD_TWICE = "card_twice"
    CARD_NOT_OF_DECK = "card_not_of_deck"
    FACE_UP_NOT_TRUMP = "face_up_not_trump"
    NO_SUCH_SEAT = "no_such_seat"
    ATTACKER_DEFENDS = "attacker_defends"
    PARTNER_DEFENDS = "partner_defends"
    MORE_UNCOVERED_THAN_HAND = "more_uncovered_than_hand"
    MORE_ATTACKS_THAN_CAP = "more_attacks_than_cap"
    NO_CARDS_AT_LEAD = "no_cards_at_lead"
    TAKING_NOTHING = "taking_nothing"
    FLAG_OUT_OF_PLACE = "flag_out_of_place"
    NOT_SETTLED = "not_settled"
    OUT_WITH_CARDS = "out_with_cards"
    OUT_BESIDE_STOCK = "out_beside_stock"
    EMPTY_WITH_CARDS = "empty_with_cards"
    PLACES_OF_NO_GAME = "places_of_no_game"
    IDLE_TOO_LONG = "idle_too_long"
    UNKNOWN_KEY = "unknown_key"
    KEY_OUT_OF_PLACE = "key_out_of_place"
    SHOWN_NOT_HELD = "shown_not_held"
    UP_NOT_HELD = "up_not_held"
    LOG_DOES_NOT_FIT = "log_does_not_fit"


class IllegalMove(ValueError):
    """The move was refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal


class UnsoundPosition(ValueError):
    """Rules or position cannot be; `problems` names everything that is wrong."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(problem.value for problem in problems))
        self.problems = problems
