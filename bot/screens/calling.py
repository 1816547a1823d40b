"""A mention in the group: for those on turn whom no private message reaches."""

from bot.screens.names import html_names
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from durak import View
from locales import Words


def call_screen(scene: Scene, words: Words) -> Screen | None:
    """A short message that notifies whose turn it is; None when there is nobody to mention."""
    view = scene.view
    if view is None or scene.phase != "playing":
        return None
    names = linked_names(scene, words)
    who = ", ".join(names[seat] for seat in unreached_on_turn(scene, view))
    return Screen(words(f"call-{view.stage.value}", names=who)) if who else None


def unreached_on_turn(scene: Scene, view: View) -> tuple[int, ...]:
    """The seats that are to lead, to defend or to hang, and have no private message."""
    if not view.stage.is_turn:
        return ()
    return tuple(seat for seat in view.awaited if _is_unreached(scene, seat))


def linked_names(scene: Scene, words: Words) -> tuple[str, ...]:
    """The names by seat; those whom no private message reaches are mentions."""
    return tuple(
        f'<a href="tg://user?id={scene.faces[seat].person_id}">{name}</a>'
        if _is_unreached(scene, seat)
        else name
        for seat, name in enumerate(html_names(scene.faces, words))
    )


def _is_unreached(scene: Scene, seat: int) -> bool:
    face = scene.faces[seat]
    known = scene.reachable[seat] if seat < len(scene.reachable) else None
    return known is False and face.person_id is not None and not face.gone
