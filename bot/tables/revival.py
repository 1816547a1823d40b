"""A stored game becomes a table again: its moves are replayed from the deal."""

from __future__ import annotations

import structlog

import durak
from bot.tables.model import By, Phase, Played, Redeal, Seat, Table, Vote
from bot.tables.ports import GameRow
from bot.tables.redealing import story_of
from bot.tables.story import Story, tell

_log = structlog.get_logger(__name__)


class DamagedGame(RuntimeError):
    """Neither the moves nor the snapshot of this game can be used."""


def revive(row: GameRow) -> Table:
    """The table as it was when it was stored; raises `DamagedGame`, whatever is wrong with it.

    The moves are the truth. A snapshot that says otherwise is logged and replaced at the next
    move; where the moves cannot be replayed, a sound snapshot stands in, without the memory of
    which cards everybody has seen.
    """
    try:
        return _table(row, durak.Rules.parse(row.rules))
    except DamagedGame:
        raise
    except Exception as error:
        surprise = not isinstance(error, ValueError)
        _log.error("a game cannot be read", game=row.id, why=str(error), exc_info=surprise)
        raise DamagedGame(row.id) from error


def faults(row: GameRow) -> tuple[str, ...]:
    """What is wrong with a stored lobby or running game, in words; () when it is sound."""
    try:
        rules = durak.Rules.parse(row.rules)
    except ValueError as error:
        return (f"its rules cannot be read: {error}",)
    if row.phase == Phase.LOBBY:
        return ()
    found = () if row.sound else ("its checksum does not fit its start and snapshot",)
    return (*found, *_faults_of_moves(row, rules))


def _faults_of_moves(row: GameRow, rules: durak.Rules) -> tuple[str, ...]:
    if row.start is None:
        return ("it runs without a start position",)
    try:
        game, _ = _replay(row, row.start, rules)
    except Exception as error:
        return (f"its moves do not replay: {error}",)
    if game.position != row.snapshot:
        return (f"its snapshot is {row.snapshot}, its moves lead to {game.position}",)
    return () if game.outcome is None else ("it has come to its end and still runs",)


def _table(row: GameRow, rules: durak.Rules) -> Table:
    game, story = _game(row, rules)
    return Table(
        id=row.id,
        chat_id=row.chat_id,
        thread_id=row.thread_id,
        phase=Phase(row.phase),
        version=row.version,
        stamp=row.stamp,
        starter=row.starter,
        rules=rules,
        clock=row.clock,
        seats=tuple(Seat(s.person_id, s.name, s.gone, s.missed) for s in row.seats),
        previous=row.previous,
        start=row.start,
        snapshot=row.snapshot,
        deadline=row.deadline,
        wake=row.wake,
        muted=bool(row.muted),
        held=row.held,
        remind=row.remind,
        stake=row.stake,
        moves=tuple(Played(m.seat, m.move, By(m.played)) for m in row.moves),
        redeals=tuple(Redeal(r.seat, r.start, r.until) for r in row.redeals),
        since=row.since,
        votes=tuple(Vote(v.person_id, v.seat, v.at) for v in row.votes),
        game=game,
        story=story,
    )


def _game(row: GameRow, rules: durak.Rules) -> tuple[durak.Game | None, Story]:
    if row.start is None:
        return None, ()
    try:
        game, story = _replay(row, row.start, rules)
    except ValueError as error:
        return _from_snapshot(row, rules, error), ()
    if game.position != row.snapshot or not row.sound:
        _log.error("a snapshot is damaged: rebuilt from its moves", game=row.id)
    return game, story


def _replay(row: GameRow, start: str, rules: durak.Rules) -> tuple[durak.Game, Story]:
    game = durak.Game.at(start, rules)
    story = story_of(row.redeals)
    for played in row.moves[row.redeals[-1].until if row.redeals else 0 :]:
        game, events = game.play(played.seat, durak.Move.parse(played.move))
        story = tell(story, events)
    return game, story


def _from_snapshot(row: GameRow, rules: durak.Rules, error: ValueError) -> durak.Game:
    _log.error("moves do not replay: the snapshot is used", game=row.id, why=str(error))
    if not row.sound or row.snapshot is None:
        raise DamagedGame(row.id) from error
    try:
        return durak.Game.at(row.snapshot, rules)
    except ValueError as worse:
        raise DamagedGame(row.id) from worse
