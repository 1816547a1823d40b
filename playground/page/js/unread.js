/** How many messages came while nobody looked, by chat and topic. */

export class Unread {
  constructor() {
    this.counts = new Map();
  }

  of(chatId, thread = 0) {
    return this.counts.get(`${chatId}/${thread}`) ?? 0;
  }

  inChat(chatId) {
    const rooms = [...this.counts].filter(([room]) => room.startsWith(`${chatId}/`));
    return rooms.reduce((sum, [, count]) => sum + count, 0);
  }

  add(chatId, thread = 0) {
    this.counts.set(`${chatId}/${thread}`, this.of(chatId, thread) + 1);
  }

  /** Returns whether anything was unread. */
  clear(chatId, thread = 0) {
    return this.counts.delete(`${chatId}/${thread}`);
  }
}
