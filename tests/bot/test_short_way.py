"""The short way for moves and cards reads what aiogram reads, and nothing that it would not."""

from __future__ import annotations

from typing import Any

from aiogram.types import Update
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.callbacks import CardPress, MovePress
from handlers.caller import Face
from handlers.quick import Tap, read_tap

USER = {"id": 7, "is_bot": False, "first_name": "Аня", "language_code": "ru"}
CHAT = {"id": 7, "type": "private", "first_name": "Аня"}
MESSAGE = {"message_id": 5, "date": 1_800_000_000, "chat": CHAT, "text": "Ваши карты"}
QUERY = {"id": "q1", "from": USER, "chat_instance": "1", "data": "c:3:12:7h", "message": MESSAGE}


def update_of(query: dict[str, Any]) -> dict[str, Any]:
    return {"update_id": 1, "callback_query": query}


def test_a_card_and_a_move() -> None:
    press = CardPress(game=3, stamp=12, card="7h")
    assert read_tap(update_of(QUERY)) == Tap("q1", Face(7, "Аня", "ru"), press, 7, "private", 5)
    move = read_tap(update_of(QUERY | {"data": "m:3:12:7sx6s"}))
    assert move is not None
    assert move.press == MovePress(game=3, stamp=12, move="7sx6s")


def test_everything_else_goes_the_usual_way() -> None:
    anonymous = USER | {"id": 1087968824}
    for odd in (
        {"update_id": 1, "message": MESSAGE | {"from": USER}},
        update_of(QUERY | {"data": "v:3:1:0:!7h"}),
        update_of(QUERY | {"data": "c:3:12"}),
        update_of(QUERY | {"data": "c:-3:12:7h"}),
        update_of(QUERY | {"data": f"c:{2**63}:12:7h"}),
        update_of(QUERY | {"from": anonymous}),
        update_of(QUERY | {"from": USER | {"is_bot": True}}),
        update_of(QUERY | {"message": MESSAGE | {"ephemeral_message_id": 3}}),
        update_of({key: value for key, value in QUERY.items() if key != "message"}),
    ):
        assert read_tap(odd) is None


odd = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 2**64), st.text(max_size=3), st.just([]), st.just({})
)


def some(whole: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """The object, now and then with a field that is odd, missing or new."""
    names = st.sampled_from([*whole, "last_name", "language_code"])
    changes = st.dictionaries(names, odd, max_size=2)
    missing = st.sets(st.sampled_from([*whole]), max_size=1)
    return st.builds(
        lambda change, gone: {k: v for k, v in (whole | change).items() if k not in gone},
        changes,
        missing,
    )


data = st.one_of(odd, st.from_regex(r"[mc]:[0-9]{1,3}:[0-9]{1,3}:[0-9a-zx]{1,6}", fullmatch=True))


@given(st.data())
def test_what_it_reads_is_what_aiogram_reads(draw: st.DataObject) -> None:
    query = draw.draw(some(QUERY))
    query |= {"from": draw.draw(some(USER)), "data": draw.draw(data)}
    query["message"] = draw.draw(some(MESSAGE)) | {"chat": draw.draw(some(CHAT))}
    tap = read_tap(update_of(query))
    if tap is None:
        return
    read = Update.model_validate(update_of(query)).callback_query
    assert read is not None and read.message is not None and read.data is not None
    user, place = read.from_user, read.message
    assert tap.face == Face(user.id, user.full_name, user.language_code)
    assert tap.press == type(tap.press).unpack(read.data)
    assert (tap.query_id, tap.chat_id, tap.chat_type, tap.message_id) == (
        read.id,
        place.chat.id,
        place.chat.type,
        place.message_id,
    )
