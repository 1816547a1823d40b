/** Service messages as one line. */

import { fullName } from "./world.js";

const KINDS = {
  new_chat_members: "join",
  left_chat_member: "leave",
  pinned_message: "pin",
  forum_topic_created: "topic_created",
  forum_topic_closed: "topic_closed",
  forum_topic_reopened: "topic_reopened",
  forum_topic_edited: "topic_edited",
  migrate_to_chat_id: "migrate",
  migrate_from_chat_id: "migrate",
  group_chat_created: "created",
  supergroup_chat_created: "created",
  new_chat_title: "title",
};

function people(service, message, words) {
  const concerned = service.new_chat_members ?? [service.left_chat_member ?? message.from];
  return concerned.map((user) => (user && fullName(user)) || words.nobody).join(", ");
}

function nameIn(service) {
  const told = service[service.kind];
  return typeof told === "string" ? told : (told?.name ?? "");
}

/** Returns the words for a service message; an unknown kind is shown by its name. */
export function serviceText(message, words) {
  const { service } = message;
  const say = words.service[KINDS[service.kind]];
  if (!say) return message.text ?? String(service.kind).replaceAll("_", " ");
  return say(people(service, message, words), nameIn(service));
}
