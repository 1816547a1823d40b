/** Keeps the page in step with the server: the world once, then its events, for ever. */

import { fetchWorld } from "./api.js";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4000;

export class Stream {
  /** hooks: world(snapshot), event(event), connected(boolean) */
  constructor(hooks) {
    this.hooks = hooks;
    this.pause = FIRST_PAUSE;
    this.seq = 0;
  }

  async run() {
    for (;;) {
      try {
        await this.resync();
        await this.listen();
      } catch {
        this.hooks.connected(false);
      }
      await new Promise((resolve) => setTimeout(resolve, this.pause));
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    }
  }

  async resync() {
    const world = await fetchWorld();
    this.seq = world.seq;
    this.hooks.world(world);
  }

  /** Never returns; rejects when the connection is lost. */
  listen() {
    return new Promise((_, reject) => {
      const source = new EventSource(`/people/events?since=${this.seq}`);
      const fail = () => {
        source.close();
        reject(new Error("connection lost"));
      };
      source.onopen = () => this.opened().catch(fail);
      source.onerror = fail;
      source.onmessage = ({ data }) => this.take(JSON.parse(data)).catch(fail);
    });
  }

  async opened() {
    // since=0 means "from now on", so what happened before the stream opened is fetched again.
    if (this.seq === 0) await this.resync();
    this.pause = FIRST_PAUSE;
    this.hooks.connected(true);
  }

  async take(event) {
    if (event.type === "resync") {
      await this.resync();
    } else if (event.seq > this.seq) {
      this.seq = event.seq;
      this.hooks.event(event);
    }
  }
}
