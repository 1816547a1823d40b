/** Starts the page. ?me=<user id>&theme=light|dark&lang=ru|en choose for tests and pictures. */

import { App } from "./app.js";
import { keepMomentsRunning } from "./moments.js";
import { Stream } from "./stream.js";
import { LANGUAGE_CODES } from "./words.js";

const asked = new URLSearchParams(location.search);

function remembered(name) {
  try {
    return localStorage.getItem(`playground.${name}`);
  } catch {
    return null; // A browser may forbid storage; the page then starts afresh each time.
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(`playground.${name}`, value);
  } catch {
    asked.set(name, value);
  }
}

function chosen(name) {
  return asked.get(name) ?? remembered(name);
}

const theme = asked.get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

const app = new App({
  root: document.querySelector("#app"),
  me: Number(chosen("me")) || undefined,
  language: LANGUAGE_CODES.includes(chosen("lang")) ? chosen("lang") : "ru",
  hinting: remembered("hint") !== "seen",
  remember,
});

const stream = new Stream({
  world: (snapshot) => app.load(snapshot),
  event: (event) => {
    if (!app.take(event)) stream.resync().catch(() => app.setConnected(false));
  },
  connected: (connected) => app.setConnected(connected),
});

keepMomentsRunning(() => app.language);
stream.run();
