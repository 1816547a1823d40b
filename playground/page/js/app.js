/** The page as a whole: its state, what people do, and when what is drawn anew. */

import { post, Unreachable } from "./api.js";
import { Columns } from "./columns.js";
import { Hint, TopBar } from "./frame.js";
import { meaningOf } from "./links.js";
import { Nav } from "./nav.js";
import { toast } from "./overlay.js";
import { Presses } from "./presses.js";
import { Stage } from "./stage.js";
import { Unread } from "./unread.js";
import { fullName, World } from "./world.js";
import { wordsOf } from "./words.js";

const ACTION_SECONDS = 5;

export class App {
  /** settings: root, me, language, remember(name, value), hinting */
  constructor(settings) {
    Object.assign(this, settings);
    this.world = new World();
    this.columns = new Columns();
    this.presses = new Presses();
    this.unread = new Unread();
    this.threads = new Map();
    this.drafts = new Map();
    this.actions = new Map();
    this.connected = false;
    this.groupId = null;
    this.build();
    new ResizeObserver(() => this.draw()).observe(this.root);
  }

  build() {
    this.stage?.close();
    this.words = wordsOf(this.language);
    document.documentElement.lang = this.language;
    document.title = this.words.title;
    this.top = new TopBar(this);
    this.hint = new Hint(this);
    this.nav = new Nav(this);
    this.stage = new Stage(this);
    this.root.replaceChildren(this.top.root, this.hint.root, this.nav.root, this.stage.root);
  }

  get group() {
    return this.world.groups.find(({ id }) => id === this.groupId) ?? null;
  }

  nameOf(user) {
    return (user && fullName(user)) || this.words.nobody;
  }

  // What the server says

  load(snapshot) {
    this.world.load(snapshot);
    if (!this.world.users.has(this.me)) this.me = this.world.people[0]?.id;
    this.draw();
  }

  setConnected(connected) {
    this.connected = connected;
    this.draw();
  }

  /** Returns false when the world must be fetched anew. */
  take(event) {
    const understood = this.world.apply(event);
    HEARD[event.type]?.(this, event);
    this.drawSoon();
    return understood;
  }

  hearMessage(message) {
    this.hearFirstCommand(message);
    if (message.service || message.from?.id === message.chat_id) return;
    const thread = this.world.chats.get(message.chat_id)?.is_forum ? (message.thread_id ?? 0) : 0;
    const here = this.stage.all.some(
      (panel) =>
        panel.chatId === message.chat_id &&
        (message.from?.id === panel.viewer || (panel.thread === thread && panel.feed.stuck)),
    );
    if (!here) this.unread.add(message.chat_id, thread);
  }

  /** Whoever sends a command in a group has understood what the hint says. */
  hearFirstCommand({ chat_id: chatId, from, text }) {
    const inGroup = chatId < 0 && from?.id !== this.world.bot.id;
    if (this.hinting && inGroup && text?.startsWith("/")) this.showHint(false);
  }

  hearAction({ chat_id: chatId, action }) {
    this.actions.set(chatId, action);
    clearTimeout(this.actionTimer);
    this.actionTimer = setTimeout(() => {
      this.actions.clear();
      this.draw();
    }, ACTION_SECONDS * 1000);
  }

  hearAnswer(event) {
    if (event.results) return;
    this.presses.answered(event.query_id);
    const panel = this.stage.find(event.chat_id, event.user_id);
    if (!panel) return;
    if (event.url) this.openLink(panel, event.url);
    if (event.text) event.show_alert ? panel.alert(event.text) : panel.toast(event.text);
  }

  // What people do

  /** Does a deed and tells in the column why not. Returns whether it was done. */
  async post(panel, deed, body) {
    return this.attempt(panel, () => post(deed, body));
  }

  async attempt(panel, act, unreachable = this.words.noConnection) {
    try {
      await act();
      return true;
    } catch (error) {
      const text = error instanceof Unreachable ? unreachable : error.message;
      if (panel?.root.isConnected) panel.toast(text);
      else toast(this.stage.root, text);
      return false;
    }
  }

  send(panel, text) {
    const { chat, chatId, viewer, thread } = panel;
    const body = { user_id: viewer, chat_id: chatId, text };
    if (thread) body.thread_id = thread;
    if (chat?.anonymous_admins?.includes(viewer)) body.as = "anonymous";
    panel.feed.stuck = true;
    return this.attempt(panel, () => post("send", body), this.words.notSent);
  }

  press(panel, message, button, node) {
    if (button.url) return this.openLink(panel, button.url);
    if (button.copy_text) return this.copy(panel, button.copy_text.text);
    const asked = button.switch_inline_query_current_chat ?? button.switch_inline_query;
    if (asked !== undefined) return panel.foot.write(`@${this.world.bot.username} ${asked}`);
    if (button.callback_data === undefined) return panel.toast(this.words.deadButton);
    const act = () => this.presses.press(panel.viewer, message, button, node);
    return this.attempt(panel, act);
  }

  async copy(panel, text) {
    await this.attempt(panel, () => navigator.clipboard.writeText(text));
    panel.toast(this.words.copied);
  }

  openLink(panel, address) {
    const meaning = meaningOf(address, this.world.bot.username);
    if (meaning?.kind === "start") this.startBot(panel.viewer, meaning.payload);
    else if (meaning?.kind === "startgroup") this.startInGroup(panel, meaning.payload);
    else if (meaning?.kind === "message") this.jumpTo(meaning.chatId, meaning.messageId);
    else if (meaning && !window.open(meaning.href, "_blank", "noopener,noreferrer")) {
      panel.toast(`${this.words.opens} ${meaning.href}`);
    }
  }

  async startBot(viewer, payload) {
    this.open(viewer);
    const panel = this.stage.find(viewer, viewer);
    await this.post(panel, "start", { user_id: viewer, payload: payload || undefined });
    panel?.root.querySelector("textarea")?.focus({ preventScroll: true });
  }

  /** Adds the bot to the group shown, unless it is there, and starts it in there. */
  async startInGroup(panel, payload) {
    const { group } = this;
    if (!group) return;
    const act = async () => {
      const absent = !["member", "admin"].includes(group.bot);
      if (absent) await post("bot", { chat_id: group.id, action: "add" });
      const text = `/start@${this.world.bot.username} ${payload}`.trim();
      await post("send", { user_id: panel.viewer, chat_id: group.id, text });
    };
    this.open(group.id);
    await this.attempt(panel, act);
  }

  jumpTo(chatId, messageId) {
    if (!this.world.chats.has(chatId)) return;
    this.open(chatId);
    this.stage.find(chatId, this.me)?.jump(messageId);
  }

  async addPerson(person, join) {
    await this.attempt(null, async () => {
      const { user } = await post("users", person);
      if (join && this.groupId) await post("join", { user_id: user.id, chat_id: this.groupId });
      this.world.users.set(user.id, user);
      this.open(user.id);
    });
  }

  // What is looked at

  lookAs(userId) {
    this.me = userId;
    this.remember("me", userId);
    this.draw();
    const here = this.stage.find(this.groupId, userId);
    here?.root.querySelector('.eye[aria-checked="true"]')?.focus({ preventScroll: true });
  }

  open(chatId) {
    if (chatId < 0) this.groupId = chatId;
    this.columns.open(chatId);
    this.draw();
    const viewer = chatId < 0 ? this.me : chatId;
    const panel = this.stage.find(chatId, viewer);
    if (panel?.feed.stuck) this.markRead(panel);
    panel?.root.classList.remove("called");
    requestAnimationFrame(() => panel?.root.classList.add("called"));
  }

  openThread(panel, thread) {
    this.threads.set(panel.chatId, thread);
    panel.feed.stuck = true;
    this.markRead(panel);
    this.draw();
  }

  startWith(command) {
    this.open(this.groupId);
    const panel = this.stage.find(this.groupId, this.me);
    if (panel) this.send(panel, command);
  }

  markRead(panel) {
    if (this.unread.clear(panel.chatId, panel.thread)) this.drawSoon();
  }

  showHint(shown) {
    this.hinting = shown;
    this.remember("hint", shown ? "" : "seen");
    this.draw();
    if (shown) this.hint.flash();
  }

  speak(language) {
    this.language = language;
    this.remember("lang", language);
    this.build();
    this.draw();
  }

  // Drawing

  drawSoon() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      this.draw();
    });
  }

  draw() {
    if (!this.group) this.groupId = this.successor();
    const { world, me, groupId } = this;
    const shown = this.columns.arrange(this.root.clientWidth, me, groupId, world.people);
    this.stage.place(shown);
    this.top.update();
    this.hint.update();
    this.nav.update(shown);
    for (const panel of this.stage.all) panel.update();
  }

  /** The group to show when the one shown is gone: what it turned into, else the first. */
  successor() {
    const moved = this.world.chats.get(this.groupId)?.migrated_to;
    return this.world.groups.find(({ id }) => id === moved)?.id ?? this.world.groups[0]?.id ?? null;
  }
}

const HEARD = {
  message: (app, { message }) => app.hearMessage(message),
  action: (app, event) => app.hearAction(event),
  answer: (app, event) => app.hearAnswer(event),
};
