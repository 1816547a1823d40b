/** The people API: what the persons of the playground can do. */

export class Refused extends Error {}
export class Unreachable extends Error {}

async function answerOf(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? `HTTP ${response.status}`);
  return answer;
}

async function request(path, options) {
  let response;
  try {
    response = await fetch(`/people/${path}`, options);
  } catch {
    throw new Unreachable(path);
  }
  return answerOf(response);
}

/** Returns the server's answer; throws Refused with its sentence, or Unreachable. */
export function post(action, body) {
  return request(action, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export function fetchWorld() {
  return request("world", { cache: "no-store" });
}
