/** The running list of messages of a column. Scrolls by itself only when it stood at the end. */

import { el, icon } from "./dom.js";
import { MessageView } from "./message.js";
import { messageKey } from "./world.js";

const NEAR_END = 48;
const RUN_SECONDS = 300;

function sameRun(a, b) {
  if (!a || !b || a.service || b.service || Boolean(a.ephemeral) !== Boolean(b.ephemeral)) return false;
  const author = (message) => message.sender_chat?.id ?? message.from?.id;
  return author(a) === author(b) && Math.abs(b.date - a.date) < RUN_SECONDS;
}

export class Feed {
  /** context as MessageView's, and reachedEnd(), emptyText. */
  constructor(context) {
    this.context = context;
    this.views = new Map();
    this.stuck = true;
    this.lastTop = 0;
    this.empty = el("p", { class: "empty" }, context.emptyText);
    this.list = el("div", { class: "feed-list", role: "log", "aria-live": "polite" });
    this.scroller = el("div", { class: "feed", tabindex: 0 }, this.empty, this.list);
    this.badge = el("span", { class: "count" });
    this.toEnd = this.endButton();
    this.root = el("div", { class: "feed-frame" }, this.scroller, this.toEnd);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.watcher = new ResizeObserver(() => this.stuck && this.scrollToEnd());
    this.watcher.observe(this.list);
    this.watcher.observe(this.scroller);
  }

  endButton() {
    const { words } = this.context;
    const act = () => {
      this.scrollToEnd();
      this.scroller.focus({ preventScroll: true });
    };
    const attributes = { class: "to-end", type: "button", "aria-label": words.toEnd, hidden: true };
    return el("button", { ...attributes, onclick: act }, icon("down"), this.badge);
  }

  update(messages, unread) {
    this.empty.hidden = messages.length > 0;
    this.removeGone(new Set(messages.map(messageKey)));
    let next = this.list.firstChild;
    messages.forEach((message, index) => {
      const view = this.viewOf(message);
      const first = !sameRun(messages[index - 1], message);
      view.update(message, { first, last: !sameRun(message, messages[index + 1]) });
      if (view.root === next) next = next.nextSibling;
      else this.list.insertBefore(view.root, next);
    });
    if (this.stuck) this.scrollToEnd();
    this.showUnread(unread);
  }

  viewOf(message) {
    const key = messageKey(message);
    if (!this.views.has(key)) this.views.set(key, new MessageView(message, this.context));
    return this.views.get(key);
  }

  removeGone(alive) {
    for (const [key, view] of this.views) {
      if (alive.has(key)) continue;
      if (view.root.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
      view.root.remove();
      this.views.delete(key);
    }
  }

  showUnread(count) {
    this.toEnd.hidden = this.stuck;
    this.badge.textContent = count || "";
    this.badge.hidden = !count;
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    // Only a move upwards lets go of the end: content that grew is not the reader's doing.
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) this.stuck = true;
    else if (scrollTop < this.lastTop - 1) this.stuck = false;
    this.lastTop = scrollTop;
    this.toEnd.hidden = this.stuck;
    if (this.stuck) this.context.reachedEnd();
  }

  scrollToEnd() {
    this.stuck = true;
    this.toEnd.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  jump(messageId) {
    const view = this.views.get(String(messageId));
    if (!view) return;
    view.root.scrollIntoView({ block: "center" });
    view.root.focus({ preventScroll: true });
    view.root.classList.remove("found");
    requestAnimationFrame(() => view.root.classList.add("found"));
  }

  close() {
    this.watcher.disconnect();
  }
}
