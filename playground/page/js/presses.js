/** Buttons that were pressed and whose answers are still awaited. */

import { post } from "./api.js";

const PATIENCE = 10_000;

export class Presses {
  constructor() {
    this.waiting = new Map();
    this.early = new Set();
  }

  /** Presses a button as it is shown; the element is busy until the answer comes. Throws Refused. */
  async press(viewer, message, button, node) {
    const settle = () => node.removeAttribute("aria-busy");
    node.setAttribute("aria-busy", "true");
    try {
      const { query_id: query } = await post("press", this.body(viewer, message, button));
      this.expect(String(query), settle);
    } catch (error) {
      settle();
      throw error;
    }
  }

  body(viewer, message, button) {
    // By data and not by place: an edit under the finger must not press another button.
    const body = { user_id: viewer, chat_id: message.chat_id, message_id: message.message_id };
    const hidden = message.ephemeral ? { ephemeral_id: message.ephemeral.id } : {};
    return { ...body, data: button.callback_data, ...hidden };
  }

  expect(query, settle) {
    if (this.early.delete(query)) {
      settle();
      return;
    }
    const timer = setTimeout(() => this.answered(query), PATIENCE);
    this.waiting.set(query, () => {
      clearTimeout(timer);
      settle();
    });
  }

  answered(queryId) {
    const query = String(queryId);
    const settle = this.waiting.get(query);
    this.waiting.delete(query);
    if (settle) settle();
    else this.early.add(query);
  }
}
