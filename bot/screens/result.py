"""The end of a game, for the group and for every hand."""

from bot.screens.bank import payment_lines
from bot.screens.callbacks import AgainPress
from bot.screens.keyboards import button, keyboard
from bot.screens.ladder import ladder_line, match_line
from bot.screens.match import again_key
from bot.screens.names import html_names
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.seats import listed
from bot.screens.story import story_lines
from durak import Outcome, Reason, events
from locales import Words

MEDALS = 3
LAST_SHOWN = 3


def result_screen(scene: Scene, words: Words) -> Screen:
    """How it ended, who went out when, the fool, and another game while nobody has opened one."""
    lines = [words("result-title"), *place_lines(scene, words), "", final_line(scene, words)]
    press = AgainPress(game=scene.game_id)
    again = [] if scene.successor else [button(words(again_key(scene)), press)]
    chips = payment_lines(scene, words)
    lines += _match_lines(scene, words)
    parts = [*_last_lines(scene, words), *lines, *([""] if chips else []), *chips]
    return Screen("\n".join(parts), keyboard([again]))


def _last_lines(scene: Scene, words: Words) -> list[str]:
    """The last happenings, which everybody saw; who went out is told by the places below."""
    seen = [event for event in scene.story if not isinstance(event, events.SeatOut)]
    told = story_lines(seen, html_names(scene.faces, words), words)[-LAST_SHOWN:]
    return [words("story", lines="\n".join(told))] if told else []


def _match_lines(scene: Scene, words: Words) -> list[str]:
    """How the match on the ladder stands after this deal."""
    if scene.view is None:
        return []
    names = html_names(scene.faces, words)
    told = (match_line(scene.view, names, words), ladder_line(scene.view, names, words))
    return [line for line in told if line]


def closed_screen(scene: Scene, words: Words) -> Screen:
    """A game that was stopped: no result, no buttons; the stakes have gone back."""
    returned = [words("result-returned")] if scene.payments else []
    return Screen("\n".join([words("result-closed"), *returned]))


def unreadable_screen(words: Words) -> Screen:
    """A game of an older version of the bot that cannot go on."""
    return Screen(words("result-unreadable"))


def place_lines(scene: Scene, words: Words) -> list[str]:
    """The places of those whom the final line does not name, best first; who left comes last."""
    outcome, names = _outcome(scene), html_names(scene.faces, words)
    lines, place = [], 1
    named = set(_losers(outcome))
    gone = [seat for seat, face in enumerate(scene.faces) if face.gone and seat not in named]
    for group in outcome.places if outcome else ():
        stayed = [seat for seat in group if seat not in named and seat not in gone]
        if stayed:
            who = listed(scene.rules, names, stayed, words)
            won = place == 1 and named and scene.rules.teams != "none"
            key = "result-winners" if won else "result-place"
            lines.append(words(key, mark=_medal(place, words), place=place, names=who))
        place += len(stayed)
    if gone:
        lines.append(words("result-gone", names=", ".join(names[seat] for seat in gone)))
    return lines


def final_line(scene: Scene, words: Words) -> str:
    """What ended the game and for whom; with the pogony that the fool wears."""
    outcome, names = _outcome(scene), html_names(scene.faces, words)
    if outcome is None:
        return words("result-closed")
    losers = _losers(outcome)
    who = listed(scene.rules, names, losers, words)
    side = "-side" if outcome.reason is Reason.FOOL and scene.rules.teams != "none" else ""
    line = words(f"reason-{outcome.reason.value}{side}", names=who, count=len(losers))
    return f"{line}\n{words('badge', count=outcome.badge)}" if outcome.badge else line


def _losers(outcome: Outcome | None) -> tuple[int, ...]:
    """The seats that the final line names: the fools, or between whom it is a draw."""
    if outcome is None or outcome.fools:
        return outcome.fools if outcome else ()
    return outcome.places[-1] if outcome.places else ()


def _medal(place: int, words: Words) -> str:
    return words(f"medal-{place}" if place <= MEDALS else "medal-none")


def _outcome(scene: Scene) -> Outcome | None:
    return scene.view.outcome if scene.view is not None else None
