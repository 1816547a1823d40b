"""Whom a commit calls: those whose turn to lead or to defend has begun with it."""

from __future__ import annotations

from bot.tables.model import By, Phase, Table
from durak import Stage


def called(before: Table, after: Table) -> tuple[int, ...]:
    """The people whose turn begins with this change, by their ids.

    Throwing in is nobody's turn, and covering one more card of a bout is none anew. Who has just
    moved himself looks at his cards already; those of a first deal are sent to everybody anyway;
    and who plays computers in his private chat is there.
    """
    if before.game is None or after.spot.is_private:
        return ()
    fresh_deal = len(after.redeals) > len(before.redeals)
    if not fresh_deal and _turn(before) == _turn(after):
        return ()
    mover = _mover(before, after)
    return tuple(person for seat, person in _waited_for(after) if seat != mover)


def on_turn(table: Table) -> tuple[int, ...]:
    """The people whose turn it is to lead, to defend, or to hang pogony, by their ids."""
    return tuple(person for _, person in _waited_for(table))


def starts_bout(before: Table, after: Table) -> bool:
    """Whether a bout of a game under way is over with this change, and another begins."""
    return before.game is not None and _turn(before)[0] != "lead" and _turn(after)[0] == "lead"


def _waited_for(table: Table) -> list[tuple[int, int]]:
    """Seats and people."""
    _, seats = _turn(table)
    asked = [seat for seat in table.asked() if seat in seats and not table.seats[seat].gone]
    people = ((seat, table.seats[seat].person_id) for seat in asked)
    return [(seat, person) for seat, person in people if person is not None]


def _turn(table: Table) -> tuple[str, tuple[int, ...]]:
    """What is to be done next, and by which seats; throwing in is a part of the defence."""
    if table.game is None or table.phase is not Phase.PLAYING:
        return "nothing", ()
    view = table.game.view(None)
    if view.stage is Stage.BELIEF:
        # Silence is belief: nobody has to be called for that.
        return "believe", ()
    if view.stage in (Stage.LEAD, Stage.HANGING):
        return view.stage.value, view.awaited
    return "defend", (view.defender,)


def _mover(before: Table, after: Table) -> int | None:
    """The seat whose person has made the last move of this change."""
    made = after.moves[len(before.moves) :]
    return made[-1].seat if made and made[-1].played is By.PERSON else None
