/** What an address means inside the playground. */

const HOSTS = new Set(["t.me", "telegram.me", "telegram.dog"]);
/** Ids of supergroups lie below it; what is below is the number in a link. */
const SUPERGROUP = -1_000_000_000_000;
const OPENABLE = new Set(["http:", "https:", "mailto:", "tel:"]);

function parse(address) {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
}

function startParameter(url) {
  return url.searchParams.get("start") ?? "";
}

function botLink(url) {
  const payload = url.searchParams.get("startgroup");
  if (payload !== null) return { kind: "startgroup", payload };
  return { kind: "start", payload: startParameter(url) };
}

function insideTelegram(url, bot) {
  const [first = "", second, ...rest] = url.pathname.split("/").filter(Boolean);
  if (first.toLowerCase() === bot) return botLink(url);
  if (first === "c" && second && rest.length) {
    return { kind: "message", chatId: SUPERGROUP - Number(second), messageId: Number(rest.at(-1)) };
  }
  return null;
}

/**
 * Returns {kind: "start", payload}, {kind: "startgroup", payload} (the bot's private chat, or a group
 * of one's choice), {kind: "message", chatId, messageId}, {kind: "web", href},
 * or null for what must not be opened (javascript: and its like).
 */
export function meaningOf(address, botUsername = "") {
  const url = parse(address);
  if (!url) return null;
  const bot = botUsername.toLowerCase();
  if (url.protocol === "tg:") {
    const domain = (url.searchParams.get("domain") ?? "").toLowerCase();
    return bot && domain === bot ? { kind: "start", payload: startParameter(url) } : null;
  }
  if (!OPENABLE.has(url.protocol)) return null;
  const inside = HOSTS.has(url.hostname) && insideTelegram(url, bot);
  return inside || { kind: "web", href: url.href };
}
