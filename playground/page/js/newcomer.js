/** The dialog that adds a person to the world. */

import { el } from "./dom.js";

const PEOPLE_LANGUAGES = ["ru", "en", "uk", "bg"];

function field(label, control) {
  return el("label", { class: "field" }, el("span", {}, label), control);
}

function tick(label, name) {
  const box = el("input", { type: "checkbox", name, checked: true });
  return el("label", { class: "tick" }, box, el("span", {}, label));
}

/** Calls add({first_name, last_name, language_code, opened}, join) when the form is accepted. */
export function newcomerDialog(words, add) {
  const options = PEOPLE_LANGUAGES.map((code) => el("option", { value: code }, code));
  const cancel = el("button", { type: "button", class: "quiet" }, words.cancel);
  const form = el(
    "form",
    { method: "dialog" },
    el("h2", {}, words.addPerson),
    field(words.firstName, el("input", { name: "first", required: true, maxlength: 64, autocomplete: "off" })),
    field(words.lastName, el("input", { name: "last", maxlength: 64, autocomplete: "off" })),
    field(words.languageOfPerson, el("select", { name: "language" }, options)),
    tick(words.openedDm, "opened"),
    tick(words.joinAtOnce, "join"),
    el("div", { class: "dialog-buttons" }, cancel, el("button", { class: "solid" }, words.add)),
  );
  const dialog = el("dialog", { class: "dialog", "aria-label": words.addPerson }, form);
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", () => add(...read(new FormData(form))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function read(data) {
  const person = {
    first_name: data.get("first"),
    last_name: data.get("last") || undefined,
    language_code: data.get("language"),
    opened: data.has("opened"),
  };
  return [person, data.has("join")];
}
