/** Which columns stand on the page: the group in the middle and as many private chats as fit. */

const PHONE = 720;
const GROUP_WIDTH = 450;
const DM_WIDTH = 350;
const MOST_DMS = 4;

/** How many private chats fit beside the group; 0 means one column with tabs. */
export function roomFor(width) {
  if (width < PHONE) return 0;
  const fitting = Math.floor((width - GROUP_WIDTH) / DM_WIDTH);
  return Math.max(1, Math.min(fitting, MOST_DMS));
}

export class Columns {
  constructor() {
    this.recent = [];
    this.tab = null;
  }

  /** Brings a chat into sight: a private one takes the place of the one longest unused. */
  open(chatId) {
    this.tab = chatId;
    if (chatId > 0) this.recent = [chatId, ...this.recent.filter((id) => id !== chatId)];
  }

  /** Returns [chatId, viewer] pairs from left to right. */
  arrange(width, me, groupId, people) {
    const group = groupId ? [[groupId, me]] : [];
    const room = roomFor(width);
    if (room === 0) return this.single(group, people);
    const ids = people.map(({ id }) => id);
    const known = [...new Set([me, ...this.recent, ...ids])].filter((id) => ids.includes(id));
    const chosen = ids.filter((id) => known.slice(0, room).includes(id));
    const left = Math.floor(chosen.length / 2);
    const dms = chosen.map((id) => [id, id]);
    return [...dms.slice(0, left), ...group, ...dms.slice(left)];
  }

  single(group, people) {
    const dm = people.find(({ id }) => id === this.tab);
    return dm ? [[dm.id, dm.id]] : group;
  }
}
