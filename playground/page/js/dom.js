/** Small helpers that build the page. Strings given as children become text, never markup. */

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child || child === 0));
  return node;
}

/** A person's or chat's name, kept from turning the text around it right to left. */
export function nameNode(name) {
  return el("bdi", {}, name);
}

export function toggleAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

const PATHS = {
  send: "M4 12l16-8-5 16-3.500-6.500z",
  more: "M12 6h.01M12 12h.01M12 18h.01",
  plus: "M12 5v14M5 12h14",
  down: "M6 9l6 6 6-6",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  close: "M6 6l12 12M18 6L6 18",
  robot: "M6 9h12v9H6zM12 9V5M9.500 13h.01M14.500 13h.01M10 16h4M3.500 12v3M20.500 12v3",
  group: "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2.500-5 6-5s6 2 6 5M16 11a2.500 2.500 0 1 0-1-4.800M17 14.200c2.300.4 4 2 4 4.800",
  slash: "M15 4L9 20",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  link: "M8 16L16 8M10 8h6v6",
  silent: "M5 10v4h3l4 4V6l-4 4zM16 9.500l4 5M20 9.500l-4 5",
  help: "M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .9-1 1.700M12 17h.01",
  check: "M5 12.500l4.500 4.500L19 7.500",
};

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
