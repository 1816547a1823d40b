/** A column: one chat as one person sees it. */

import { el } from "./dom.js";
import { Feed } from "./feed.js";
import { Foot } from "./foot.js";
import { PanelHead } from "./head.js";
import { alertBox, toast } from "./overlay.js";
import { PinnedBar } from "./pinned.js";
import { Topics } from "./topics.js";

export function panelKey(chatId, viewer) {
  return `${chatId}:${viewer}`;
}

export class Panel {
  constructor(app, chatId, viewer) {
    Object.assign(this, { app, chatId, viewer, isGroup: chatId !== viewer });
    this.key = panelKey(chatId, viewer);
    this.head = new PanelHead(this);
    this.topics = new Topics(this);
    this.pinned = new PinnedBar(this);
    this.feed = new Feed(this.feedContext());
    this.foot = new Foot(this);
    const kind = this.isGroup ? "group" : "dm";
    this.root = el(
      "section",
      { class: `panel ${kind}`, "data-chat": chatId, "data-user": viewer, "data-kind": kind },
      this.head.root,
      this.topics.root,
      this.pinned.root,
      this.feed.root,
      this.foot.root,
    );
  }

  get user() {
    return this.app.world.users.get(this.viewer);
  }

  /** The group shown; nothing in a private chat. */
  get chat() {
    return this.isGroup ? this.app.world.chats.get(this.chatId) : null;
  }

  get thread() {
    return this.chat?.is_forum ? (this.app.threads.get(this.chatId) ?? 0) : 0;
  }

  feedContext() {
    const { app } = this;
    const { words } = app;
    return {
      viewer: this.viewer,
      viewerName: app.nameOf(this.user),
      isGroup: this.isGroup,
      language: app.language,
      words,
      emptyText: this.isGroup ? words.emptyGroup : words.emptyDm,
      acts: this.textActs(),
      press: (message, button, node) => app.press(this, message, button, node),
      find: (messageId) => app.world.message(this.chatId, messageId),
      jump: (messageId) => this.jump(messageId),
      reachedEnd: () => app.markRead(this),
    };
  }

  textActs() {
    const { app } = this;
    return {
      language: app.language,
      words: app.words,
      botUsername: app.world.bot.username,
      openLink: (address) => app.openLink(this, address),
      command: (text) => app.send(this, text),
    };
  }

  update() {
    const { app } = this;
    const name = app.nameOf(this.user);
    const label = this.isGroup
      ? app.words.groupColumn(this.chat.title, name)
      : app.words.columnOf(name);
    this.root.setAttribute("aria-label", label);
    this.head.update();
    this.topics.update();
    this.pinned.update();
    const messages = app.world.seenBy(this.viewer, this.chatId, this.thread);
    this.feed.update(messages, app.unread.of(this.chatId, this.thread));
    this.foot.update();
  }

  jump(messageId) {
    const message = this.app.world.message(this.chatId, messageId);
    if (message && this.chat?.is_forum) this.app.openThread(this, message.thread_id ?? 0);
    this.feed.jump(messageId);
  }

  toast(text) {
    toast(this.feed.root, text);
  }

  alert(text) {
    const { words, world } = this.app;
    alertBox(this.root, text, words, words.alertFrom(this.app.nameOf(world.bot)));
  }

  close() {
    this.feed.close();
    this.root.remove();
  }
}
