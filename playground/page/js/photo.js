/** A message's picture; a new one takes the place of the old only when it is there. */

import { el } from "./dom.js";

function isShowable(address) {
  return /^(\/|https?:|blob:|data:image\/)/i.test(address);
}

export class Photo {
  constructor(alt) {
    this.address = null;
    this.image = el("img", { class: "photo", alt, draggable: "false" });
    this.root = el("div", { class: "photo-frame", hidden: true }, this.image);
  }

  /** size: {width, height} keeps the room while the picture loads. */
  update(address, alt, size) {
    this.image.alt = alt;
    if (size?.width) Object.assign(this.image, { width: size.width, height: size.height });
    if (address === this.address) return;
    this.address = address;
    this.root.hidden = !address;
    if (address && isShowable(address)) this.swap(address);
  }

  async swap(address) {
    if (!this.image.src) {
      this.image.src = address;
      return;
    }
    const next = new Image();
    next.src = address;
    await next.decode().catch(() => undefined);
    if (this.address === address) this.image.src = address;
  }
}
