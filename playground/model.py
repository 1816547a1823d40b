"""What the world is made of: people, chats, topics, messages."""

from dataclasses import dataclass, field
from math import ceil
from typing import Any

Json = dict[str, Any]

ANONYMOUS_ADMIN = 1087968824
CHANNEL_BOT = 136817688
SERVICE_ACCOUNT = 777000

INSIDE = frozenset({"creator", "administrator", "member", "restricted"})
ADMIN = frozenset({"creator", "administrator"})


@dataclass
class User:
    """A person or a bot."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language_code: str = ""
    is_bot: bool = False
    opened: bool = False
    blocked: bool = False
    deactivated: bool = False


@dataclass
class Member:
    """Somebody's place in a chat. Rights that are not named are granted to an admin's status."""

    user_id: int
    status: str = "member"
    anonymous: bool = False
    rights: dict[str, bool] = field(default_factory=dict)

    @property
    def is_inside(self) -> bool:
        """Whether the chat is open to this user."""
        return self.status in INSIDE

    @property
    def is_admin(self) -> bool:
        """Whether the user administers the chat."""
        return self.status in ADMIN

    def may(self, right: str) -> bool:
        """Whether a right is held: sending is everybody's unless taken, managing is an admin's."""
        default = self.is_admin or right.startswith("can_send_")
        return self.is_inside and self.rights.get(right, default)


@dataclass
class Topic:
    """A thread of a forum."""

    id: int
    name: str
    closed: bool = False


@dataclass(frozen=True)
class Photo:
    """An uploaded picture."""

    file_id: str
    unique_id: str
    width: int
    height: int
    size: int
    path: str

    def json(self) -> list[Json]:
        """The sizes of it, as the Bot API lists them."""
        return [
            {
                "file_id": self.file_id,
                "file_unique_id": self.unique_id,
                "width": self.width,
                "height": self.height,
                "file_size": self.size,
            }
        ]


@dataclass(frozen=True)
class Content:
    """What a message says: its text, or its picture with the text as caption."""

    text: str = ""
    entities: tuple[Json, ...] = ()
    html: str | None = None
    photo: Photo | None = None

    def same_as(self, other: "Content") -> bool:
        """Whether a reader could tell no difference."""
        return (self.text, self.entities, self._picture()) == (
            other.text,
            other.entities,
            other._picture(),
        )

    def _picture(self) -> str | None:
        return self.photo.unique_id if self.photo else None


@dataclass
class Message:
    """A message of a chat; an ephemeral one has the id 0 and a receiver."""

    chat_id: int
    date: int
    sender_id: int
    id: int = 0
    sender_chat_id: int | None = None
    content: Content = field(default_factory=Content)
    markup: Json | None = None
    thread_id: int | None = None
    reply_to: int | None = None
    service: Json | None = None
    edit_date: int | None = None
    silent: bool = False
    protected: bool = False
    via_bot: bool = False
    inline_id: str | None = None
    ephemeral_id: int | None = None
    receiver_id: int | None = None
    replaces: int | None = None


@dataclass
class Chat:
    """A private chat (its id is the person's), a group, a supergroup or a channel."""

    id: int
    type: str
    title: str = ""
    username: str = ""
    is_forum: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    ephemerals: dict[tuple[int, int], Message] = field(default_factory=dict)
    last_id: int = 0
    pinned: int | None = None
    migrated_to: int | None = None
    linked_chat_id: int | None = None
    slow_mode: int = 0
    denied: set[str] = field(default_factory=set)
    """Rights that no member has who is not an admin."""
    wrote: dict[int, float] = field(default_factory=dict)
    """When everybody last wrote here, as far as slow mode asks."""

    @property
    def is_group(self) -> bool:
        """Whether several people talk here."""
        return self.type in ("group", "supergroup")

    def member(self, user_id: int) -> Member:
        """Somebody's place here; a stranger has left."""
        return self.members.get(user_id) or Member(user_id, "left")

    def lets(self, user_id: int, right: str) -> bool:
        """Whether this member may do that, by himself and as one of all members."""
        member = self.member(user_id)
        return member.may(right) and (member.is_admin or right not in self.denied)

    def slow_mode_left(self, user_id: int, now: float) -> int:
        """Seconds until this member may write again; admins always may."""
        if not self.slow_mode or user_id not in self.wrote or self.member(user_id).is_admin:
            return 0
        return max(0, ceil(self.wrote[user_id] + self.slow_mode - now))
