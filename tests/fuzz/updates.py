"""Raw updates: of every kind the Bot API has, bent where hypothesis likes it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.games.app import Json

NOW = 1_800_000_000
NAMES = (
    *("", " ", "Аня", "A" * 4096, "<b>x</b>&<", "</a><script>", "\u202eоборот", "{name}%s"),
    *(
        "\u200b\u200d\ufeff",
        "👨‍👩‍👧‍👦" * 40,
        "Z" + "\u0301" * 500,
        "a\nb\rlevel=error",
        "\x1b[31m\x00",
    ),
)
IDS = (
    *(0, 1, -1, 42, 777000, 1087968824, 136817688, -1_000_000_000_001, -(10**12) - 10**9),
    *(2**31, 2**52, 2**63 - 1, -(2**63), 2**63, 2**64 + 1, 10**30),
)
ODD = (None, True, "", "0", "x" * 4096, [], {}, [None], {"id": {}}, 1.5, -0.0, *IDS, *NAMES)
KINDS = (
    *("message", "edited_message", "channel_post", "edited_channel_post", "business_message"),
    *("callback_query", "inline_query", "chosen_inline_result", "my_chat_member", "chat_member"),
    *("message_reaction", "chat_join_request", "poll", "pre_checkout_query", "guest_message"),
    *("a_kind_of_next_year", "update_id2"),
)


def _user(person: int, **more: Any) -> Json:
    return {"id": person, "is_bot": False, "first_name": "x", "language_code": "ru"} | more


def _message(person: int, chat: Json, **more: Any) -> Json:
    return {"message_id": 9, "date": NOW, "chat": chat, "from": _user(person)} | more


def _place(person: int, chat: Json, old: str, new: str) -> Json:
    members = (
        {"user": _user(person), "status": old},
        {"user": _user(person), "status": new, "until_date": 0},
    )
    return {
        "chat": chat, "from": _user(person), "date": NOW,
        "old_chat_member": members[0], "new_chat_member": members[1],
    }  # fmt: skip


def templates(person: int, chat: Json, gone: int) -> list[Json]:
    """Updates as Telegram sends them, of this person and about this chat; it moves to `gone`."""
    home = {"id": person, "type": "private", "first_name": "x"}
    topic = {"is_topic_message": True, "message_thread_id": 5}
    group = {"id": gone, "type": "group", "title": "x"}
    channel = {**chat, "type": "channel"}
    inaccessible = {"chat": chat, "message_id": 1, "date": 0}
    return [
        {"message": _message(person, home, text="/start g1")},
        {"message": _message(person, chat, text="/durak@durak_bot")},
        {"message": _message(person, chat | {"is_forum": True}, text="/table", **topic)},
        {"message": _message(1087968824, chat, text="/settings", sender_chat=chat)},
        {"message": _message(136817688, chat, text="/durak", sender_chat=channel)},
        {"message": _message(person, chat, text="/kick", reply_to_message=_message(person, chat))},
        {"message": _message(person, chat, left_chat_member=_user(person))},
        {"message": _message(person, chat, new_chat_members=[_user(person, is_bot=True)])},
        {"message": _message(person, group, migrate_to_chat_id=gone - 1)},
        {"message": _message(person, group, migrate_from_chat_id=gone - 2)},
        {"message": _message(person, chat, forum_topic_reopened={}, **topic)},
        {"message": _message(person, chat, pinned_message=inaccessible)},
        {"message": _message(person, home, photo=[], caption="/hand", via_bot=_user(5))},
        {"message": _message(person, chat, ephemeral_message_id=3, receiver_user=_user(person))},
        {"channel_post": _message(person, channel, text="/durak")},
        {"inline_query": {"id": "5", "from": _user(person), "query": "перевод", "offset": ""}},
        {"chosen_inline_result": {"result_id": "1", "from": _user(person), "query": ""}},
        {"my_chat_member": _place(person, chat, "left", "member")},
        {"my_chat_member": _place(person, home, "member", "kicked")},
        {"chat_member": _place(person, chat, "member", "left")},
        {"poll": {"id": "1"}},
    ]


def callback(query_id: str, person: int, chat: Json, data: str) -> Json:
    """The update of a press under a message as Telegram would send it."""
    message = _message(person, chat, text="x", reply_markup={"inline_keyboard": [[]]})
    told = {"id": query_id, "from": _user(person), "chat_instance": "1", "data": data}
    return {"callback_query": told | {"message": message}}


def paths(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in an update that may be bent."""
    steps = value.items() if isinstance(value, dict) else ()
    for key, inner in steps:
        yield (*before, key)
        yield from paths(inner, (*before, key))


def bent(update: Json) -> SearchStrategy[Json]:
    """The update with some of it missing, of another kind, or more than Telegram knows of."""
    places = list(paths(update))
    odd = st.one_of(st.sampled_from(ODD), st.text(max_size=20), st.integers(-(2**65), 2**65))
    change = st.tuples(st.sampled_from(places), st.sampled_from(("set", "cut", "add")), odd)

    def bend(changes: list[tuple[tuple[Any, ...], str, Any]]) -> Json:
        new = copy.deepcopy(update)
        for path, how, value in changes:
            _bend(new, path, how, value)
        return new

    return st.lists(change, max_size=3).map(bend)


def _bend(update: Json, path: tuple[Any, ...], how: str, value: Any) -> None:
    for step in path[:-1]:
        update = update.get(step) if isinstance(update, dict) else {}  # type: ignore[assignment]
    if not isinstance(update, dict):
        return
    if how == "cut":
        update.pop(path[-1], None)
    else:
        update[path[-1] if how == "set" else "of_next_year"] = copy.deepcopy(value)
