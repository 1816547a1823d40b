/** Inline mode: the bot's name and some words in the line become a list of messages to send. */

import { post } from "./api.js";

const TYPING_PAUSE = 200;

export class InlineQuery {
  constructor(panel) {
    this.panel = panel;
    this.asked = 0;
  }

  get name() {
    return `@${this.panel.app.world.bot.username}`;
  }

  /** The words after the bot's name; null when the text does not begin with it. */
  wordsIn(text) {
    const begins = text.toLowerCase().startsWith(`${this.name.toLowerCase()} `);
    return begins ? text.slice(this.name.length + 1) : null;
  }

  /** Whether the text is the beginning of the bot's name. */
  isBegunIn(text) {
    return text.startsWith("@") && this.name.toLowerCase().startsWith(text.toLowerCase());
  }

  forget() {
    this.asked += 1;
  }

  /** What the bot answers, or null when something else has been typed meanwhile. */
  async ask(words) {
    const { viewer, chatId } = this.panel;
    const number = (this.asked += 1);
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
    if (number !== this.asked) return null;
    const query = { user_id: viewer, chat_id: chatId, query: words, wait: true };
    const answer = await post("inline", query);
    return number === this.asked ? answer : null;
  }

  /** Sends the result as its person's message. Returns whether it was sent. */
  choose(queryId, result) {
    const { app, viewer, chatId, thread } = this.panel;
    const body = { user_id: viewer, chat_id: chatId, query_id: queryId, result_id: result.id };
    if (thread) body.thread_id = thread;
    this.panel.feed.stuck = true;
    return app.attempt(this.panel, () => post("inline_choose", body), app.words.notSent);
  }
}
