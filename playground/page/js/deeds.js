/** What the small menus offer: the deeds of people that are not messages. */

/** Entries of a person's menu, for the group now shown. */
export function personItems(app, panel) {
  const { words, group } = app;
  const { user } = panel;
  const items = [];
  if (group && app.me !== user.id) items.push({ label: words.lookAsThis(app.nameOf(user)), act: () => lookAs(app, user.id) });
  if (group) items.push(...membership(app, panel, group, user));
  const label = user.blocked ? words.unblock : words.blockBot;
  const act = () => app.post(panel, user.blocked ? "unblock" : "block", { user_id: user.id });
  items.push({ label, act, danger: !user.blocked });
  return items;
}

function lookAs(app, userId) {
  app.lookAs(userId);
  app.open(app.groupId);
}

function membership(app, panel, group, user) {
  const { words } = app;
  const place = { user_id: user.id, chat_id: group.id };
  if (!group.members.includes(user.id)) {
    return [{ label: words.join, act: () => app.post(panel, "join", place) }];
  }
  const admin = group.admins?.includes(user.id);
  return [
    {
      label: admin ? words.dropAdmin : words.makeAdmin,
      act: () => app.post(panel, "admin", { ...place, admin: !admin }),
    },
    { label: words.leaveGroup, act: () => app.post(panel, "leave", place), danger: true },
  ];
}

/** Entries of the group's menu: what its admins do with the bot, and the viewer's own place. */
export function groupItems(app, panel) {
  const { words } = app;
  const { chat, user } = panel;
  const bot = { chat_id: chat.id };
  const absent = !["member", "admin"].includes(chat.bot);
  if (absent) {
    const back = { label: words.botAdd, act: () => app.post(panel, "bot", { ...bot, action: "add" }) };
    return [back, ...membership(app, panel, chat, user)];
  }
  const admin = chat.bot === "admin";
  const rank = {
    label: admin ? words.botMember : words.botAdmin,
    act: () => app.post(panel, "admin", { ...bot, user_id: "bot", admin: !admin }),
  };
  const out = {
    label: words.botRemove,
    act: () => app.post(panel, "bot", { ...bot, action: "remove" }),
    danger: true,
  };
  return [rank, ...membership(app, panel, chat, user), out];
}
