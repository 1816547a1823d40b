"""What people see: the world at once, then event by event; pictures."""

import json
from contextlib import suppress

from aiohttp import web

from playground.appview import chat_view, message_view, user_view
from playground.errors import PeopleError
from playground.model import Json
from playground.people.lookup import optional_number
from playground.telegram import Telegram

HEARTBEAT = 15.0
LONGEST_WAIT = 60.0


def world(tg: Telegram, body: Json) -> Json:
    """Everything there is, and the number of the last event in it."""
    chats = tg.world.chats.values()
    standing = [message for chat in chats for message in chat.messages.values()]
    shown = [message for chat in chats for message in chat.ephemerals.values()]
    return {
        "bot": user_view(tg.bot),
        "users": [user_view(user) for user in tg.world.people()],
        "chats": [chat_view(tg.world, chat) for chat in chats],
        "messages": [message_view(tg.world, message) for message in (*standing, *shown)],
        "commands": tg.profile.command_lists(),
        "seq": tg.feed.seq,
    }


async def wait(tg: Telegram, body: Json) -> Json:
    """Events after a number, waiting for the first of them."""
    since = optional_number(body, "since")
    try:
        seconds = float(body.get("timeout", 10))
    except ValueError as error:
        raise PeopleError("timeout must be a number.") from error
    start = tg.feed.seq if since is None else since
    events = await tg.feed.wait(start, max(0.0, min(LONGEST_WAIT, seconds)))
    return {"events": events, "seq": events[-1]["seq"] if events else start}


async def events(request: web.Request, tg: Telegram) -> web.StreamResponse:
    """A stream of server-sent events that lasts as long as somebody reads it."""
    query = {"since": request.headers.get("Last-Event-ID") or request.query.get("since")}
    since = optional_number(query, "since") or tg.feed.seq
    response = web.StreamResponse(
        headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"}
    )
    await response.prepare(request)
    with suppress(ConnectionResetError):
        while not tg.feed.closed:
            found = await tg.feed.wait(since, HEARTBEAT)
            for event in found:
                since = event["seq"]
                await response.write(_written(event))
            if not found:
                await response.write(b": still here\n\n")
    return response


def _written(event: Json) -> bytes:
    body = json.dumps(event, ensure_ascii=False)
    return f"id: {event['seq']}\ndata: {body}\n\n".encode()


async def photo(request: web.Request, tg: Telegram) -> web.Response:
    """An uploaded picture."""
    name = request.match_info["name"]
    data = tg.files.data.get(f"photos/{name}")
    if data is None:
        raise PeopleError("There is no such picture.", 404)
    kind = {"png": "image/png", "webp": "image/webp", "gif": "image/gif"}
    return web.Response(body=data, content_type=kind.get(name.rpartition(".")[2], "image/jpeg"))
