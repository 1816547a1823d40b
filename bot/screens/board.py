"""The table in words: what the group's message and every hand have in common."""

from datetime import UTC, datetime

from bot.screens.cards import card_text, suit_text
from bot.screens.scene import Scene
from durak import Pair, Stage, View
from locales import Words


def stock_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """Trump, stock and discard in one line."""
    trump = words("trump", suit=suit_text(view.trump, words), name=words(f"suit-{view.trump}.name"))
    parts = [trump, _stock(view, names, words)]
    if view.discard:
        parts.append(words("discard", count=view.discard))
    return " · ".join(parts)


def _stock(view: View, names: tuple[str, ...], words: Words) -> str:
    if view.stock:
        return _stock_left(view, words)
    owner = _owner_of_trump_card(view)
    if owner is None or view.trump_card is None:
        return words("stock", count=0)
    return words("stock-dealt-out", card=card_text(view.trump_card, words), name=names[owner])


def _stock_left(view: View, words: Words) -> str:
    if view.trump_card is None:
        return words("stock", count=view.stock)
    return words("stock-over", count=view.stock, card=card_text(view.trump_card, words))


def _owner_of_trump_card(view: View) -> int | None:
    held = (seat for seat, cards in enumerate(view.known) if view.trump_card in cards)
    return next(held, None)


def pair_lines(view: View, words: Words) -> list[str]:
    """The cards on the table, one attack card a line; one line when there is none."""
    if not view.table:
        return [words("table-empty")]
    return [_pair(pair, words) for pair in view.table]


def _pair(pair: Pair, words: Words) -> str:
    attack = card_text(pair.attack, words)
    if pair.cover is None:
        return words("pair-open", attack=attack)
    return words("pair-covered", attack=attack, cover=card_text(pair.cover, words))


def limit_line(view: View, words: Words) -> str:
    """How many cards may still be thrown in; empty when that is no question now."""
    adding = (Stage.DEFENCE, Stage.THROWING, Stage.FOLLOW_IN)
    if view.stage not in adding or not view.rules.throws_in:
        return ""
    return words("limit", count=view.limit)


def awaited_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """Whom the table waits for, and what for. From public knowledge, as `view.awaited` is."""
    who = ", ".join(names[seat] for seat in view.awaited)
    if not who:
        return ""
    return words(f"awaited-{view.stage.value.replace('_', '-')}", names=who)


def clock_line(scene: Scene, words: Words) -> str:
    """The running deadline, shown by the client itself; a time of day where it cannot."""
    if scene.deadline is None:
        return ""
    moment = int(scene.deadline)
    fallback = datetime.fromtimestamp(moment, UTC).strftime("%H:%M:%S UTC")
    return words("deadline", unix=str(moment), time=fallback)


def place_of(view: View, seat: int) -> int | None:
    """The place (from 1) of a seat that is out, None while it is in."""
    place = 1
    for group in view.places:
        if seat in group:
            return place
        place += len(group)
    return None
