/** The bottom of a column: the line to write in, or the one button that must come first. */

import { Composer } from "./composer.js";
import { commandsFor } from "./commands.js";
import { el } from "./dom.js";
import { InlineQuery } from "./inline.js";

export class Foot {
  constructor(panel) {
    this.panel = panel;
    this.state = null;
    this.composer = null;
    this.root = el("footer", { class: "panel-foot" });
  }

  update() {
    const state = this.currentState();
    if (state === this.state) return;
    this.state = state;
    const gate = GATES[state];
    this.composer = gate ? null : this.newComposer();
    this.root.replaceChildren(gate ? this.gate(gate(this.panel)) : this.composer.root);
  }

  /** Puts the text into the line, where there is one. */
  write(text) {
    this.composer?.write(text);
  }

  currentState() {
    const { chat, user, viewer, isGroup, thread } = this.panel;
    if (!isGroup) return user.blocked ? "blocked" : user.opened ? "open" : "unopened";
    if (!chat.members.includes(viewer)) return "outside";
    const topic = chat.topics?.find(({ id }) => id === thread);
    return topic?.closed && !chat.admins?.includes(viewer) ? "closed" : "open";
  }

  newComposer() {
    const { panel } = this;
    const { app } = panel;
    return new Composer({
      words: app.words,
      name: app.nameOf(panel.user),
      draft: app.drafts.get(panel.key) ?? "",
      commands: () => commandsFor(app.world.commands, panel.chat, panel.user),
      inline: new InlineQuery(panel),
      send: (text) => app.send(panel, text),
      keep: (draft) => app.drafts.set(panel.key, draft),
    });
  }

  gate({ hint, label, act }) {
    const parts = [el("p", {}, hint)];
    if (label) parts.push(el("button", { type: "button", class: "solid", onclick: act }, label));
    return el("div", { class: "gate" }, parts);
  }
}

/** What stands before writing: its words, and the deed that opens the way. */
const GATES = {
  unopened: (panel) => ({
    hint: panel.app.words.startHint,
    label: panel.app.words.start,
    act: () => panel.app.post(panel, "start", { user_id: panel.viewer }),
  }),
  blocked: (panel) => ({
    hint: panel.app.words.blockedHint,
    label: panel.app.words.unblock,
    act: () => panel.app.post(panel, "unblock", { user_id: panel.viewer }),
  }),
  outside: (panel) => ({
    hint: panel.app.words.outsideHint(panel.app.nameOf(panel.user)),
    label: panel.app.words.join,
    act: () => panel.app.post(panel, "join", { user_id: panel.viewer, chat_id: panel.chatId }),
  }),
  closed: (panel) => ({ hint: panel.app.words.topicClosed }),
};
