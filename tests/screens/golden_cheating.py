"""The golden screens of cheating and of the pogony ladder."""

from collections.abc import Iterator

from bot.screens.hand import hand_screen
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import Words
from tests.screens.scenes import playing

CARD = "mode=throw_in cheating=card passing=explicit throw_order=free"
PLAYER = "cheating=player passing=explicit"
FAKED = ("7cKd/6hAc/QhKh - - d 0>1 - 3", "0:7c 1:6hx7c")
TWO_ATTACKS = ("7cTcKd/8cQcAc/QhKh - - d 0>1 - 3", "0:7c 0:Tc")
INNOCENT = ("9sKc/6cKs/7c8c - - d 0>1 - 3", "0:9s 1:!9s")
CLEARED = (FAKED[0], "0:7c 2:!7c 1:take 0:pass 2:pass")
LAST_CARD = ("7sKs/6d/8c9cTc - - h 0>1 - 3", "0:7s 1:6dx7s")
TRANSFERRED = ("7sKs/KdAc/8c9cTc - - h 0>1 - 3", "0:7s 1:>Kd")


def cheating_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """Every golden screen of cheating and the ladder by name."""
    for drawn in (_switch, _accusing, _challenge, _vows):
        yield from drawn(words)


def _switch(words: Words) -> Iterator[tuple[str, Screen]]:
    defends = playing(FAKED[0], "0:7c", rules=CARD, seat=1)
    yield "cheat_off", hand_screen(defends, words)
    yield "cheat_on", hand_screen(defends, words, cheating=True)
    two = playing(*TWO_ATTACKS, rules=CARD, seat=1)
    yield "cheat_choice", hand_screen(two, words, "8c", cheating=True)
    transfers = playing(TRANSFERRED[0], "0:7s", rules=PLAYER, seat=1)
    yield "cheat_transfer", hand_screen(transfers, words, "Kd", cheating=True)


def _accusing(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "accuse_card", hand_screen(playing(*FAKED, rules=CARD, seat=2), words, accusing=True)
    by_player = playing(*TRANSFERRED, rules=PLAYER, seat=2)
    yield "accuse_player", hand_screen(by_player, words, accusing=True)
    caught = playing(FAKED[0], f"{FAKED[1]} 0:!6h", rules=CARD)
    yield "accuse_caught", table_screen(caught, words)


def _challenge(words: Words) -> Iterator[tuple[str, Screen]]:
    moves = f"{FAKED[1]} 0:pass 2:pass"
    yield "challenge_table", table_screen(playing(FAKED[0], moves, rules=CARD), words)
    yield "challenge_hand", hand_screen(playing(FAKED[0], moves, rules=CARD, seat=2), words)
    believed = playing(FAKED[0], f"{moves} 0:pass", rules=CARD)
    yield "challenge_believed", table_screen(believed, words)
    yield "challenge_cleared", hand_screen(playing(*CLEARED, rules=CARD, seat=2), words)
    yield "challenge_no_cards", hand_screen(playing(*LAST_CARD, rules=CARD, seat=1), words)


def _vows(words: Words) -> Iterator[tuple[str, Screen]]:
    yield "vow_honest_table", table_screen(playing(*INNOCENT, rules=CARD), words)
    yield "vow_honest_hand", hand_screen(playing(*INNOCENT, rules=CARD, seat=1), words)
    moves = f"{TRANSFERRED[1]} 2:!s0"
    yield "vow_mute_table", table_screen(playing(TRANSFERRED[0], moves, rules=PLAYER), words)
    yield "vow_mute_hand", hand_screen(playing(TRANSFERRED[0], moves, rules=PLAYER, seat=2), words)
