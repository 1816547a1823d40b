"""The whole of the look-alike: its rooms joined, and what happens to messages."""

from dataclasses import dataclass, field

from playground.appview import chat_view, message_view, user_view
from playground.calls import CallLog
from playground.clock import Clock
from playground.entities import is_command_for
from playground.faults import Faults
from playground.feed import Feed
from playground.files import FileStore
from playground.limits import Limits
from playground.model import Chat, Json, Member, Message, User
from playground.profile import Profile
from playground.pulse import Pulse
from playground.queries import Queries
from playground.updates import UpdateQueue
from playground.webhook import Webhook
from playground.wire import chat_json, member_json, message_json, user_json
from playground.world import World


@dataclass
class Telegram:
    """One bot's Telegram: everything the methods and the people act on."""

    token: str
    bot: User
    privacy: bool = True
    clock: Clock = field(default_factory=Clock)
    feed: Feed = field(default_factory=Feed)
    files: FileStore = field(default_factory=FileStore)
    limits: Limits = field(default_factory=Limits)
    faults: Faults = field(default_factory=Faults)
    calls: CallLog = field(default_factory=CallLog)
    updates: UpdateQueue = field(init=False)

    def __post_init__(self) -> None:
        self.updates = UpdateQueue(clock=self.clock)
        self.world = World(self.bot)
        self.queries = Queries(self.clock)
        self.pulse = Pulse(self.clock)
        self.profile = Profile(self.bot.first_name)
        self.webhook = Webhook(self.updates, self.clock)

    def now(self) -> int:
        """The date a message gets."""
        return int(self.clock.now())

    def post(self, message: Message) -> Message:
        """The message, standing in its chat, shown to people and told to the bot if it sees it."""
        self.world.keep(message)
        self.show(message)
        if self.bot_sees(message):
            channel = self.world.chats[message.chat_id].type == "channel"
            kind = "channel_post" if channel else "message"
            self.tell(kind, message_json(self.world, message), self._lane(message))
        return message

    def show(self, message: Message, kind: str = "message") -> None:
        """Tell people's apps of a new or changed message."""
        if message.ephemeral_id is not None:
            kind = "ephemeral"
        self.feed.publish(kind, message=message_view(self.world, message))

    def remove(self, chat: Chat, message_ids: list[int]) -> None:
        """Delete messages for everybody."""
        for message_id in message_ids:
            chat.messages.pop(message_id, None)
            if chat.pinned == message_id:
                chat.pinned = None
                self.feed.publish("pinned", chat_id=chat.id, message_id=None)
        self.feed.publish("deleted", chat_id=chat.id, message_ids=message_ids)

    def tell(self, kind: str, payload: Json, lane: str) -> None:
        """Queue an update for the bot."""
        self.updates.put(kind, payload, lane)

    def show_chat(self, chat: Chat) -> None:
        """Tell people's apps that a chat changed."""
        self.feed.publish("chat", chat=chat_view(self.world, chat))

    def show_user(self, user: User) -> None:
        """Tell people's apps that a user changed."""
        self.feed.publish("user", user=user_view(user))

    def service(self, chat: Chat, sender_id: int, fields: Json) -> Message:
        """A service message, posted."""
        return self.post(Message(chat.id, self.now(), sender_id, service=fields))

    def set_member(self, chat: Chat, member: Member, actor_id: int) -> None:
        """Give somebody a place in a chat; the bot hears of its own, and as admin of all."""
        old = member_json(self.world, chat.member(member.user_id), chat)
        chat.members[member.user_id] = member
        self.show_chat(chat)
        self._tell_member(chat, old, member, actor_id)

    def _tell_member(self, chat: Chat, old: Json, member: Member, actor_id: int) -> None:
        actor = self.world.user(actor_id)
        new = member_json(self.world, member, chat)
        if actor is None or old == new:
            return
        payload = {
            "chat": chat_json(self.world, chat),
            "from": user_json(actor),
            "date": self.now(),
            "old_chat_member": old,
            "new_chat_member": new,
        }
        if member.user_id == self.bot.id:
            self.tell("my_chat_member", payload, f"chat {chat.id}")
        elif self.world.bot_in(chat).is_admin:
            self.tell("chat_member", payload, f"chat {chat.id}")

    def tell_blocked(self, user: User) -> None:
        """Tell the bot that a person blocked it or takes it back."""
        before, after = ("member", "kicked") if user.blocked else ("kicked", "member")
        payload = {
            "chat": chat_json(self.world, self.world.chats[user.id]),
            "from": user_json(user),
            "date": self.now(),
            "old_chat_member": member_json(self.world, Member(self.bot.id, before)),
            "new_chat_member": member_json(self.world, Member(self.bot.id, after)),
        }
        self.tell("my_chat_member", payload, f"chat {user.id}")

    def bot_sees(self, message: Message) -> bool:
        """Whether a message reaches the bot: in groups, privacy mode decides."""
        chat = self.world.chats[message.chat_id]
        if message.sender_id == self.bot.id and message.service is None:
            return False
        if chat.type == "private":
            return not self.world.users[chat.id].blocked
        if not self.world.bot_in(chat).is_inside:
            return False
        if message.service is not None or message.via_bot:
            return True
        if not self.privacy or self.world.bot_in(chat).is_admin:
            return True
        return self._is_for_bot(chat, message)

    def _is_for_bot(self, chat: Chat, message: Message) -> bool:
        replied = chat.messages.get(message.reply_to or 0)
        if replied is not None and replied.sender_id == self.bot.id:
            return True
        return is_command_for(message.content.text, self.bot.username)

    def _lane(self, message: Message) -> str:
        return f"chat {message.chat_id} {message.thread_id or 0}"
