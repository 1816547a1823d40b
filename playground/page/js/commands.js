/** Which of the bot's registered commands a person is offered in a chat. */

function scopesIn(chat, user) {
  if (!chat) return [{ type: "chat", chat_id: user.id }, { type: "all_private_chats" }];
  const admin = chat.admins?.includes(user.id);
  return [
    { type: "chat_member", chat_id: chat.id, user_id: user.id },
    admin && { type: "chat_administrators", chat_id: chat.id },
    { type: "chat", chat_id: chat.id },
    admin && { type: "all_chat_administrators" },
    { type: "all_group_chats" },
  ].filter(Boolean);
}

function isFor(scope, wanted) {
  return Object.entries(wanted).every(([name, value]) => String(scope[name]) === String(value));
}

/**
 * The narrowest scope wins, in it the person's language before the nameless one (Bot API,
 * "Determining list of commands"). `chat` is null for the private chat.
 */
export function commandsFor(registered, chat, user) {
  for (const wanted of [...scopesIn(chat, user), { type: "default" }]) {
    for (const language of [user.language_code, ""]) {
      const found = registered.find(
        (entry) =>
          isFor(entry.scope ?? { type: "default" }, wanted) &&
          (entry.language || entry.language_code || "") === (language ?? ""),
      );
      if (found?.commands?.length) return found.commands;
    }
  }
  return [];
}
