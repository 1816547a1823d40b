"""The addresses of the people API."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from playground.errors import PeopleError
from playground.model import Json
from playground.people import control, moving, places, pressing, talking, watching
from playground.telegram import Telegram

Act = Callable[[Telegram, Json], Json | Awaitable[Json]]

READS: dict[str, Act] = {
    "world": watching.world,
    "wait": watching.wait,
    "faults": control.list_faults,
    "limits": control.get_limits,
    "calls": control.calls,
    "queue": control.queue,
}
ACTS: dict[str, Act] = {
    "users": moving.add_user,
    "edit_user": moving.edit_user,
    "chats": moving.add_chat,
    "send": talking.send,
    "press": pressing.press,
    "start": talking.start,
    "join": moving.join,
    "leave": moving.leave,
    "block": moving.block,
    "unblock": moving.unblock,
    "admin": moving.admin,
    "bot": moving.bot,
    "permissions": moving.permissions,
    "topic": places.topic,
    "migrate": places.migrate,
    "inline": pressing.inline,
    "inline_choose": pressing.choose,
    "delete": talking.delete,
    "faults": control.add_fault,
    "limits": control.set_limits,
    "clock": control.advance_clock,
    "settings": control.settings,
    "duplicate": control.duplicate,
    "raw": control.raw,
}


def people_routes(tg: Telegram) -> list[web.RouteDef]:
    """Every address of the people API, acting on one Telegram."""

    async def events(request: web.Request) -> web.StreamResponse:
        return await watching.events(request, tg)

    async def photo(request: web.Request) -> web.StreamResponse:
        return await watching.photo(request, tg)

    return [
        *(web.get(f"/people/{name}", _handler(tg, act)) for name, act in READS.items()),
        *(web.post(f"/people/{name}", _handler(tg, act)) for name, act in ACTS.items()),
        web.delete("/people/faults", _handler(tg, control.clear_faults)),
        web.get("/people/events", events),
        web.get("/people/photo/{name}", photo),
    ]


def _handler(tg: Telegram, act: Act) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def handle(request: web.Request) -> web.StreamResponse:
        result: Any = act(tg, await _body(request))
        if inspect.isawaitable(result):
            result = await result
        return web.json_response({"ok": True, **result})

    return handle


async def _body(request: web.Request) -> Json:
    if request.method != "POST":
        return dict(request.query)
    try:
        body = await request.json() if request.can_read_body else {}
    except ValueError as error:
        raise PeopleError("The body is no JSON.") from error
    if not isinstance(body, dict):
        raise PeopleError("The body must be an object.")
    return body
