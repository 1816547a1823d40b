"""The lobby: who sits, by which rules, and the menu of rules."""

from aiogram.enums import ButtonStyle
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from bot.screens.bank import stake_lines, stake_row
from bot.screens.callbacks import LobbyAct, LobbyPress
from bot.screens.deep_links import seat_link
from bot.screens.invitation import invite_row
from bot.screens.keyboards import Row, button, keyboard
from bot.screens.match import match_lines
from bot.screens.names import html_names
from bot.screens.rule_lines import brief_rules, problem_lines
from bot.screens.rules_menu import Menu, menu_screen
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.seats import with_sides
from bot.screens.settings import clock_text
from durak import FEWEST_SEATS, most_seats
from locales import Words


def lobby_screen(scene: Scene, words: Words) -> Screen:
    """The lobby's message; one line without buttons once the game runs or the table is closed."""
    if scene.phase == "closed":
        return Screen(words("lobby-closed"), keyboard([invite_row(scene, words)]))
    if scene.phase != "lobby":
        return Screen(words("lobby-playing"))
    if scene.page is not None:
        return _menu(scene, scene.page, words)
    return Screen(_text(scene, words), _keyboard(scene, words))


def _menu(scene: Scene, page: str, words: Words) -> Screen:
    """The page of the menu; meanwhile others go on sitting down."""
    menu = Menu(scene.rules, page, scene.game_id, scene.stamp, len(scene.faces))
    shown = menu_screen(menu, words)
    rows = shown.keyboard.inline_keyboard if shown.keyboard else []
    return Screen(shown.text, keyboard([*rows, _seat_row(scene, words)]))


def _text(scene: Scene, words: Words) -> str:
    names = html_names(scene.faces, words)
    sided = enumerate(with_sides(scene.rules, names, words))
    seats = [_seat_line(scene, seat, name, words) for seat, name in sided]
    free = max(0, most_seats(scene.rules) - len(names))
    lines = [
        words("lobby-title"),
        brief_rules(scene.rules, words),
        *stake_lines(scene, words),
        *match_lines(scene, names, words),
        words("lobby-clock", clock=clock_text(scene.clock, words)),
        "",
        *(seats or [words("lobby-empty")]),
        words("lobby-free", count=free),
        *problem_lines(scene.rules.problems(), words, scene.rules, len(names)),
        *_unreached(scene, names, words),
    ]
    return "\n".join(lines)


def _seat_line(scene: Scene, seat: int, name: str, words: Words) -> str:
    face = scene.faces[seat]
    starter = face.person_id is not None and face.person_id == scene.starter
    return words("lobby-starter" if starter else "lobby-seat", number=seat + 1, name=name)


def _unreached(scene: Scene, names: tuple[str, ...], words: Words) -> list[str]:
    """Who has no private chat with the bot yet, and the link to one."""
    if scene.private:
        return []
    seats = zip(scene.faces, names, scene.reachable, strict=False)
    who = ", ".join(name for face, name, reached in seats if not (face.computer or reached))
    if not who:
        return []
    return ["", words("lobby-unreached", names=who, link=seat_link(scene))]


def _keyboard(scene: Scene, words: Words) -> InlineKeyboardMarkup | None:
    rows: list[Row] = [
        _seat_row(scene, words),
        _computer_row(scene, words),
        stake_row(scene, words),
        [_act(scene, LobbyAct.RULES, words("button-rules"))],
        [_act(scene, LobbyAct.CANCEL, words("button-cancel"))],
    ]
    if len(scene.faces) >= FEWEST_SEATS:
        start = _act(scene, LobbyAct.START, words("button-start"), ButtonStyle.SUCCESS)
        rows.insert(-1, [start])
    return keyboard(rows)


def _seat_row(scene: Scene, words: Words) -> Row:
    """Nothing in a private chat, where nobody else can come."""
    if scene.private:
        return []
    return [
        _act(scene, LobbyAct.SIT, words("button-sit"), ButtonStyle.PRIMARY),
        _act(scene, LobbyAct.STAND, words("button-stand")),
    ]


def _computer_row(scene: Scene, words: Words) -> Row:
    row = [_act(scene, LobbyAct.ADD, words("button-add"))]
    if any(face.computer for face in scene.faces):
        row.append(_act(scene, LobbyAct.DROP, words("button-drop")))
    return row


def _act(
    scene: Scene, act: LobbyAct, text: str, style: ButtonStyle | None = None
) -> InlineKeyboardButton:
    return button(text, LobbyPress(game=scene.game_id, stamp=scene.stamp, act=act), style)
