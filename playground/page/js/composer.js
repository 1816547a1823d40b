/** The line a person writes in: offers commands after a slash, and messages after the bot's name. */

import { el, icon } from "./dom.js";

let count = 0;

export class Composer {
  /** hooks: words, name, draft, commands(), inline, send(text) -> Promise<boolean>, keep(draft) */
  constructor(hooks) {
    this.hooks = hooks;
    this.listId = `commands-${(count += 1)}`;
    this.chosen = -1;
    this.offered = [];
    const { words } = hooks;
    this.input = this.field();
    const role = { role: "listbox", "aria-label": words.suggestions };
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
    this.suggest(this.input.value);
  }

  suggest(text) {
    const { inline } = this.hooks;
    const words = inline.wordsIn(text);
    if (words !== null) {
      this.ask(words);
      return;
    }
    inline.forget();
    const typed = /^\/(\w*)$/.exec(text);
    if (typed) this.offer(this.commands(typed[1].toLowerCase()));
    else this.offer(inline.isBegunIn(text) ? [this.botItself()] : []);
  }

  commands(beginning = "") {
    const fitting = this.hooks.commands().filter(({ command }) => command.startsWith(beginning));
    return fitting.map(({ command, description }) => ({
      title: `/${command}`,
      about: description,
      act: () => this.submit(`/${command}`),
      complete: `/${command} `,
    }));
  }

  botItself() {
    const { words, inline } = this.hooks;
    const complete = `${inline.name} `;
    return { title: inline.name, about: words.inlineHint, act: () => this.write(complete), complete };
  }

  /** Offers what the bot answers to the words; a line of the page's own when that is nothing. */
  async ask(asked) {
    const { words, inline } = this.hooks;
    const answer = await inline.ask(asked).catch(() => ({}));
    if (!answer) return;
    const act = () => undefined;
    const lines = answer.results?.map((result) => this.result(answer.query_id, result));
    if (lines?.length) this.offer(lines, "results");
    else this.offer([{ title: lines ? words.inlineNothing : words.inlineSilence, about: "", act }]);
  }

  result(queryId, result) {
    const act = async () => {
      const text = this.input.value;
      this.write("");
      if (!(await this.hooks.inline.choose(queryId, result))) this.write(text);
    };
    return { title: result.title, about: result.description ?? "", act };
  }

  left() {
    if (document.activeElement !== this.input) this.offer([]);
  }

  toggle() {
    if (this.offered.length) this.offer([]);
    else this.offer(this.commands());
    this.input.focus();
  }

  /** lines: {title, about, act, complete?}: what each is and does, and what Tab writes. */
  offer(lines, kind = "commands") {
    this.offered = lines;
    this.chosen = -1;
    this.list.hidden = lines.length === 0;
    this.list.dataset.kind = kind;
    this.list.scrollTop = 0;
    this.input.setAttribute("aria-expanded", String(lines.length > 0));
    this.input.removeAttribute("aria-activedescendant");
    this.list.replaceChildren(...lines.map((line, index) => this.option(line, index)));
  }

  option({ title, about, act }, index) {
    const role = { role: "option", id: `${this.listId}-${index}`, "aria-selected": "false" };
    const hold = (event) => event.preventDefault();
    const attributes = { ...role, class: "suggestion", onpointerdown: hold, onclick: act };
    return el("div", attributes, el("b", {}, title), el("span", {}, about));
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
    const picked = this.offered[Math.max(this.chosen, 0)];
    if (event.key === "Enter" && this.chosen >= 0) return () => picked.act();
    const acts = {
      ArrowDown: () => this.choose(this.chosen + 1),
      ArrowUp: () => this.choose(this.chosen < 0 ? -1 : this.chosen - 1),
      Escape: () => this.offer([]),
      Tab: picked.complete && (() => this.write(picked.complete)),
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
