"""Who sits at the table: marks for the eye, words for those who do not see them."""

from bot.screens.board import is_lead, place_of
from bot.screens.scene import Scene
from durak import View
from locales import Words


def seat_lines(scene: Scene, view: View, names: tuple[str, ...], words: Words) -> list[str]:
    """One line a seat, in seat order: mark, name, cards, role."""
    return [_seat_line(scene, view, seat, names[seat], words) for seat in range(len(names))]


def _seat_line(scene: Scene, view: View, seat: int, name: str, words: Words) -> str:
    shown = f"<b>{name}</b>" if seat in view.awaited else name
    details = [_standing(view, seat, words), *_roles(view, seat, words)]
    if scene.faces[seat].gone:
        details.append(words("seat-gone"))
    return words("seat", mark=_mark(view, seat, words), name=shown, details=", ".join(details))


def seats_in_short(view: View, names: tuple[str, ...], words: Words) -> str:
    """All seats in one line, for the top of a hand; the own one is "you"."""
    shown = (_short(view, seat, names[seat], words) for seat in range(len(names)))
    return " · ".join(shown)


def _short(view: View, seat: int, name: str, words: Words) -> str:
    who = words("you") if seat == view.seat else name
    mark = _mark(view, seat, words)
    if place_of(view, seat) is not None:
        return words("seat-short-out", mark=mark, name=who)
    return words("seat-short", mark=mark, name=who, count=view.counts[seat])


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
        roles.append(words("role-leader" if is_lead(view) else "role-attacker"))
    if seat in view.passed:
        roles.append(words("role-passed"))
    return roles
