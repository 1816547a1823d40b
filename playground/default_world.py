"""The people one meets in a new playground."""

from playground.model import Json
from playground.people.moving import add_chat, add_user
from playground.telegram import Telegram

PEOPLE: tuple[Json, ...] = (
    {"id": 101, "first_name": "Аня", "language_code": "ru", "opened": True},
    {"id": 102, "first_name": "Борис", "language_code": "ru", "opened": True},
    {"id": 103, "first_name": "Vera", "language_code": "en"},
    {"id": 104, "first_name": "Гриша", "language_code": "uk"},
)
GROUP_ID = -1002000000001


def populate(tg: Telegram, group_title: str = "Дурацкий чат") -> None:
    """Four people and a supergroup of theirs with the bot in it."""
    for body in PEOPLE:
        add_user(tg, body)
    members = [body["id"] for body in PEOPLE]
    add_chat(
        tg,
        {
            "id": GROUP_ID,
            "type": "supergroup",
            "title": group_title,
            "members": members,
            "admins": members[:1],
        },
    )
