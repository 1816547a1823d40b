"""What all deliveries share: the calls, the budget, the notes, the time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.delivery.answers import Answer, Verdict, read_answer
from bot.delivery.budget import Budget
from bot.delivery.clock import Clock
from bot.delivery.ports import C, M, Outbox, Painter, Signals
from bot.delivery.wire import Wire

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Post(Generic[M, C]):
    """The tools of one courier."""

    wire: Wire
    outbox: Outbox[M, C]
    painter: Painter
    budget: Budget
    signals: Signals
    clock: Clock
    grace: float
    """Seconds a send without an answer may still turn out to have arrived."""

    async def call(
        self,
        chat_id: int,
        work: Callable[[], Awaitable[T]],
        *,
        receiver: int = 0,
        sends: bool = False,
    ) -> tuple[T | None, Answer, float]:
        """What the call returned (None after an error), what its answer means, when it ended.

        A chat that must rest does so from now on, and its games are told. `receiver`: the one
        member of a group who will see it, 0: everybody. `sends`: it puts a message there, which a
        chat's slow mode may hold up; edits go on then.
        """
        await self.budget.spend(chat_id, receiver)
        result: T | None = None
        answer = Answer(Verdict.SHOWN)
        try:
            result = await work()
        except Exception as error:
            answer = read_answer(error, chat_id)
        finally:
            at = self.budget.ended(chat_id, receiver)
        if answer.verdict is Verdict.RESTS:
            if sends and await self.wire.is_slow(chat_id):
                self.budget.slow_down(chat_id, answer.seconds)
            else:
                self.budget.rest(chat_id, answer.seconds)
                await self.outbox.rest(chat_id, at + answer.seconds)
            await self.signals.on_rest(chat_id, answer.seconds)
        return result, answer, at
