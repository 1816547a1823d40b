/** Faces: coloured initials. */

import { el, icon } from "./dom.js";
import { fullName } from "./world.js";

const HUES = 8;

export function hueClass(id) {
  return `hue-${Math.abs(id) % HUES}`;
}

function firstLetter(text) {
  const cleaned = (text ?? "").replace(/[^\p{L}\p{N}\p{So}]/gu, "");
  const [first] = new Intl.Segmenter().segment(cleaned);
  return first ? first.segment.normalize("NFC").slice(0, 2).toUpperCase() : "";
}

export function initials(name) {
  const letters = name.split(/\s+/).map(firstLetter).filter(Boolean);
  return letters.slice(0, 2).join("") || "?";
}

export function avatar(who, kind = "person") {
  const face = who.is_bot ? icon("robot") : kind === "group" ? icon("group") : initials(fullName(who));
  return el("span", { class: `avatar ${hueClass(who.id)}`, "aria-hidden": "true" }, face);
}
