/** The line a person writes in, with the bot's commands offered after a slash. */

import { el, icon } from "./dom.js";

let count = 0;

export class Composer {
  /** hooks: words, name, draft, commands(), send(text) -> Promise<boolean>, keep(draft) */
  constructor(hooks) {
    this.hooks = hooks;
    this.listId = `commands-${(count += 1)}`;
    this.chosen = -1;
    this.offered = [];
    const { words } = hooks;
    this.input = this.field();
    const role = { role: "listbox", "aria-label": words.commands };
    this.list = el("div", { class: "suggestions", id: this.listId, ...role, hidden: true });
    const slash = { class: "round", type: "button", "aria-label": words.commands, title: words.commands };
    const send = { class: "round send", type: "submit", "aria-label": words.send, title: words.send };
    this.form = el(
      "form",
      { class: "composer" },
      el("button", { ...slash, onclick: () => this.toggle() }, icon("slash")),
      this.input,
      el("button", send, icon("send")),
    );
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(this.input.value);
    });
    this.root = el("div", { class: "composer-frame" }, this.list, this.form);
  }

  field() {
    const { words, name, draft } = this.hooks;
    const label = words.writeAs(name);
    const combo = { role: "combobox", "aria-expanded": "false", "aria-controls": this.listId };
    const attributes = { rows: 1, "aria-label": label, placeholder: words.writes(name), ...combo };
    const input = el("textarea", { ...attributes, autocomplete: "off", dir: "auto", enterkeyhint: "send" });
    input.value = draft;
    input.addEventListener("input", () => this.changed());
    input.addEventListener("keydown", (event) => this.key(event));
    input.addEventListener("blur", () => setTimeout(() => this.left(), 150));
    return input;
  }

  changed() {
    this.hooks.keep(this.input.value);
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 140)}px`;
    const typed = /^\/([\w]*)$/.exec(this.input.value);
    const commands = typed ? this.hooks.commands() : [];
    this.offer(commands.filter(({ command }) => command.startsWith(typed[1].toLowerCase())));
  }

  left() {
    if (document.activeElement !== this.input) this.offer([]);
  }

  toggle() {
    if (this.offered.length) this.offer([]);
    else this.offer(this.hooks.commands());
    this.input.focus();
  }

  offer(commands) {
    this.offered = commands;
    this.chosen = -1;
    this.list.hidden = commands.length === 0;
    this.input.setAttribute("aria-expanded", String(commands.length > 0));
    this.input.removeAttribute("aria-activedescendant");
    const options = commands.map(({ command, description }, index) =>
      el(
        "div",
        {
          role: "option",
          id: `${this.listId}-${index}`,
          class: "suggestion",
          "aria-selected": "false",
          onpointerdown: (event) => event.preventDefault(),
          onclick: () => this.submit(`/${command}`),
        },
        el("b", {}, `/${command}`),
        el("span", {}, description),
      ),
    );
    this.list.replaceChildren(...options);
  }

  choose(index) {
    const total = this.offered.length;
    this.chosen = (index + total) % total;
    [...this.list.children].forEach((option, at) => {
      const here = at === this.chosen;
      option.setAttribute("aria-selected", String(here));
      if (here) option.scrollIntoView({ block: "nearest" });
    });
    this.input.setAttribute("aria-activedescendant", `${this.listId}-${this.chosen}`);
  }

  key(event) {
    const act = this.offered.length ? this.listKey(event) : null;
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit(this.input.value);
    }
  }

  listKey(event) {
    const picked = this.offered[Math.max(this.chosen, 0)].command;
    if (event.key === "Enter" && this.chosen >= 0) return () => this.submit(`/${picked}`);
    const acts = {
      ArrowDown: () => this.choose(this.chosen + 1),
      ArrowUp: () => this.choose(this.chosen < 0 ? -1 : this.chosen - 1),
      Escape: () => this.offer([]),
      Tab: () => this.write(`/${picked} `),
    };
    return acts[event.key];
  }

  write(text) {
    this.input.value = text;
    this.changed();
    this.input.focus();
  }

  async submit(text) {
    if (!text.trim()) return;
    this.write("");
    if (!(await this.hooks.send(text.trim()))) this.write(text);
  }
}
