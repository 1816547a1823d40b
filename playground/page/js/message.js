/** One message in a column: a bubble that follows its message through edits. */

import { avatar, hueClass } from "./avatar.js";
import { el, icon, nameNode } from "./dom.js";
import { formattedText } from "./entities.js";
import { Keyboard } from "./keyboard.js";
import { clockTime } from "./moments.js";
import { Photo } from "./photo.js";
import { serviceText } from "./service.js";
import { fullName, messageKey } from "./world.js";

export function senderName(message, words) {
  const { sender_chat: chat, from } = message;
  if (chat) return chat.title || words.nobody;
  return (from && fullName(from)) || words.nobody;
}

/** The message in one line of plain words, for replies and the pinned bar. */
export function summary(message, words) {
  if (message.service) return serviceText(message, words);
  const text = (message.text ?? message.caption ?? "").replace(/\s+/g, " ").trim();
  return message.photo_url ? `${words.photo}${text ? `: ${text}` : ""}` : text || words.message;
}

export class MessageView {
  /** context: viewer, viewerName, isGroup, language, words, acts, press, find(messageId), jump(messageId) */
  constructor(message, context) {
    this.context = context;
    const key = messageKey(message);
    this.root = el("article", { class: "message", "data-message": key, tabindex: -1 });
    if (message.service) this.root.classList.add("service");
    else this.build(message);
  }

  build(message) {
    const { words } = this.context;
    this.sender = el("div", { class: "sender" });
    this.via = el("div", { class: "via" });
    this.reply = el("div", { class: "reply-slot" });
    this.photo = new Photo(words.photo);
    this.text = el("div", { class: "text", dir: "auto" });
    this.meta = el("div", { class: "meta" });
    this.bubble = el("div", { class: "bubble" });
    this.bubble.append(this.sender, this.via, this.reply, this.photo.root, this.text, this.meta);
    this.keyboard = new Keyboard(words.buttons, (button, node) =>
      this.context.press(this.message, button, node),
    );
    const body = el("div", { class: "message-body" }, this.bubble, this.keyboard.root);
    const who = message.sender_chat ?? message.from ?? { id: 0 };
    const face = avatar(who, message.sender_chat ? "group" : "person");
    this.root.append(el("div", { class: "face" }, face), body);
    this.sender.classList.add(hueClass(who.id));
  }

  /** place: {first, last} of a run of one sender's messages. */
  update(message, place) {
    const placed = `${place.first}${place.last}`;
    if (this.message === message && this.placed === placed) return;
    this.message = message;
    this.placed = placed;
    if (message.service) this.root.textContent = serviceText(message, this.context.words);
    else this.refresh(message, place);
  }

  refresh(message, { first, last }) {
    const { viewer, isGroup, words } = this.context;
    const own = message.from?.id === viewer && !message.sender_chat;
    const states = { own, first, last, faced: isGroup && !own, private: Boolean(message.ephemeral) };
    for (const [name, on] of Object.entries(states)) this.root.classList.toggle(name, on);
    this.bubble.classList.toggle("pictured", Boolean(message.photo_url));
    this.root.setAttribute("aria-label", `${senderName(message, words)}: ${summary(message, words)}`);
    this.showSender(message, isGroup && !own && first);
    this.showVia(message);
    this.showReply(message);
    this.photo.update(message.photo_url ?? null, message.caption || words.photo, message.photo?.at(-1));
    this.showText(message);
    this.showMeta(message);
    this.keyboard.update(message.reply_markup);
  }

  showSender(message, shown) {
    const { words } = this.context;
    this.sender.hidden = !shown;
    const badge = message.from?.is_bot && !message.sender_chat;
    this.sender.replaceChildren(nameNode(senderName(message, words)));
    if (badge) this.sender.append(el("span", { class: "badge" }, words.bot));
  }

  /** Whose words these are, when somebody sent what the bot had offered. */
  showVia({ via_bot: bot }) {
    this.via.hidden = !bot;
    this.via.textContent = bot ? `${this.context.words.via} @${bot.username}` : "";
  }

  showReply(message) {
    const { words, find, jump } = this.context;
    const given = message.reply_to;
    const id = typeof given === "object" && given ? given.message_id : given;
    const replied = id && (find(id) ?? (typeof given === "object" ? given : null));
    this.reply.hidden = !replied;
    if (!replied) return;
    const name = el("b", {}, nameNode(senderName(replied, words)));
    const line = el("span", {}, summary(replied, words));
    const quote = { type: "button", class: "reply", onclick: () => jump(id) };
    this.reply.replaceChildren(el("button", quote, name, line));
  }

  showText(message) {
    const text = message.text ?? message.caption ?? "";
    const entities = message.entities ?? message.caption_entities ?? [];
    const look = JSON.stringify([text, entities]);
    this.text.hidden = text === "";
    if (look === this.look) return;
    this.look = look;
    this.text.replaceChildren(...formattedText(text, entities, this.context.acts));
  }

  showMeta(message) {
    const { words, language, viewerName } = this.context;
    const parts = [el("time", {}, clockTime(message.date, language))];
    if (message.edit_date) parts.unshift(el("span", { class: "edited" }, words.edited));
    if (message.silent) parts.unshift(el("span", { title: words.silent }, icon("silent")));
    if (message.ephemeral) {
      parts.unshift(el("span", { class: "only-you" }, icon("eye"), words.onlyYou(viewerName)));
    }
    this.meta.replaceChildren(...parts);
  }
}
