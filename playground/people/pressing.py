"""People press buttons and ask inline."""

import asyncio

from playground.appview import message_view
from playground.content import text_content
from playground.errors import PeopleError
from playground.markup import check_markup, live_buttons
from playground.model import Chat, Json, Message, User
from playground.people.lookup import chat, check_inside, optional_number, person
from playground.people.talking import thread_of
from playground.queries import CALLBACK_LIFE, INLINE_LIFE, Query
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import inaccessible_json, message_json, user_json

ANSWER_WITHIN = 10.0


async def press(tg: Telegram, body: Json) -> Json:
    """The query a press makes; with `wait`, the answer to it."""
    user, place = person(tg, body), chat(tg, body)
    check_inside(place, user)
    message = _message(place, user, body)
    data = str(body.get("data", "")) if body.get("forge") else _live_data(message, body)
    query = tg.queries.ask(
        user.id, CALLBACK_LIFE, chat_id=place.id, message_id=message.id if message else None
    )
    tg.tell("callback_query", _callback(tg, query, place, message, body, data), f"press {user.id}")
    return await _reply(query, body, "answer")


def _message(place: Chat, user: User, body: Json) -> Message | None:
    ephemeral_id = optional_number(body, "ephemeral_id")
    if ephemeral_id is not None:
        return place.ephemerals.get((user.id, ephemeral_id))
    return place.messages.get(optional_number(body, "message_id") or 0)


def _live_data(message: Message | None, body: Json) -> str:
    """The data of a button that stands under the message now."""
    if message is None:
        raise PeopleError("There is no such message.", 404)
    rows = live_buttons(message.markup)
    if "button" in body:
        button = _button_at(rows, body["button"])
    else:
        wanted = body.get("data")
        found = [b for row in rows for b in row if b.get("callback_data") == wanted]
        if not found or wanted is None:
            raise PeopleError("That message has no such button now.")
        button = next((b for b in found if not _is_disabled(b)), found[0])
    if _is_disabled(button):
        raise PeopleError("That button is disabled.")
    if "callback_data" not in button:
        raise PeopleError("That button asks the bot nothing.")
    return str(button["callback_data"])


def _button_at(rows: list[list[Json]], place: object) -> Json:
    for row_number, row in enumerate(rows):
        for column, button in enumerate(row):
            if place == [row_number, column]:
                return button
    raise PeopleError("That message has no button there.")


def _is_disabled(button: Json) -> bool:
    return button.get("disabled") is not None


def _callback(
    tg: Telegram, query: Query, place: Chat, message: Message | None, body: Json, data: str
) -> Json:
    out: Json = {
        "id": query.id,
        "from": user_json(tg.world.users[query.user_id]),
        "chat_instance": str(abs(place.id) * 7919 % 2**62),
        "data": data,
    }
    if message is None:
        message_id = optional_number(body, "message_id") or 0
        return out | {"message": inaccessible_json(tg.world, place, message_id)}
    if message.inline_id is not None:
        return out | {"inline_message_id": message.inline_id}
    return out | {"message": message_json(tg.world, message)}


async def _reply(query: Query, body: Json, name: str) -> Json:
    if not body.get("wait"):
        return {"query_id": query.id}
    deadline = asyncio.get_running_loop().time() + ANSWER_WITHIN
    while query.answer is None:
        left = deadline - asyncio.get_running_loop().time()
        if left <= 0 or not await query.bell.wait(left):
            break
    return {"query_id": query.id, name: query.answer}


async def inline(tg: Telegram, body: Json) -> Json:
    """The query made by typing the bot's name; with `wait`, the results too."""
    user = person(tg, body)
    text = str(body.get("query", ""))
    query = tg.queries.ask(user.id, INLINE_LIFE, text=text)
    payload = {"id": query.id, "from": user_json(user), "query": text, "offset": ""}
    place = tg.world.chats.get(optional_number(body, "chat_id") or 0)
    if place is not None:
        payload["chat_type"] = "sender" if place.id == user.id else place.type
    tg.tell("inline_query", payload, f"inline {user.id}")
    out = await _reply(query, body, "answer")
    answer = out.pop("answer", None)
    return out | ({"results": answer["results"]} if answer else {})


def choose(tg: Telegram, body: Json) -> Json:
    """The message that a chosen inline result becomes."""
    user, place = person(tg, body), chat(tg, body)
    check_inside(place, user)
    query = tg.queries.find(str(body.get("query_id")))
    results = (query.answer or {}).get("results", []) if query else []
    result = next((r for r in results if str(r["id"]) == str(body.get("result_id"))), None)
    if query is None or result is None:
        raise PeopleError("There is no such result.", 404)
    message = _chosen_message(tg, user, place, result)
    message.thread_id = thread_of(place, optional_number(body, "thread_id"))
    tg.post(message)
    chosen = {"result_id": str(result["id"]), "from": user_json(user), "query": query.text}
    if message.inline_id is not None:
        chosen["inline_message_id"] = message.inline_id
    tg.tell("chosen_inline_result", chosen, f"inline {user.id}")
    return {"message": message_view(tg.world, message)}


def _chosen_message(tg: Telegram, user: User, place: Chat, result: Json) -> Message:
    content = text_content(tg, Call("", result["input_message_content"]), field="message_text")
    message = Message(place.id, tg.now(), user.id, content=content, via_bot=True)
    message.markup = check_markup(result.get("reply_markup"))
    if message.markup is not None:
        message.inline_id = f"inline-{tg.now()}-{len(tg.world.inline_messages) + 1}"
        tg.world.inline_messages[message.inline_id] = message
    return message
