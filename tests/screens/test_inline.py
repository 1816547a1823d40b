"""The lists of the inline mode: whatever is typed, Telegram takes the answer."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.screens.deep_links import group_link, message_link
from bot.screens.inline import MOST_TABLES, Offer, OpenTable, offers
from bot.screens.screen import visible_length
from bot.screens.topics import TOPICS
from locales import LANGUAGES, words
from tests.screens.scenes import ANYA, BORYA, lobby

BOT = "durak_bot"
LINK = "https://t.me/c/1234/567"
ASKED = st.one_of(
    st.text(max_size=256),
    st.lists(
        st.sampled_from(["перевод", "ход", "card", "draw", "<b>", "&", "\0"]), max_size=40
    ).map(" ".join),
)


def check(listed: tuple[Offer, ...]) -> None:
    """Telegram's limits: 50 results, ids of 1 to 64 bytes and none twice, 4096 characters."""
    assert 1 <= len(listed) <= 50
    assert len({offer.id for offer in listed}) == len(listed)
    for offer in listed:
        assert re.fullmatch(r"[a-z0-9-]{1,64}", offer.id)
        assert offer.title.strip()
        assert 0 < len(offer.description) <= 120
        assert 0 < visible_length(offer.screen.text) <= 4096


@pytest.mark.parametrize("language", LANGUAGES)
@given(asked=ASKED)
@settings(max_examples=60, deadline=None)
def test_anything_may_be_typed(language: str, asked: str) -> None:
    listed = offers(words(language), asked, BOT, [])
    check(listed)
    assert not asked.strip() or len(listed) <= len(TOPICS)


def table(number: int, *faces: object, rules: str = "-") -> OpenTable:
    scene = lobby(*faces, rules=rules)  # type: ignore[arg-type]
    return OpenTable(replace(scene, game_id=number), LINK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_tables_leave_room_for_the_topics(language: str) -> None:
    tables = [table(number, ANYA) for number in range(60)]
    listed = offers(words(language), "", BOT, tables)
    check(listed)
    ids = [offer.id for offer in listed]
    topics = [f"topic-{topic}" for topic in TOPICS]
    assert ids == ["table-0", "table-1", "table-2", "invitation", "rules", *topics]
    assert MOST_TABLES == 3


def test_a_full_table_invites_nobody() -> None:
    full = table(1, *[ANYA] * 4, rules="deck=24")
    listed = offers(words("ru"), "", BOT, [full, table(2, ANYA, BORYA)])
    assert [offer.id for offer in listed[:2]] == ["table-2", "invitation"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_names_neither_the_chat_nor_the_people(language: str) -> None:
    (invited, *_) = offers(words(language), "", BOT, [table(1, ANYA, BORYA)])
    said = " ".join((invited.title, invited.description, invited.screen.text))
    for secret in ("Дачники", "Аня", "Боря"):
        assert secret not in said
    assert invited.screen.keyboard is not None
    (button,) = invited.screen.keyboard.inline_keyboard[0]
    assert button.url == LINK


@pytest.mark.parametrize(
    ("asked", "first"),
    [("перевод", "topic-transfer"), ("Как ПЕРЕВЕСТИ?", "topic-transfer"), ("draw", "topic-draw")],
)
def test_the_best_topic_stands_first(asked: str, first: str) -> None:
    assert offers(words("ru"), asked, BOT, [])[0].id == first


def test_other_topics_that_fit_follow() -> None:
    listed = offers(words("ru"), "кто подкидывает", BOT, [])
    assert [offer.id for offer in listed[:2]] == ["topic-who-throws", "topic-throw-in"]


def test_words_that_name_nothing_get_the_heart_of_the_game() -> None:
    listed = offers(words("ru"), "погода на завтра", BOT, [table(1, ANYA)])
    assert [offer.id for offer in listed] == ["rules", "invitation"]


@pytest.mark.parametrize(
    ("place", "link"),
    [
        ((-1001234567890, 0, 7), "https://t.me/c/1234567890/7"),
        ((-1001234567890, 12, 34), "https://t.me/c/1234567890/12/34"),
        ((-1000000000123, 0, 7), "https://t.me/c/123/7"),
        ((-987654, 0, 7), None),
    ],
)
def test_messages_of_supergroups_have_addresses(
    place: tuple[int, int, int], link: str | None
) -> None:
    assert message_link(*place) == link


def test_a_group_is_chosen_and_a_table_opened_there() -> None:
    assert group_link("durak_bot") == "https://t.me/durak_bot?startgroup=durak"
