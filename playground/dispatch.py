"""One call, end to end: faults, limits, the method, the log."""

import asyncio
import inspect
from dataclasses import dataclass, replace
from typing import Any

from playground.calls import is_counted
from playground.errors import NOT_FOUND, ApiError, too_many_requests
from playground.faults import Fault
from playground.methods import Method
from playground.methods.ephemeral import receiver_of
from playground.model import Json
from playground.request import Call
from playground.telegram import Telegram


@dataclass(frozen=True)
class Answer:
    """An HTTP status with a body; a dropped one is never seen by the bot, a cut one half.

    `text` stands in place of the body.
    """

    status: int
    body: Json
    dropped: bool = False
    cut: bool = False
    text: str | None = None


class Dispatcher:
    """Runs calls against one bot's Telegram."""

    def __init__(self, tg: Telegram, methods: dict[str, Method]) -> None:
        self._tg = tg
        self._methods = methods

    async def answer(self, call: Call) -> Answer:
        """The answer to a call, after its effect."""
        name = call.method.lower()
        if name not in self._methods:
            return Answer(404, ApiError(*NOT_FOUND).json())
        came = self._tg.clock.now()
        chat_id = self._chat_id(call)
        fault = self._tg.faults.take(name, chat_id)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.drop == "before":
            answer = Answer(0, {}, dropped=True)
        else:
            answer = await self._run(call, name, chat_id, fault)
        if fault is not None:
            answer = replace(answer, cut=fault.drop == "amid", text=fault.body)
            await asyncio.sleep(fault.linger)
        if name != "getupdates" or answer.status != 200:
            self._log(call, chat_id, answer, came)
        return answer

    async def _run(self, call: Call, name: str, chat_id: int | None, fault: Fault | None) -> Answer:
        try:
            if fault is not None and (error := fault.error()) is not None:
                raise error
            self._check_limits(name, chat_id, receiver_of(call))
            result: Any = self._methods[name](self._tg, call)
            if inspect.isawaitable(result):
                result = await result
        except ApiError as error:
            return Answer(error.code, error.json())
        dropped = fault is not None and fault.drop == "after"
        return Answer(200, {"ok": True, "result": result}, dropped)

    def _check_limits(self, name: str, chat_id: int | None, receiver: int | None) -> None:
        if chat_id is None or not is_counted(name):
            return
        now = self._tg.clock.now()
        if wait := self._tg.limits.wait_for(chat_id, now, receiver or 0):
            raise too_many_requests(wait)
        self._tg.limits.note(chat_id, now, receiver or 0)

    def _chat_id(self, call: Call) -> int | None:
        named = call.chat_id()
        if isinstance(named, str):
            chat = self._tg.world.chat(named)
            return chat.id if chat else None
        return named

    def _log(self, call: Call, chat_id: int | None, answer: Answer, came: float) -> None:
        self._tg.calls.add(
            came=came,
            at=self._tg.clock.now(),
            method=call.method,
            chat_id=chat_id,
            counted=chat_id is not None and is_counted(call.method.lower()),
            receiver=receiver_of(call),
            status=answer.status,
            description=answer.body.get("description"),
            dropped=answer.dropped or answer.cut or None,
        )
