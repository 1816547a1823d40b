/** The top of a column: whose it is, who is typing, and the small menus. */

import { avatar } from "./avatar.js";
import { el, nameNode } from "./dom.js";
import { groupItems, personItems } from "./deeds.js";
import { menuButton } from "./menu.js";

export class PanelHead {
  constructor(panel) {
    this.panel = panel;
    this.title = el("h2", {});
    this.note = el("p", { class: "note", "aria-live": "polite" });
    const name = el("div", { class: "head-text" }, this.title, this.note);
    this.face = el("div", { class: "head-face" });
    this.eyes = el("div", { class: "eyes", role: "radiogroup" });
    this.eyes.addEventListener("keydown", (event) => this.steer(event));
    const bar = el("div", { class: "head-bar" }, this.face, name, this.menu());
    this.root = el("header", { class: "panel-head" }, bar);
    if (panel.isGroup) this.root.append(this.eyes);
  }

  menu() {
    const { panel } = this;
    const { words } = panel.app;
    if (panel.isGroup) return menuButton(words.groupMenu, () => groupItems(panel.app, panel));
    const label = words.personMenu(panel.app.nameOf(panel.user));
    return menuButton(label, () => personItems(panel.app, panel));
  }

  update() {
    const { panel } = this;
    const { app } = panel;
    const who = panel.isGroup ? panel.chat : panel.user;
    const title = panel.isGroup ? panel.chat.title : app.nameOf(panel.user);
    const look = JSON.stringify([title, who.id, app.world.people, app.world.bot, panel.chat]);
    this.showNote();
    if (look === this.look) return;
    this.look = look;
    this.title.replaceChildren(nameNode(title));
    this.face.replaceChildren(avatar(who, panel.isGroup ? "group" : "person"));
    if (panel.isGroup) this.showEyes();
  }

  showNote() {
    const { app, chat, chatId, isGroup } = this.panel;
    const { words, world } = app;
    const action = app.actions.get(chatId);
    this.note.classList.toggle("typing", Boolean(action));
    const doing = action === "upload_photo" ? words.sendsPhoto : words.typing;
    const bot = world.bot.username ? `@${world.bot.username}` : app.nameOf(world.bot);
    const idle = isGroup ? words.members(chat.members.length) : words.privateChat(bot);
    const text = action ? `${app.nameOf(world.bot)} ${doing}…` : idle;
    if (this.note.textContent !== text) this.note.textContent = text;
  }

  showEyes() {
    const { app, viewer } = this.panel;
    this.eyes.setAttribute("aria-label", app.words.lookAsLong);
    const choices = app.world.people.map((person) => this.eye(person, person.id === viewer));
    this.eyes.replaceChildren(el("span", { class: "eyes-label" }, app.words.lookAs), ...choices);
  }

  eye(person, here) {
    const { app, chat } = this.panel;
    const name = app.nameOf(person);
    const away = !chat.members.includes(person.id);
    const choose = () => app.lookAs(person.id);
    const attributes = {
      class: `eye ${away ? "away" : ""}`,
      type: "button",
      role: "radio",
      "aria-checked": String(here),
      tabindex: here ? 0 : -1,
      "aria-label": name,
      title: chat.admins?.includes(person.id) ? `${name} (${app.words.admin})` : name,
      "data-look": person.id,
    };
    const text = here ? [el("span", { class: "eye-name" }, nameNode(name))] : [];
    return el("button", { ...attributes, onclick: choose }, avatar(person), ...text);
  }

  /** Arrows choose among radio buttons, as everywhere. */
  steer(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { app, viewer } = this.panel;
    const ids = app.world.people.map(({ id }) => id);
    app.lookAs(ids[(ids.indexOf(viewer) + step + ids.length) % ids.length]);
  }
}
