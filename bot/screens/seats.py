"""Who sits at the table: marks for the eye, words for those who do not see them."""

from collections.abc import Iterable

import durak
from bot.screens.board import place_of
from bot.screens.scene import Scene
from durak import Rules, Stage, View
from locales import Words


def side_mark(rules: Rules, seats: int, seat: int, words: Words) -> str:
    """The coloured mark of the side a seat plays for; empty where everybody plays alone."""
    number = side_number(rules, seats, seat)
    return "" if number is None else words(f"side-{number}")


def side_number(rules: Rules, seats: int, seat: int) -> int | None:
    """The side a seat plays for, from 0; None where everybody plays alone."""
    if rules.teams == "none":
        return None
    sides = durak.sides(rules.teams, seats)
    return next(number for number, side in enumerate(sides) if seat in side)


def with_sides(rules: Rules, names: tuple[str, ...], words: Words) -> tuple[str, ...]:
    """The names by seat, each with the mark of its side before it."""
    marks = (side_mark(rules, len(names), seat, words) for seat in range(len(names)))
    return tuple(
        words("side-name", mark=mark, name=name) if mark else name
        for mark, name in zip(marks, names, strict=True)
    )


def listed(rules: Rules, names: tuple[str, ...], seats: Iterable[int], words: Words) -> str:
    """These seats in one line: side by side, each side after its mark."""
    shown = tuple(seats)
    if rules.teams == "none":
        return ", ".join(names[seat] for seat in shown)
    sides = durak.sides(rules.teams, len(names))
    here = [found for side in sides if (found := [seat for seat in side if seat in shown])]
    return " · ".join(
        words(
            "side-name",
            mark=side_mark(rules, len(names), side[0], words),
            name=", ".join(names[seat] for seat in side),
        )
        for side in here
    )


def partners_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """Who plays on the same side as the hand's owner; empty for one who plays alone."""
    side = next(
        (side for side in durak.sides(view.rules.teams, len(names)) if view.seat in side), ()
    )
    others = [seat for seat in side if seat != view.seat]
    if not others:
        return ""
    who = ", ".join(names[seat] for seat in others)
    mark = side_mark(view.rules, len(names), others[0], words)
    return words("partners", mark=mark, names=who, count=len(others))


def seat_lines(scene: Scene, view: View, names: tuple[str, ...], words: Words) -> list[str]:
    """One line a seat, in seat order: mark, side, name, cards, role."""
    bold = tuple(
        f"<b>{name}</b>" if seat in view.awaited else name for seat, name in enumerate(names)
    )
    shown = with_sides(view.rules, bold, words)
    return [_seat_line(scene, view, seat, shown[seat], words) for seat in range(len(names))]


def _seat_line(scene: Scene, view: View, seat: int, name: str, words: Words) -> str:
    details = [_standing(view, seat, words), *_roles(view, seat, words), *_vows(view, seat, words)]
    if scene.faces[seat].gone:
        details.append(words("seat-gone"))
    return words("seat", mark=_mark(view, seat, words), name=name, details=", ".join(details))


def seats_in_short(view: View, names: tuple[str, ...], words: Words) -> str:
    """All seats in one line, for the top of a hand; the own one is "you"."""
    own = tuple(words("you") if seat == view.seat else name for seat, name in enumerate(names))
    shown = with_sides(view.rules, own, words)
    return " · ".join(_short(view, seat, shown[seat], words) for seat in range(len(names)))


def _short(view: View, seat: int, who: str, words: Words) -> str:
    mark, count = _mark(view, seat, words), view.counts[seat]
    if place_of(view, seat) is not None:
        return words("seat-short-out", mark=mark, name=who)
    if seat not in (view.attacker, view.defender):
        return words("seat-short-other", name=who, count=count)
    return words("seat-short", mark=mark, name=who, count=count)


def _standing(view: View, seat: int, words: Words) -> str:
    place = place_of(view, seat)
    if place is not None:
        return words("place", place=place)
    return words("cards", count=view.counts[seat])


def _mark(view: View, seat: int, words: Words) -> str:
    if place_of(view, seat) is not None:
        return words("mark-out")
    if seat == view.defender:
        return words("mark-taking" if view.taking else "mark-defender")
    return words("mark-attacker" if seat == view.attacker else "mark-other")


def _roles(view: View, seat: int, words: Words) -> list[str]:
    if place_of(view, seat) is not None:
        return []
    roles = []
    if seat == view.defender:
        roles.append(words("role-taking" if view.taking else "role-defender"))
    elif seat == view.attacker:
        roles.append(words("role-leader" if view.stage is Stage.LEAD else "role-attacker"))
    if seat in view.passed:
        roles.append(words("role-believes" if view.stage is Stage.BELIEF else "role-passed"))
    return roles


def vows_line(view: View, names: tuple[str, ...], words: Words) -> str:
    """Who must play fairly and who may accuse nobody; empty when nobody has to."""
    told = (("vows-honest", view.honest), ("vows-mute", view.mute))
    lines = [
        words(key, names=", ".join(words("you") if s == view.seat else names[s] for s in seats))
        for key, seats in told
        if seats
    ]
    return "\n".join(lines)


def _vows(view: View, seat: int, words: Words) -> list[str]:
    """What an accusation has made of the seat: it must play fairly, or accuse nobody (6.3, 6.4)."""
    vows = (("vow-honest", view.honest), ("vow-mute", view.mute))
    return [words(key) for key, seats in vows if seat in seats]
