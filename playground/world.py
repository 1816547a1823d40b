"""Everything that exists in the playground, and the ids it gets."""

from dataclasses import replace

from playground.model import (
    ANONYMOUS_ADMIN,
    CHANNEL_BOT,
    SERVICE_ACCOUNT,
    Chat,
    Member,
    Message,
    User,
)

# Telegram lets nobody have these: they stand in for senders who are not people.
STAND_INS = (
    User(ANONYMOUS_ADMIN, "Group", username="GroupAnonymousBot", is_bot=True),
    User(CHANNEL_BOT, "Channel", username="Channel_Bot", is_bot=True),
    User(SERVICE_ACCOUNT, "Telegram"),
)


class World:
    """Users and chats in memory, with message ids counted as Telegram counts them."""

    def __init__(self, bot: User) -> None:
        self.bot = bot
        self.users: dict[int, User] = {bot.id: bot}
        self.stand_ins = {user.id: replace(user) for user in STAND_INS}
        self.chats: dict[int, Chat] = {}
        self.inline_messages: dict[str, Message] = {}
        # One counter for private chats and plain groups, as every Telegram account has.
        self._common_id = 0
        self._ephemeral_id = 0

    def user(self, user_id: int) -> User | None:
        """A user, a stand-in included."""
        return self.users.get(user_id) or self.stand_ins.get(user_id)

    def people(self) -> list[User]:
        """Everybody but the bot."""
        return [user for user in self.users.values() if user.id != self.bot.id]

    def free_user_id(self) -> int:
        """An id nobody has."""
        return max(100, *(user.id for user in self.people())) + 1 if self.people() else 101

    def add_user(self, user: User) -> Chat:
        """The private chat that comes with the new user."""
        self.users[user.id] = user
        chat = Chat(user.id, "private", members={user.id: Member(user.id)})
        self.chats[chat.id] = chat
        return chat

    def free_chat_id(self, kind: str) -> int:
        """An id no chat has, of the range of its kind."""
        taken = [-chat_id for chat_id in self.chats if chat_id < 0]
        if kind == "group":
            return -(max([4_000_000, *(i for i in taken if i < 10**12)]) + 1)
        return -(max([1_002_000_000_000, *(i for i in taken if i > 10**12)]) + 1)

    def chat(self, chat_id: int | str) -> Chat | None:
        """A chat by id or by @username."""
        if isinstance(chat_id, int):
            return self.chats.get(chat_id)
        name = chat_id.removeprefix("@").lower()
        return next((c for c in self.chats.values() if c.username.lower() == name), None)

    def bot_in(self, chat: Chat) -> Member:
        """The bot's own place in a chat."""
        return chat.member(self.bot.id)

    def keep(self, message: Message) -> Message:
        """The message with an id, stored in its chat."""
        chat = self.chats[message.chat_id]
        message.id = self._next_id(chat)
        chat.messages[message.id] = message
        return message

    def keep_ephemeral(self, message: Message) -> Message:
        """The message with an ephemeral id, stored for its receiver alone."""
        assert message.receiver_id is not None
        self._ephemeral_id += 1
        message.ephemeral_id = self._ephemeral_id
        chat = self.chats[message.chat_id]
        chat.ephemerals[message.receiver_id, self._ephemeral_id] = message
        return message

    def _next_id(self, chat: Chat) -> int:
        if chat.type in ("private", "group"):
            self._common_id += 1
            return self._common_id
        chat.last_id += 1
        return chat.last_id
