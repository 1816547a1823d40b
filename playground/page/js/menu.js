/** A small menu that drops from a button. items() -> [{label, act, danger?}] at each opening. */

import { el, icon } from "./dom.js";

export function menuButton(label, items) {
  const button = el(
    "button",
    { class: "round", type: "button", "aria-label": label, title: label, "aria-haspopup": "menu", "aria-expanded": "false" },
    icon("more"),
  );
  const frame = el("div", { class: "menu-frame" }, button);
  button.addEventListener("click", () => (frame.menu ? shut(frame, button) : open(frame, button, items())));
  frame.addEventListener("keydown", (event) => steer(event, frame, button));
  frame.addEventListener("focusout", (event) => {
    if (!frame.contains(event.relatedTarget)) shut(frame, button, false);
  });
  return frame;
}

function open(frame, button, items) {
  const entries = items.map(({ label, act, danger }) => {
    const run = () => {
      shut(frame, button);
      act();
    };
    const attributes = { type: "button", role: "menuitem", class: danger ? "danger" : "", onclick: run };
    return el("button", attributes, label);
  });
  frame.menu = el("div", { class: "menu", role: "menu", tabindex: -1 }, entries);
  frame.append(frame.menu);
  button.setAttribute("aria-expanded", "true");
  entries[0]?.focus();
}

function shut(frame, button, refocus = true) {
  if (!frame.menu) return;
  const { menu } = frame;
  frame.menu = null;
  button.setAttribute("aria-expanded", "false");
  if (refocus) button.focus();
  menu.remove();
}

function steer(event, frame, button) {
  if (!frame.menu) return;
  const entries = [...frame.menu.children];
  const at = entries.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) entries[(at + step + entries.length) % entries.length].focus();
  else if (event.key === "Escape") shut(frame, button);
  else return;
  event.preventDefault();
}
