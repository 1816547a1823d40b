/** The strip of chats: columns on a wide screen, tabs on a phone. */

import { avatar } from "./avatar.js";
import { el, icon, nameNode } from "./dom.js";
import { newcomerDialog } from "./newcomer.js";

export class Nav {
  constructor(app) {
    this.app = app;
    const { words } = app;
    this.tabs = el("div", { class: "tabs", role: "tablist", "aria-label": words.chats });
    this.tabs.setAttribute("aria-multiselectable", "true");
    this.tabs.addEventListener("keydown", (event) => this.steer(event));
    const add = () => newcomerDialog(words, (person, join) => app.addPerson(person, join));
    const label = words.addPerson;
    const attributes = { type: "button", class: "round", "aria-label": label, title: label };
    this.root = el(
      "nav",
      { class: "nav", "aria-label": words.chats },
      this.tabs,
      el("button", { ...attributes, "data-act": "add-person", onclick: add }, icon("plus")),
    );
  }

  update(shown) {
    const { app } = this;
    const chats = [
      ...app.world.groups.map((chat) => ({ id: chat.id, name: chat.title, who: chat, kind: "group" })),
      ...app.world.people.map((who) => ({ id: who.id, name: app.nameOf(who), who, kind: "person" })),
    ];
    const visible = new Set(shown.map(([chatId]) => chatId));
    const states = chats.map((chat) => [chat, visible.has(chat.id), app.unread.inChat(chat.id)]);
    const look = JSON.stringify([states, app.me]);
    if (look === this.look) return;
    this.look = look;
    const focused = document.activeElement?.dataset?.tab;
    this.tabs.replaceChildren(...states.map((state) => this.tab(...state)));
    if (visible.size === 1) {
      const here = this.tabs.querySelector('[aria-selected="true"]');
      here?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    if (focused) this.tabs.querySelector(`[data-tab="${focused}"]`)?.focus();
  }

  tab({ id, name, who, kind }, visible, unread) {
    const { words } = this.app;
    const count = unread ? [el("span", { class: "count", "aria-label": words.unread(unread) }, unread)] : [];
    const attributes = { type: "button", role: "tab", class: "tab", "aria-selected": String(visible) };
    const open = () => this.app.open(id);
    const face = avatar(who, kind);
    const label = el("span", { class: "tab-name" }, nameNode(name));
    return el("button", { ...attributes, "data-tab": id, title: name, onclick: open }, face, label, count);
  }

  steer(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...this.tabs.children];
    const at = tabs.indexOf(document.activeElement);
    tabs[(at + step + tabs.length) % tabs.length]?.focus();
  }
}
