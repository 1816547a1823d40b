"""What has to be true of everything that was shown, called and stored."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from locales import words

from .app import App, Json, Seen, buttons, text_of
from .bot_process import BotProcess
from .card_names import cards_by_suit, cards_named
from .players import game_of, over, stamp_of
from .stored import StoredGame

CALLS_A_MINUTE = 18
CLOCKED = "⏱"
CALL_ME = "i:0"
"""The button under a table that is over: tell me when the next lobby opens in this chat."""
_FOOLS = ("🤡 В дураках", "🎖 С погонами")
_DRAW = "🤝 Ничья"
_ENDS = (*_FOOLS, _DRAW)
_NEVER_SAID = frozenset(
    words("ru")(f"notice-{key}") for key in ("unknown-button", "try-again", "game-rests")
)
_RESTING = tuple(words("ru")(key) for key in ("rests-game", "rests-lobby"))


@dataclass(frozen=True)
class Played:
    """A game as people saw it and as it is stored; `people` are those who have seats."""

    group: int
    game: int
    title: str
    names: dict[int, str]
    stored: StoredGame

    @property
    def people(self) -> list[int]:
        """The people at the table."""
        return [person for person in self.stored.people if person is not None]


def check_stored(played: Played) -> None:
    """The game is over, its moves replay to its snapshot, every seat has the result it earned."""
    stored = played.stored
    assert stored.row["phase"] == "over"
    assert [move.number for move in stored.moves] == [*range(len(stored.moves))]
    game = stored.record.replay()
    assert game.position == stored.row["snapshot"]
    assert game.outcome is not None
    assert [row["seat"] for row in stored.results] == [*range(len(stored.people))]
    assert [row["person_id"] for row in stored.results] == [*stored.people]
    fools = tuple(row["seat"] for row in stored.results if row["fool"])
    assert fools == game.outcome.fools
    assert {row["reason"] for row in stored.results} == {game.outcome.reason.value}
    place = 1
    for group in game.outcome.places:
        assert {stored.results[seat]["place"] for seat in group} == {place}
        place += len(group)


async def until_end_is_shown(app: App, played: Played) -> None:
    """Everybody's messages of the game show its end."""

    def settled() -> bool:
        return not list(_unfinished(app, played))

    try:
        await app.until(settled, within=100)
    except TimeoutError:
        left = [text_of(message) for message in _unfinished(app, played)]
        raise AssertionError(f"messages that do not show the end: {left}") from None


def _unfinished(app: App, played: Played) -> Iterable[Json]:
    """Messages with buttons of the game, but for *again* under the table; hands of a game on."""
    shown = [message for chat in (played.group, *played.people) for message in _by_bot(app, chat)]
    for person in played.people:
        shown += app.ephemerals.get((played.group, person), {}).values()
    if not over(app, played.group, played.game):
        yield {"text": "the table"}
    for message in shown:
        live = [b["callback_data"] for b in buttons(message)]
        left = [data for data in live if data != CALL_ME]
        dead = game_of(message) == played.game and left != [f"a:{played.game}"]
        running = is_hand(message, played) and CLOCKED in text_of(message)
        if dead or running:
            yield message


def check_end(app: App, played: Played) -> None:
    """All tell the places and the fool; *again* is left to press, in the group *call me* too."""
    table = app.newest(played.group, f"a:{played.game}")
    assert table is not None
    assert [b["callback_data"] for b in buttons(table)] == [f"a:{played.game}", CALL_ME]
    _check_told(text_of(table), played)
    for person in played.people:
        for hand in _hands(app, played, person):
            left = {b["callback_data"] for b in buttons(hand)}
            assert left <= {f"a:{played.game}"}, hand
            _check_told(text_of(hand), played)


def _check_told(text: str, played: Played) -> None:
    _, title, result = text.partition("Игра окончена")
    assert title, text
    lines = result.splitlines()
    (last,) = (line for line in lines if line.startswith(_ENDS))
    for row in played.stored.results:
        if row["person_id"] is None:
            continue
        name = played.names[row["person_id"]]
        if row["fool"]:
            assert last.startswith(_FOOLS) and name in last, text
        else:
            told = [f"{row['place']}-е место", *(["Победа"] if row["place"] == 1 else [])]
            placed = any(any(word in line for word in told) and name in line for line in lines)
            drawn = last.startswith(_DRAW) and name in last
            assert placed or drawn, (text, row)


def _hands(app: App, played: Played, person: int) -> list[Json]:
    """The person's hand messages of the game, now that it is over."""
    own = [message for message in _by_bot(app, person) if is_hand(message, played)]
    return [*own, *app.ephemerals.get((played.group, person), {}).values()]


def is_hand(message: Json, played: Played) -> bool:
    """Whether the private message is a hand of this game: chat and table stand above it.

    So they do above the word to the starter that the table may not be shown in its chat.
    """
    heading, _, body = text_of(message).partition("\n")
    return body.strip() not in _RESTING and bool(
        re.search(rf"{played.title}\W+стол № {played.game}$", heading)
    )


def _by_bot(app: App, chat: int) -> list[Json]:
    return [m for m in app.messages.get(chat, {}).values() if m["from"]["is_bot"]]


def games_of(app: App) -> dict[tuple[int, ...], int]:
    """The game of every message that ever had a button of one."""
    return {place_of(seen.message): game for seen in app.seen if (game := game_of(seen.message))}


def place_of(message: Json) -> tuple[int, ...]:
    """What stays the same of a message while it is edited."""
    if "ephemeral" in message:
        return message["chat_id"], message["ephemeral"]["receiver"], message["ephemeral"]["id"]
    return message["chat_id"], message["message_id"]


def check_nothing_leaked(app: App, games: Sequence[Played]) -> None:
    """No state of any message ever named a card that its readers might not know."""
    game_at = games_of(app)
    for played in games:
        table, hands = 0, Counter[int]()
        for seen in app.seen:
            message = seen.message
            if not message["from"]["is_bot"]:
                continue
            if game_at.get(place_of(message), played.game) != played.game:
                continue
            receiver = message.get("ephemeral", {}).get("receiver")
            if message["chat_id"] == played.group and receiver is None:
                table += _check_group_state(seen, played)
            elif message["chat_id"] == played.group:
                assert receiver in played.people
                hands[receiver] += _check_hand_state(seen, played, receiver)
            elif message["chat_id"] in played.people and is_hand(message, played):
                person = message["chat_id"]
                hands[person] += _check_hand_state(seen, played, person)
        assert table, "no state of the table named a card"
        assert all(hands[person] for person in played.people), hands


def _check_group_state(seen: Seen, played: Played) -> int:
    """How many cards the state names; all of them lay open at that time."""
    named = cards_named(text_of(seen.message))
    for button in seen.message.get("reply_markup", {}).get("inline_keyboard", []):
        named |= {card for b in button for card in cards_named(b["text"])}
    if named:
        assert named <= played.stored.public[played.stored.number_at(seen.at)], seen
    for button in buttons(seen.message):
        kind, *_, last = button["callback_data"].split(":")
        lobby = ("l", "g", "p", "o", "st")
        said = kind == "m" and last in ("take", "pass")
        assert kind in ("h", "a", "i", *lobby) or said, button
    return len(named)


def _check_hand_state(seen: Seen, played: Played, person: int) -> int:
    """How many buttons of cards the state has: the very hand of the person with that stamp."""
    message, stored = seen.message, played.stored
    stamp = stamp_of(message)
    hand = frozenset[object]()
    if stamp:
        number = stored.with_stamp(stamp)[0]
        hand = frozenset(stored.positions[number].view(stored.seat_of(person)).hand)
        shown = [b["callback_data"] for b in buttons(message)]
        assert all(data.startswith(("m:", "c:", "f:", "b:", "w:", "d:")) for data in shown), shown
        cards = {data.split(":")[3] for data in shown if data.startswith(("c:", "f:"))}
        if any(data.startswith("d:") for data in shown):
            assert cards < set(map(str, hand)), (seen, hand)
        elif cards:
            assert cards == set(map(str, hand)), (seen, hand)
    text = [text_of(message), *(b["text"] for b in buttons(message))]
    known = hand | stored.public[stored.number_at(seen.at)]
    assert cards_named("\n".join(text)) <= known, seen
    return len(hand)


def check_answers(app: App, games: Sequence[Played]) -> int:
    """Every press is answered; how many answers told cards, each the presser's own hand."""
    unanswered = [press for press in app.presses if press.answer is None]
    assert not unanswered
    told = 0
    for press in app.presses:
        assert press.answer is not None and press.answer["user_id"] == press.person
        assert len(press.text) <= 200
        assert press.text not in _NEVER_SAID, press
        cards = cards_by_suit(press.text) | cards_named(press.text)
        if not cards:
            continue
        told += 1
        played = next(p for p in games if f"h:{p.game}" == press.data)
        seat = played.stored.seat_of(press.person)
        hands = {frozenset(game.view(seat).hand) for game in played.stored.positions}
        assert press.answer["show_alert"] and any(cards <= hand for hand in hands), press
    return told


async def check_calls(app: App, groups: Iterable[int]) -> int:
    """The most counted calls of one kind into one group within any minute; at most 18.

    What one member sees has a minute of its own.
    """
    calls = (await app.get("calls", since=0))["calls"]
    most = 0
    for group in groups:
        receivers = {c.get("receiver") for c in calls if c.get("chat_id") == group}
        most = max([most, *(busiest_minute(calls, group, receiver) for receiver in receivers)])
    assert most <= CALLS_A_MINUTE, most
    return most


def busiest_minute(calls: Iterable[Json], group: int, receiver: int | None = None) -> int:
    """The most counted calls into the group within any minute; `receiver`: that one member sees."""
    counted = [c for c in calls if c["counted"] and c.get("chat_id") == group]
    times = [c["at"] for c in counted if c.get("receiver") == receiver]
    within = (
        sum(1 for other in times[number:] if other < time + 60) for number, time in enumerate(times)
    )
    return max(within, default=0)


def check_log(bot: BotProcess) -> None:
    """Nothing went wrong inside the bot."""
    assert not bot.errors(), "\n".join(bot.errors())


async def check_refused_calls(app: App, hidden: Collection[int]) -> None:
    """Telegram took every call of the bot, but for those to people who never opened it.

    For them the bot tries once in a group whether it may show a hand that nobody tapped for.
    """
    calls = (await app.get("calls", since=0))["calls"]
    refused = [call for call in calls if call["status"] != 200]
    untapped = [call["chat_id"] for call in refused if _is_untapped(call, hidden)]
    assert len(untapped) == len(set(untapped)), untapped
    shut = {(403, person) for person in hidden}
    unexpected = [
        call
        for call in refused
        if (call["status"], call.get("chat_id")) not in shut and not _is_untapped(call, hidden)
    ]
    assert not unexpected, unexpected[:5]


def _is_untapped(call: Json, hidden: Collection[int]) -> bool:
    """Whether the call was refused for wanting to show a hand that nobody tapped for."""
    for_admins = "CHAT_ADMIN_REQUIRED" in call.get("description", "")
    return for_admins and call.get("receiver") in hidden
