"""What tests steer: faults, limits, time, updates; and what they read: calls, the queue."""

from playground.errors import PeopleError
from playground.faults import Fault
from playground.limits import MODES, WHISPERS
from playground.model import Json
from playground.people.lookup import optional_number
from playground.telegram import Telegram

_FAULT_FIELDS = frozenset(Fault.__dataclass_fields__)
_DROPS = (None, "before", "after", "amid")


def add_fault(tg: Telegram, body: Json) -> Json:
    """What will go wrong, and with how many calls; `first`: before what was ordered earlier."""
    first = body.pop("first", False)
    unknown = set(body) - _FAULT_FIELDS
    if unknown:
        raise PeopleError(f"A fault has no {', '.join(sorted(unknown))}.")
    if body.get("drop") not in _DROPS:
        raise PeopleError("A connection drops before or after the effect, or amid the answer.")
    fields = {"count": 1, **body}
    fields["chat_id"] = optional_number(body, "chat_id")
    tg.faults.waiting.insert(0 if first else len(tg.faults.waiting), Fault(**fields))
    return list_faults(tg, {})


def clear_faults(tg: Telegram, body: Json) -> Json:
    """No faults, or none of this name."""
    name = body.get("name")
    tg.faults.waiting = [f for f in tg.faults.waiting if name not in (None, f.name)]
    return {}


def list_faults(tg: Telegram, body: Json) -> Json:
    """The faults still to happen, and how often each has happened, by the names they were given."""
    return {
        "faults": [fault.json() for fault in tg.faults.waiting],
        "happened": dict(tg.faults.happened),
    }


def set_limits(tg: Telegram, body: Json) -> Json:
    """Limits on calls, as set now."""
    if body.get("mode", tg.limits.mode) not in MODES:
        raise PeopleError("Limits are off, count or enforce.")
    if body.get("whispers", tg.limits.whispers) not in WHISPERS:
        raise PeopleError("Whispers are counted apart or together.")
    for name in ("mode", "whispers", "window", "per_group", "burst", "overall"):
        if name in body:
            setattr(tg.limits, name, body[name])
    return get_limits(tg, {})


def get_limits(tg: Telegram, body: Json) -> Json:
    """Limits on calls, and how many were made."""
    return {"limits": tg.limits.json()}


def advance_clock(tg: Telegram, body: Json) -> Json:
    """The time after moving it forward."""
    seconds = body.get("advance", 0)
    if not isinstance(seconds, int | float) or seconds < 0:
        raise PeopleError("Time moves forward by a number of seconds.")
    tg.clock.advance(seconds)
    return {"now": tg.clock.now()}


def settings(tg: Telegram, body: Json) -> Json:
    """Privacy mode, as set now."""
    if "privacy" in body:
        tg.privacy = bool(body["privacy"])
    return {"privacy": tg.privacy}


def calls(tg: Telegram, body: Json) -> Json:
    """The bot's calls since a number, polling left out; and when nothing could be seen in time."""
    made = tg.calls.after(optional_number(body, "since") or 0)
    return {"calls": made, "n": tg.calls.n, "stalls": [*tg.pulse.stalls]}


def queue(tg: Telegram, body: Json) -> Json:
    """How many updates the bot has not confirmed, its last offset, whether it waits now, how many
    it was handed, and how many of these because somebody had them repeated.
    """
    return {
        "pending": len(tg.updates.pending),
        "last_offset": tg.updates.last_offset,
        "polling": tg.updates.polls_waiting > 0,
        "handed": tg.updates.handed,
        "repeated": tg.updates.repeated,
    }


def duplicate(tg: Telegram, body: Json) -> Json:
    """How many updates are delivered once more."""
    count = optional_number(body, "count")
    backwards = bool(body.get("backwards", False))
    return {"repeated": tg.updates.repeat(1 if count is None else count, backwards=backwards)}


def raw(tg: Telegram, body: Json) -> Json:
    """Any update at all, queued."""
    update = body.get("update")
    if not isinstance(update, dict):
        raise PeopleError("update must be an object.")
    tg.updates.put_raw(update)
    return {}
