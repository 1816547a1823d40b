/** Points in time as words, and those that run. */

import { el } from "./dom.js";

const STEPS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function clockTime(unix, language) {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(unix * 1000);
}

function relative(unix, language) {
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= 2 * step) ?? STEPS.at(-1);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}

/** The letters of Bot API's date_time_format: r, or any of w, d or D, t or T. */
function formatted(unix, format, language) {
  if (format.toLowerCase() === "r") return relative(unix, language);
  const options = {};
  if (format.includes("w")) options.weekday = "long";
  if (/d/i.test(format)) options.dateStyle = format.includes("D") ? "long" : "short";
  if (/t/i.test(format)) options.timeStyle = format.includes("T") ? "medium" : "short";
  if (options.weekday && (options.dateStyle || options.timeStyle)) delete options.weekday;
  return new Intl.DateTimeFormat(language, options).format(unix * 1000);
}

export function momentNode(unix, format, language) {
  const text = formatted(unix, format, language);
  const date = new Date(unix * 1000);
  return el(
    "time",
    { datetime: date.toISOString(), title: date.toLocaleString(language), "data-unix": unix, "data-format": format },
    text,
  );
}

/** Keeps every relative time on the page true. */
export function keepMomentsRunning(language) {
  setInterval(() => {
    for (const node of document.querySelectorAll('time[data-format="r" i]')) {
      const text = relative(Number(node.dataset.unix), language());
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
