/** What stands round the columns: the title bar and the line for newcomers. */

import { el, icon } from "./dom.js";
import { commandsFor } from "./commands.js";
import { LANGUAGE_CODES } from "./words.js";

export class TopBar {
  constructor(app) {
    this.app = app;
    const { words } = app;
    this.status = el("p", { class: "status", role: "status" });
    const languages = LANGUAGE_CODES.map((code) => this.language(code));
    const help = { type: "button", class: "round", "aria-label": words.help, title: words.help };
    this.root = el(
      "header",
      { class: "top" },
      el("img", { src: "/page/icon.svg", alt: "", class: "logo" }),
      el("h1", {}, words.title),
      this.status,
      el("div", { class: "languages", role: "group", "aria-label": words.language }, languages),
      el("button", { ...help, onclick: () => app.showHint(true) }, icon("help")),
    );
  }

  language(code) {
    const pressed = String(code === this.app.language);
    const attributes = { type: "button", lang: code, "aria-pressed": pressed, "data-lang": code };
    const act = () => this.app.speak(code);
    return el("button", { ...attributes, onclick: act }, code.toUpperCase());
  }

  update() {
    const { connected, words } = this.app;
    this.status.dataset.connected = String(connected);
    const text = connected ? words.connected : words.lost;
    if (this.status.textContent !== text) this.status.textContent = text;
  }
}

export class Hint {
  constructor(app) {
    this.app = app;
    const { words } = app;
    this.call = el("span", { class: "hint-call" });
    const act = () => app.showHint(false);
    const shut = { type: "button", class: "round", "aria-label": words.gotIt, title: words.gotIt };
    const done = el("button", { ...shut, onclick: act }, icon("close"));
    this.root = el("aside", { class: "hint" }, el("span", {}, words.hint), this.call, done);
  }

  /** Draws the eye, also when the line was there already. */
  flash() {
    this.root.classList.remove("called");
    requestAnimationFrame(() => this.root.classList.add("called"));
  }

  /** Names the first command the bot has registered for groups: the page knows none by itself. */
  update() {
    const { app } = this;
    this.root.hidden = !app.hinting;
    const user = app.world.users.get(app.me);
    const first = app.group && user && commandsFor(app.world.commands, app.group, user)[0]?.command;
    if (this.root.hidden || this.first === (first ?? "")) return;
    this.first = first ?? "";
    const start = () => app.startWith(`/${first}`);
    const button = first && el("button", { type: "button", class: "command", onclick: start }, `/${first}`);
    const text = first ? app.words.hintStart : app.words.hintSlash;
    this.call.replaceChildren(...[text, button].filter(Boolean));
  }
}
