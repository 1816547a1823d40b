"""Nothing on a screen is more than Telegram takes."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import TypeGuard

import pytest
from aiogram.filters.callback_data import CallbackData

import durak
from bot.screens import callbacks
from bot.screens.callbacks import (
    AccusePress,
    AgainPress,
    BackPress,
    CardPress,
    ClockPress,
    FakePress,
    HandPress,
    InvitePress,
    LanguagePress,
    LobbyAct,
    LobbyPress,
    MenuPress,
    MovePress,
    OpenPress,
    OptionPress,
    PagePress,
    PersonalPress,
    PresetPress,
    ReturnPress,
    StakePress,
    TopicPress,
)
from bot.screens.cards import CardOrder
from bot.screens.hand import hand_screen
from bot.screens.hand_alert import hand_alert
from bot.screens.hand_pages import Turned
from bot.screens.lobby import lobby_screen
from bot.screens.options import ALL
from bot.screens.result import result_screen
from bot.screens.rule_lines import LONGEST_LINE, brief_rules
from bot.screens.rules import rules_screen
from bot.screens.rules_menu import OUT, PAGES, THIRD, house_menu, menu_screen
from bot.screens.scene import Face, Payment, Scene
from bot.screens.screen import Screen
from bot.screens.stats import all_stats_screen, stats_screen, top_screen
from bot.screens.table import table_screen
from bot.screens.topics import TOPICS
from locales import LANGUAGES, Words, words
from tests.screens.golden_stats import Counted, Purse, Standing
from tests.screens.scenes import ALL_ROOMS, lobby, playing

GAME, STAMP = 2**53, 2**31
HOSTILE = [
    Face("<b>" * 21, person_id=1),
    Face("👨‍👩‍👧" * 12, person_id=2),
    Face("\u202e" + "&" * 63, person_id=3),
    Face("a" + "\u0301" * 63, person_id=4),
    Face(">_<" * 21, person_id=5),
    Face("Ж" * 64, person_id=6),
    Face("&" * 64, person_id=7),
    Face("", computer=True),
]
EIGHT_SEATS = (
    "2c2d2h2s3c3d/3h3s4c4d4h4s/5c5d5h5s6c6d/6h6s7c7d7h7s/8c8d8h8s9c9d/9h9sTcTdThTs/"
    "JcJdJhJsQcQd/QhQsKcKdKhKs - AcAdAsAh h 0>1 - 2"
)
WHOLE_DECK = "".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")


class _Balanced(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.visible = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        assert tag in ("b", "a", "blockquote", "tg-time")
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.visible += len(data.encode("utf-16-le")) // 2


def check(screen: Screen) -> None:
    reader = _Balanced()
    reader.feed(screen.text)
    reader.close()
    assert reader.open == []
    assert 0 < reader.visible <= 4096
    assert not re.search(r"&(?!lt;|gt;|amp;)", screen.text)
    rows = screen.keyboard.inline_keyboard if screen.keyboard else []
    assert all(0 < len(row) <= 8 for row in rows)
    buttons = [button for row in rows for button in row]
    assert len(buttons) <= 100
    assert all(button.text and (button.callback_data or "").isascii() for button in buttons)
    assert all(len(button.callback_data or "") <= 64 for button in buttons)
    assert screen.keyboard is None or len(screen.keyboard.model_dump_json()) <= 20_000


@pytest.mark.parametrize(
    "press",
    [
        MovePress(game=GAME, stamp=STAMP, move="@6c6d6h6s"),
        MovePress(game=GAME, stamp=STAMP, move="TsTcThTd"),
        CardPress(game=GAME, stamp=STAMP, card="Xr"),
        FakePress(game=GAME, stamp=STAMP, card="Xr"),
        BackPress(game=GAME, stamp=STAMP),
        *(OpenPress(game=GAME, bout=STAMP, what=what) for what in ("cards", "cheat", "accuse")),
        *(PagePress(game=GAME, bout=STAMP, page=2, what=what) for what in ("cards", "cheat")),
        AccusePress(game=GAME, bout=STAMP, caught=STAMP, move="!Td"),
        AccusePress(game=GAME, bout=STAMP, caught=STAMP, move="!s7"),
        HandPress(game=GAME),
        ReturnPress(game=GAME),
        AgainPress(game=GAME),
        StakePress(game=GAME, stamp=STAMP, chips=2**53),
        ClockPress(seconds=86400),
        LanguagePress(language="ru", scope="chat"),
        PersonalPress(feature="silent", value="off"),
        InvitePress(chat=-(2**63)),
        *(LobbyPress(game=GAME, stamp=STAMP, act=act) for act in LobbyAct),
        *(MenuPress(game=GAME, stamp=STAMP, page=page) for page in (*PAGES, OUT)),
        *(PresetPress(game=GAME, stamp=STAMP, name=name) for name in durak.PRESETS),
        *(TopicPress(topic=topic, game=GAME) for topic in ("", *TOPICS)),
        *(
            OptionPress(game=GAME, stamp=STAMP, key=key, value=value)
            for option in ALL
            for key, value in ((option.key, value) for value in option.values)
        ),
    ],
    ids=lambda press: press.pack(),
)
def test_a_press_fits_64_bytes_and_comes_back_as_it_was(press: CallbackData) -> None:
    packed = press.pack()
    assert packed.isascii()
    assert len(packed) <= 64
    assert type(press).unpack(packed) == press


def test_no_two_kinds_of_presses_begin_alike() -> None:
    kinds = [kind for kind in vars(callbacks).values() if _is_press(kind)]
    prefixes = [kind.__prefix__ for kind in kinds]
    assert len(prefixes) == len(set(prefixes)) >= 19


def _is_press(kind: object) -> TypeGuard[type[CallbackData]]:
    is_press = isinstance(kind, type) and issubclass(kind, CallbackData)
    return is_press and kind is not CallbackData


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_hostile_names_fit_every_screen(language: str) -> None:
    asked = words(language)
    at_table = playing(EIGHT_SEATS, "0:2c2d 1:take", rules="deck=52", faces=HOSTILE)
    unreached = replace(at_table, reachable=(False,) * 8, game_id=GAME, stamp=STAMP)
    check(table_screen(unreached, asked))
    check(table_screen(replace(unreached, phase="closed"), asked))
    gathered = lobby(*HOSTILE, rules="deck=52")
    for page in (None, *PAGES):
        check(lobby_screen(replace(gathered, page=page, at_stake=250), asked))
    check(result_screen(replace(at_table, payments=(Payment(-250, 2**53),) * 8), asked))
    for seat in range(8):
        own = playing(EIGHT_SEATS, "0:2c2d", rules="deck=52", seat=seat, faces=HOSTILE)
        check(hand_screen(replace(own, chat_title="</b>&\u202e" * 40), asked))
        assert len(hand_alert(own, asked)) <= 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ["suit", "rank"])
@pytest.mark.parametrize("cards", [1, 6, 12, 13, 24, 25, 29, 30, 35, 46, 48, 49, 51])
def test_a_hand_of_any_size_has_its_buttons(language: str, cards: int, order: CardOrder) -> None:
    scene = replace(big_hand(cards), game_id=GAME, stamp=STAMP, card_order=order)
    pages = 1 if cards < 30 else 2 if cards <= 48 else 3
    shown = []
    for page in range(pages):
        screen = hand_screen(scene, words(language), turned=Turned(page, just_now=True))
        check(screen)
        assert screen.keyboard is not None
        rows = screen.keyboard.inline_keyboard
        turning = [] if pages == 1 else rows.pop()
        assert len(turning) == (0 if pages == 1 else pages)
        assert max(len(row) for row in rows) <= 6
        on_page = [button.callback_data for row in rows for button in row]
        assert len(on_page) <= (24 if pages > 1 else 29)
        shown += on_page
    assert len(shown) == len(set(shown)) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cards", [1, 6, 30, 51])
@pytest.mark.parametrize("order", ["suit", "rank"])
def test_an_alert_names_every_card_within_200_characters(
    language: str, cards: int, order: CardOrder
) -> None:
    alert = hand_alert(replace(big_hand(cards), card_order=order), words(language))
    assert len(alert) <= 200
    named = [rank for line in alert.splitlines()[1:] for rank in line.split(" ")[1:]]
    assert len(named) == cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", ["suit", "rank"])
def test_cheating_with_a_long_hand_fits(language: str, order: CardOrder) -> None:
    """Two fives lie on the table; 45 cards may be faked, every page offers all the moves."""
    rules = "deck=52 cheating=player passing=explicit mode=throw_in"
    hand = "".join(WHOLE_DECK[at : at + 2] for at in range(0, 104, 2) if WHOLE_DECK[at] not in "5A")
    scene = playing(
        f"5c5d5hAcAdAs/{hand}Ah - - h 0>1 - 30", "0:5c5d", rules=rules, seat=1, faces=HOSTILE[:2]
    )
    shown = replace(scene, game_id=GAME, stamp=STAMP, card_order=order)
    for page in range(2):
        turned = Turned(page, just_now=True)
        screen = hand_screen(shown, words(language), cheating=True, turned=turned)
        check(screen)
        assert screen.keyboard is not None
        data = [b.callback_data or "" for row in screen.keyboard.inline_keyboard for b in row]
        assert any(one.endswith(":take") for one in data)
        assert sum(one.startswith("f:") for one in data) in (22, 23)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_53_cards_with_a_joker_fits_too(language: str) -> None:
    rules = "deck=54 jokers=supreme"
    scene = playing(f"{WHOLE_DECK}Xr/Xb - - h 0>1 - 30", rules=rules, seat=0, faces=HOSTILE[:2])
    asked = words(language)
    for page in range(3):
        turned = Turned(page, just_now=True)
        check(hand_screen(replace(scene, game_id=GAME, stamp=STAMP), asked, turned=turned))
    alert = hand_alert(scene, asked)
    assert len(alert) <= 200
    assert alert.splitlines()[-1] == asked("joker-r")
    assert len(alert.split()) == len(asked("alert-hand", suit="♥").split()) + 4 + 52 + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_at_a_table_with_jokers_fit(language: str) -> None:
    """Six cards each of 54, the rest is stock."""
    asked, rules = words(language), durak.PRESETS["joker"]
    deck = durak.deck(rules)
    game = durak.Game.deal(rules, seats=8, deck=deck)
    scene = replace(lobby(*HOSTILE, rules=str(rules)), phase="playing", view=game.view(None))
    check(table_screen(scene, asked))
    for seat in range(8):
        check(hand_screen(replace(scene, view=game.view(seat)), asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_hostile_names_fit_the_statistics(language: str) -> None:
    asked = words(language)
    ten = [Standing(face.name, 2**31, 2**31, 2**53) for face in (*HOSTILE, *HOSTILE[:2])]
    check(top_screen(asked, ten))
    most = Counted(*[2**31] * 7)
    chats = [("</b>&\u202e" * 40, Purse(2**53))] * 30
    check(all_stats_screen(asked, most, chats))
    for face in HOSTILE:
        check(stats_screen(asked, face.name, most, Purse(2**53, 100)))


def big_hand(cards: int) -> Scene:
    deck = [WHOLE_DECK[at : at + 2] for at in range(0, 104, 2)]
    hand, rest = "".join(deck[:cards]), deck[-1]
    return playing(f"{hand}/{rest} - - h 0>1 - 30", rules="deck=52", seat=0, faces=HOSTILE[:2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", durak.PRESETS)
def test_the_rules_of_every_preset_fit(language: str, name: str) -> None:
    asked: Words = words(language)
    check(rules_screen(asked, None, durak.PRESETS[name], GAME))
    for topic in TOPICS:
        check(rules_screen(asked, topic, durak.PRESETS[name], GAME))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["-", "mode=throw_in", "mode=simple", ALL_ROOMS])
@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_the_rules_menu_fits_a_phone(language: str, rules: str, page: str) -> None:
    """About 15 letters are shown of each of three a row, 22 of each of two."""
    table = lobby_screen(lobby(*HOSTILE[:2], rules=rules, page=page), words(language))
    house = menu_screen(house_menu(durak.Rules.parse(rules), page), words(language))
    for screen in (table, house):
        check(screen)
        assert screen.keyboard is not None
        assert len(screen.keyboard.inline_keyboard) <= 14
        for row in screen.keyboard.inline_keyboard:
            longest = max(len(button.text.removeprefix("✓ ").removesuffix(" ›")) for button in row)
            assert longest <= (THIRD if len(row) == 3 else 22), [button.text for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", [*map(str, durak.PRESETS.values()), ALL_ROOMS])
def test_the_line_about_a_table_is_three_lines_of_a_phone(language: str, rules: str) -> None:
    """About 42 letters each; what is left out is counted in a few more."""
    line = brief_rules(durak.Rules.parse(rules), words(language))
    assert len(line) <= LONGEST_LINE + len(" and 20 more rules") <= 3 * 42
