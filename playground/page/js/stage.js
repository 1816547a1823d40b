/** The columns now standing on the page, by chat and viewer. */

import { el } from "./dom.js";
import { Panel, panelKey } from "./panel.js";

export class Stage {
  constructor(app) {
    this.app = app;
    this.panels = new Map();
    this.root = el("main", { class: "columns" });
  }

  get all() {
    return [...this.panels.values()];
  }

  find(chatId, viewer) {
    return this.panels.get(panelKey(chatId, viewer));
  }

  /** Shows exactly these [chatId, viewer] pairs, from left to right; what stood stays as it was. */
  place(shown) {
    const wanted = shown.map(([chatId, viewer]) => panelKey(chatId, viewer));
    for (const [key, panel] of this.panels) if (!wanted.includes(key)) this.remove(key, panel);
    shown.forEach(([chatId, viewer], index) => {
      const panel = this.panels.get(wanted[index]) ?? this.add(chatId, viewer);
      this.putAt(panel, index);
    });
    const widths = shown.map(([id]) => (id < 0 ? "minmax(0, 1.3fr)" : "minmax(0, 1fr)"));
    this.root.style.setProperty("--columns", widths.join(" "));
  }

  add(chatId, viewer) {
    const panel = new Panel(this.app, chatId, viewer);
    this.panels.set(panel.key, panel);
    this.app.unread.clear(chatId, panel.thread);
    return panel;
  }

  remove(key, panel) {
    panel.close();
    this.panels.delete(key);
  }

  putAt(panel, index) {
    const there = this.root.children[index] ?? null;
    if (there === panel.root) return;
    const { scroller } = panel.feed;
    const at = scroller.scrollTop;
    this.root.insertBefore(panel.root, there);
    scroller.scrollTop = at;
  }

  close() {
    for (const [key, panel] of this.panels) this.remove(key, panel);
  }
}
