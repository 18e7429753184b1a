// What the pages share: nodes, requests, words. Whatever comes from outside is set as text.

export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {}))
    if (key in node) node[key] = value;
    else if (value != null) node.setAttribute(key, value);
  node.append(...children.flat(9).filter((child) => child || child === 0));
  return node;
}
export const button = (text, onclick, className = "") =>
  h("button", { type: "button", onclick, className }, text);
export const choice = (props, pairs) =>
  h("select", props, pairs.map(([value, text]) => h("option", { value }, text)));
export const field = (title, input) => h("label", null, h("span", null, title), input);
export const label = (key) => String(key).replace(/[_-]/g, " ");

export function notice(text = "") {
  const line = document.getElementById("notice");
  line.textContent = text;
  line.hidden = !text;
}

// An event handler that says in words what went wrong.
export const trying = (work) => async (event) => {
  event?.preventDefault();
  try {
    notice();
    await work(event);
  } catch (error) {
    notice(error?.code ? told("error", error) : "The house does not answer. Try again in a moment.");
  }
};

export async function ask(path, method = "GET", value) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: value && JSON.stringify(value) });
  const told = await answer.json();
  if (!answer.ok) throw told;
  return told;
}

// ---- words, as the server has read them from the Fluent files ---------------------------------

const plural = new Intl.PluralRules("en");
let words = { seats: [], messages: {} };
let nameOf = String;

export async function learn(path, names = nameOf) {
  words = await ask(path);
  nameOf = names;
}

const filled = (parts, args) => parts.map((part) => {
  if (typeof part === "string") return part;
  if (part.var) return args[part.var] ?? "";
  const value = args[part.select];
  const form = typeof value === "number" ? plural.select(value) : part.else;
  return filled(part.of[value] ?? part.of[form] ?? part.of[part.else], args);
}).join("");
export const say = (key, args = {}) => words.messages[key] && filled(words.messages[key], args);

export const titled = (key) => (/^\d+$/.test(key) ? nameOf(key) : label(key)); // numbers are seats

export function spoken(value, key) {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && words.seats.includes(key)) return nameOf(value);
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one) => spoken(one, key)).join(", ");
  return Object.entries(value).map(([name, one]) => `${titled(name)} ${spoken(one)}`).join(", ");
}

// A code and its arguments as a sentence or, if there is none, as they are.
export function told(kind, { code, args = {} }) {
  const said = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, spoken(value, key)]));
  const listed = Object.entries(said).map(([key, value]) => `${label(key)} ${value}`).join(", ");
  return say(`${kind}-${code}`, { ...said, who: said.seat }) ?? label(code) + (listed && `: ${listed}`);
}
