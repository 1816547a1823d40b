"""The rules of Durak: a library that knows cards and seats, and nothing else.

`Game` is a value: ``Game.deal`` or ``Game.at`` make one, ``play`` returns the next and says what
happened, ``view`` is what may leave. See docs/notation.md for the text of cards, moves, positions
and records.
"""

from durak.bank import DAILY_LEAST, NEW_PURSE, STAKES, USUAL_STAKE, payouts
from durak.cards import Card
from durak.choosing import lasting_problems, most_seats, with_option
from durak.conflicts import FEWEST_SEATS, MOST_SEATS, deck_seats, team_seats
from durak.decks import deck
from durak.effects import applies
from durak.events import Event
from durak.game import Game
from durak.ladder import Ladder
from durak.moves import ACCUSING, Move, MoveKind
from durak.outcome import Outcome, Reason
from durak.presets import PRESET_SEATS, PRESETS, preset_of
from durak.proving import provably_false
from durak.record import Record
from durak.refusals import IllegalMove, Problem, Refusal, UnsoundPosition
from durak.rooms.teams import sides
from durak.rules import OPTIONS, Rules
from durak.start import next_leader
from durak.view import Pair, Stage, View

__all__ = [
    "ACCUSING",
    "DAILY_LEAST",
    "FEWEST_SEATS",
    "MOST_SEATS",
    "NEW_PURSE",
    "OPTIONS",
    "PRESETS",
    "PRESET_SEATS",
    "STAKES",
    "USUAL_STAKE",
    "Card",
    "Event",
    "Game",
    "IllegalMove",
    "Ladder",
    "Move",
    "MoveKind",
    "Outcome",
    "Pair",
    "Problem",
    "Reason",
    "Record",
    "Refusal",
    "Rules",
    "Stage",
    "UnsoundPosition",
    "View",
    "applies",
    "deck",
    "deck_seats",
    "lasting_problems",
    "most_seats",
    "next_leader",
    "payouts",
    "preset_of",
    "provably_false",
    "sides",
    "team_seats",
    "with_option",
]
