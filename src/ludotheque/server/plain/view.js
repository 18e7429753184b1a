// Any view as lists and tables. It knows no game.

import { h, label, spoken, titled } from "./tools.js";

const ELSEWHERE = ["box", "seat", "to_act", "players", "outcome", "over"];
const isPlain = (value) => value === null || typeof value !== "object";
const isEmpty = (value) => !isPlain(value) && !Object.keys(value).length;
const isFlat = (value) => !isPlain(value) && !isEmpty(value) && Object.values(value).every(isPlain);
const chip = (title, value) =>
  h("span", { className: "chip" }, title && [h("i", null, title), " "], spoken(value));
const row = (kind, cells) => h("tr", null, cells.map((cell) => h(kind, null, cell)));
const table = (rows) => h("div", { className: "scroll" }, h("table", null, rows));

export function plainly(view) {
  const entries = Object.entries(view).filter(([key, value]) => value !== null && !ELSEWHERE.includes(key));
  const having = (test) => entries.filter(([, value]) => test(value));
  const empty = having(isEmpty).map(([key]) => label(key)).join(", ");
  return [
    h("p", null, having(isPlain).map(([key, value]) => chip(label(key), value))),
    h("dl", null, having((value) => !isPlain(value) && !isEmpty(value)).map(([key, value]) =>
      h("div", null, h("dt", null, label(key)), h("dd", null, shown(value))))),
    empty && h("small", null, `Nothing yet: ${empty}.`),
  ];
}

function shown(value) {
  if (isPlain(value)) return spoken(value);
  if (isEmpty(value)) return h("small", null, "none");
  const [keys, values] = [Object.keys(value), Object.values(value)];
  if (Array.isArray(value)) return listed(values);
  if (values.every(isPlain)) return keys.map((key) => chip(titled(key), value[key]));
  return table(keys.map((key) =>
    h("tr", null, h("th", { scope: "row" }, titled(key)), h("td", null, shown(value[key])))));
}

function listed(values) {
  if (values.every(isPlain)) return values.map((one) => chip("", one));
  if (!values.every(isFlat)) return h("ol", null, values.map((one) => h("li", null, shown(one))));
  const columns = [...new Set(values.flatMap(Object.keys))];
  const heads = !Array.isArray(values[0]) && row("th", columns.map(label));
  return table([heads, values.map((one) => row("td", columns.map((key) => spoken(one[key] ?? ""))))]);
}
