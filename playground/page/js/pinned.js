/** The bar with the pinned message, on top of a group. */

import { el, icon } from "./dom.js";
import { summary } from "./message.js";

export class PinnedBar {
  constructor(panel) {
    this.panel = panel;
    this.line = el("span", { class: "pinned-line" });
    const jump = () => panel.jump(panel.chat.pinned);
    this.root = el("button", { type: "button", class: "pinned", hidden: true, onclick: jump });
    this.root.append(icon("pin"), el("b", {}, panel.app.words.pinned), this.line);
  }

  update() {
    const { app, chat, chatId, thread } = this.panel;
    const message = chat?.pinned && app.world.message(chatId, chat.pinned);
    const here = message && (!chat.is_forum || (message.thread_id ?? 0) === thread);
    this.root.hidden = !here;
    if (here) this.line.textContent = summary(message, app.words);
  }
}
