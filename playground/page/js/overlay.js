/** What a callback's answer looks like to the one who pressed: a toast, or an alert with OK. */

import { el } from "./dom.js";

const TOAST_SECONDS = 4;

export function toast(host, text) {
  host.querySelector(".toast")?.remove();
  const node = el("div", { class: "toast", role: "status", dir: "auto" }, text);
  host.append(node);
  setTimeout(() => node.remove(), TOAST_SECONDS * 1000);
}

export function alertBox(host, text, words, title) {
  const before = document.activeElement;
  host.querySelector(".alert-frame")?.remove();
  const close = () => {
    frame.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  const ok = el("button", { class: "solid", type: "button", onclick: close }, words.ok);
  const box = el(
    "div",
    { class: "alert", role: "alertdialog", "aria-modal": "true", "aria-label": title },
    el("p", { dir: "auto" }, text),
    ok,
  );
  const frame = el("div", { class: "alert-frame" }, box);
  frame.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
    if (event.key === "Tab") event.preventDefault();
  });
  host.append(frame);
  ok.focus({ preventScroll: true });
}
