"""Golden screens of the private chat, of chats where the bot may not write, and of votes."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.hand import hand_screen
from bot.screens.lobby import lobby_screen
from bot.screens.resting import resting_screen
from bot.screens.scene import Poll, Scene
from bot.screens.screen import Screen
from bot.screens.table import table_screen
from locales import Words
from tests.screens.scenes import ANYA, COMPUTER, lobby, playing

DEALT = "6d6c9h7s/8dTs7hQd - KdKc9d6h h 0>1 - 4"


def place_screens(words: Words) -> Iterator[tuple[str, Screen]]:
    """Every such screen by name."""
    yield "private_lobby", lobby_screen(_alone(lobby(ANYA, COMPUTER)), words)
    faces = (ANYA, COMPUTER)
    began = playing(DEALT, "0:6d 1:8dx6d", seat=0, faces=faces)
    yield "private_hand", hand_screen(_alone(began), words)
    defends = playing(DEALT.replace("0>1", "1>0"), "1:8d", seat=0, faces=faces)
    yield "private_short", hand_screen(replace(_alone(defends), story=()), words)
    polls = (Poll(None, 1, 2), Poll(0, 0, 1))
    yield "votes", table_screen(replace(playing(DEALT), polls=polls), words)
    yield "rests_game", resting_screen("Дачники <3", 12, words, playing=True)
    yield "rests_lobby", resting_screen("", 12, words, playing=False)


def _alone(scene: Scene) -> Scene:
    return replace(scene, private=True, chat_title="", deadline=None)
