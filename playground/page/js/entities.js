/** A message's text with its entities as nodes. Nothing here ever parses markup. */

import { el } from "./dom.js";
import { meaningOf } from "./links.js";
import { momentNode } from "./moments.js";

const TAGS = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strikethrough: "s",
  code: "code",
};
const BLOCKS = new Set(["blockquote", "expandable_blockquote", "pre"]);

/** acts: language, botUsername, openLink(address), command(text) */
export function formattedText(text, entities, acts) {
  // Offsets count UTF-16 units, as JavaScript's strings do.
  const sorted = [...(entities ?? [])].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return stretch(text, 0, text.length, sorted, acts);
}

function stretch(text, from, to, entities, acts) {
  const nodes = [];
  let at = from;
  for (let index = 0; index < entities.length; index += 1) {
    const entity = entities[index];
    const start = Math.max(entity.offset, at);
    const end = Math.min(entity.offset + entity.length, to);
    if (end <= start) continue;
    const within = entities.slice(index + 1).filter((other) => other.offset < end);
    nodes.push(text.slice(at, start));
    nodes.push(wrap(entity, text.slice(start, end), stretch(text, start, end, within, acts), acts));
    // A block already ends its line.
    at = BLOCKS.has(entity.type) && text[end] === "\n" ? end + 1 : end;
  }
  nodes.push(text.slice(at, Math.max(at, to)));
  return nodes.filter((node) => node !== "");
}

function wrap(entity, raw, inner, acts) {
  const special = SPECIAL[entity.type];
  if (special) return special(entity, raw, inner, acts);
  const tag = TAGS[entity.type];
  return tag ? el(tag, {}, inner) : el("span", { class: `entity-${entity.type}` }, inner);
}

const SPECIAL = {
  url: (_, raw, inner, acts) => link(raw, inner, acts),
  text_link: (entity, _, inner, acts) => link(entity.url ?? "", inner, acts),
  email: (_, raw, inner, acts) => link(`mailto:${raw}`, inner, acts),
  bot_command: (_, raw, inner, acts) =>
    el("button", { class: "inline-link", type: "button", onclick: () => acts.command(raw) }, inner),
  spoiler: (_, __, inner, acts) => spoiler(inner, acts),
  blockquote: (_, __, inner) => el("blockquote", {}, inner),
  expandable_blockquote: (_, __, inner) => expandable(inner),
  pre: (entity, _, inner) => el("pre", { "data-language": entity.language }, el("code", {}, inner)),
  date_time: (entity, _, inner, acts) =>
    entity.unix_time && entity.date_time_format
      ? momentNode(entity.unix_time, entity.date_time_format, acts.language)
      : el("span", {}, inner),
};

function link(address, inner, acts) {
  const meaning = meaningOf(address, acts.botUsername);
  if (!meaning) return el("span", {}, inner);
  if (meaning.kind === "web") {
    return el("a", { href: meaning.href, target: "_blank", rel: "noopener noreferrer" }, inner);
  }
  const open = () => acts.openLink(address);
  return el("button", { class: "inline-link", type: "button", onclick: open, title: address }, inner);
}

function spoiler(inner, acts) {
  const show = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    node.classList.add("shown");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("tabindex");
  };
  const label = acts.words.hiddenText;
  const attributes = { class: "spoiler", role: "button", tabindex: 0, "aria-label": label };
  const node = el("span", { ...attributes, onclick: show, onkeydown: show }, el("span", {}, inner));
  return node;
}

function expandable(inner) {
  const node = el("blockquote", { class: "expandable", tabindex: 0 }, inner);
  node.addEventListener("click", () => node.classList.toggle("open"));
  node.addEventListener("keydown", (event) => event.key === "Enter" && node.classList.toggle("open"));
  return node;
}
