/** Inline buttons under a message. Edits dress the same elements anew, so focus stays put. */

import { el, icon, toggleAttribute } from "./dom.js";

const STYLES = new Set(["primary", "success", "danger"]);
const CROWDED = 5;

export class Keyboard {
  /** press(button, element) is called for a live button. */
  constructor(label, press) {
    this.press = press;
    this.shape = "";
    this.rows = [];
    this.root = el("div", { class: "keyboard", role: "group", "aria-label": label });
  }

  update(markup) {
    const rows = markup?.inline_keyboard ?? [];
    const shape = rows.map((row) => row.length).join();
    this.root.hidden = rows.length === 0;
    if (shape !== this.shape) this.rebuild(rows, shape);
    rows.forEach((row, y) => row.forEach((button, x) => this.dress(this.rows[y][x], button)));
    toggleAttribute(this.root, "data-crowded", rows.some((row) => row.length >= CROWDED));
  }

  rebuild(rows, shape) {
    const focused = document.activeElement?.closest?.("[data-button]");
    const at = this.root.contains(focused) ? focused.dataset.button : null;
    this.shape = shape;
    this.rows = rows.map((row, y) => row.map((_, x) => this.blank(y, x)));
    const lines = this.rows.map((row) => {
      const line = el("div", { class: "keyboard-row" }, row);
      line.style.setProperty("--count", row.length);
      return line;
    });
    this.root.replaceChildren(...lines);
    if (at) this.root.querySelector(`[data-button="${at}"]`)?.focus({ preventScroll: true });
  }

  blank(y, x) {
    const node = el("button", { type: "button", class: "key", "data-button": `${y},${x}` });
    node.addEventListener("click", () => {
      if (node.getAttribute("aria-busy") !== "true") this.press(node.button, node);
    });
    return node;
  }

  dress(node, button) {
    const look = JSON.stringify(button);
    if (node.look === look) return;
    node.look = look;
    node.button = button;
    node.disabled = Boolean(button.disabled);
    node.title = button.text;
    node.removeAttribute("aria-busy");
    toggleAttribute(node, "data-style", STYLES.has(button.style) ? button.style : null);
    toggleAttribute(node, "data-callback", button.callback_data);
    toggleAttribute(node, "data-url", button.url);
    const mark = button.url ? [icon("link")] : [];
    node.replaceChildren(el("span", { class: "key-text", dir: "auto" }, button.text), ...mark);
  }
}
