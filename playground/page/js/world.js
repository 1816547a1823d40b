/** What the server told: people, chats and the messages alive in them. */

export function messageKey(message) {
  const hidden = message.ephemeral;
  return hidden ? `e${hidden.receiver}-${hidden.id}` : String(message.message_id);
}

export function fullName(person) {
  return [person.first_name, person.last_name].filter(Boolean).join(" ").trim();
}

export class World {
  constructor() {
    this.load({ bot: { id: 0, first_name: "" }, users: [], chats: [], messages: [], commands: [] });
  }

  load(snapshot) {
    this.bot = snapshot.bot;
    this.commands = snapshot.commands ?? [];
    this.users = new Map(snapshot.users.map((user) => [user.id, user]));
    this.chats = new Map(snapshot.chats.map((chat) => [chat.id, chat]));
    this.rooms = new Map();
    // Ephemeral messages come after all others; by date they stand where they stood.
    for (const message of [...snapshot.messages].sort((a, b) => a.date - b.date)) this.put(message);
  }

  /** Holds the event's news. Returns false when only a resync can tell what changed. */
  apply(event) {
    const change = CHANGES[event.type];
    return change ? change(this, event) !== false : true;
  }

  /** People who can act here: everybody but bots, in the order they came. */
  get people() {
    return [...this.users.values()].filter((user) => !user.is_bot);
  }

  get groups() {
    const shared = [...this.chats.values()].filter((chat) => chat.type !== "private");
    return shared.filter((chat) => !chat.migrated_to);
  }

  messages(chatId) {
    return [...(this.rooms.get(chatId)?.values() ?? [])];
  }

  message(chatId, messageId) {
    return this.rooms.get(chatId)?.get(String(messageId));
  }

  /** What `viewer` sees of a chat; `thread` picks a topic of a forum (0: the general one). */
  seenBy(viewer, chatId, thread = 0) {
    const forum = this.chats.get(chatId)?.is_forum;
    const seen = this.messages(chatId).filter(
      (message) =>
        (!message.ephemeral || message.ephemeral.receiver === viewer) &&
        (!forum || (message.thread_id ?? 0) === thread),
    );
    return withReplaced(seen);
  }

  put(message) {
    if (!this.rooms.has(message.chat_id)) this.rooms.set(message.chat_id, new Map());
    this.rooms.get(message.chat_id).set(messageKey(message), message);
  }

  drop(chatId, keys) {
    for (const key of keys) this.rooms.get(chatId)?.delete(key);
  }
}

/** An ephemeral message may be shown in place of the one whose button called it. */
function withReplaced(messages) {
  const stands = messages.filter((message) => message.ephemeral?.replaces);
  if (stands.length === 0) return messages;
  const byPlace = new Map(stands.map((message) => [message.ephemeral.replaces, message]));
  const moved = new Set(stands.filter(({ ephemeral }) => messages.some((m) => m.message_id === ephemeral.replaces)));
  return messages.filter((m) => !moved.has(m)).map((m) => byPlace.get(m.message_id) ?? m);
}

const CHANGES = {
  message: (world, { message }) => world.put(message),
  edited: (world, { message }) => world.put(message),
  ephemeral: (world, { message }) => world.put(message),
  deleted: (world, event) => world.drop(event.chat_id, event.message_ids.map(String)),
  ephemeral_deleted: (world, event) => world.drop(event.chat_id, [`e${event.receiver}-${event.id}`]),
  user: (world, { user }) => void world.users.set(user.id, user),
  chat: (world, { chat }) => void world.chats.set(chat.id, chat),
  pinned: (world, event) => pin(world, event),
  commands: (world, { commands }) => {
    if (!Array.isArray(commands) || commands.some((entry) => !entry.scope)) return false;
    world.commands = commands;
    return true;
  },
};

function pin(world, { chat_id: chatId, message_id: messageId }) {
  const chat = world.chats.get(chatId);
  if (chat) world.chats.set(chatId, { ...chat, pinned: messageId ?? undefined });
}
