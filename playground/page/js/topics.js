/** The topics of a forum as tabs inside the group. */

import { el, icon } from "./dom.js";

export class Topics {
  constructor(panel) {
    this.panel = panel;
    const label = panel.app.words.topics;
    this.root = el("div", { class: "topics", role: "tablist", "aria-label": label, hidden: true });
  }

  update() {
    const { app, chat, chatId, thread } = this.panel;
    this.root.hidden = !chat?.is_forum;
    if (!chat?.is_forum) return;
    const general = { id: 0, name: app.words.generalTopic };
    const topics = [general, ...(chat.topics ?? []).filter(({ id }) => id !== 0)];
    const counts = topics.map(({ id }) => app.unread.of(chatId, id));
    const look = JSON.stringify([topics, thread, counts]);
    if (look === this.look) return;
    this.look = look;
    this.root.replaceChildren(...topics.map((topic, index) => this.tab(topic, counts[index])));
  }

  tab(topic, unread) {
    const here = topic.id === this.panel.thread;
    const open = () => this.panel.app.openThread(this.panel, topic.id);
    const attributes = { type: "button", role: "tab", class: "topic", "aria-selected": String(here) };
    const parts = [topic.closed && icon("lock"), el("bdi", {}, topic.name)];
    if (unread && !here) parts.push(el("span", { class: "count" }, unread));
    return el("button", { ...attributes, "data-thread": topic.id, onclick: open }, parts);
  }
}
