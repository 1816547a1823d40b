"""Scenes built by hand for the tests of screens."""

from collections.abc import Sequence
from dataclasses import replace

import durak
from bot.screens.scene import Face, Phase, Scene

ANYA, BORYA, VERA, GALYA = (
    Face("Аня", person_id=11),
    Face("Боря", person_id=12),
    Face("Вера", person_id=13),
    Face("Галя", person_id=14),
)
COMPUTER = Face("", computer=True)
ALL_ROOMS = (
    "deck=54 jokers=supreme teams=2x2 cheating=player passing=explicit bank=on first_lead=upcard "
    "next_lead=from_under_fool redeal=one_colour lead=single throw_in=neighbours "
    "throw_order=clockwise throw_ranks=covers throw_before_cover=off follow_in=off "
    "cap=hand_minus_one first_cap=lead_plus_four first_cap_scope=first_bout "
    "transfer_when=mid_bout transfer_first=on passage=game draw=off pogony=off"
)
"""As much that is unusual as goes together."""
HALF_PAST_NINE = 1_767_259_800.0
"""2026-01-01 09:30:00 UTC."""


def lobby(*faces: Face, rules: str = "-", phase: Phase = "lobby", page: str | None = None) -> Scene:
    return Scene(
        game_id=12,
        stamp=3,
        phase=phase,
        chat_title="Дачники",
        faces=faces,
        starter=11,
        rules=durak.Rules.parse(rules),
        clock=90,
        deadline=None,
        view=None,
        story=(),
        bot_username="durak_bot",
        page=page,
        reachable=tuple(True if face.computer else face.person_id == 11 for face in faces),
    )


def playing(
    position: str,
    moves: str = "",
    *,
    rules: str = "-",
    seat: int | None = None,
    faces: Sequence[Face] = (ANYA, BORYA, VERA),
) -> Scene:
    """The game after the moves ("seat:move" with spaces between) as the seat sees it."""
    game = durak.Game.at(position, durak.Rules.parse(rules))
    story: list[durak.events.Event] = []
    for token in moves.split():
        mover, _, move = token.partition(":")
        game, events = game.play(int(mover), move)
        story += events
    view = game.view(seat)
    scene = lobby(*faces[: len(view.counts)], rules=rules)
    return replace(
        scene,
        phase="playing" if view.outcome is None else "over",
        stamp=7,
        view=view,
        story=tuple(story),
        deadline=HALF_PAST_NINE if view.outcome is None else None,
        reachable=(),
    )
