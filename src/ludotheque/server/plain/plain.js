// The plain page: the front of the house, or a table. It knows no game.

import { ask, choice, field, h, label, learn, trying } from "./tools.js";

const main = document.querySelector("main");
const [, where, what = ""] = location.pathname.split("/");

trying(async () => {
  await learn("/plain/words");
  if (where === "s") return moveHere(decodeURIComponent(what));
  if (where !== "t") return front();
  const { sitDown } = await import("./table.js");
  return sitDown(decodeURIComponent(what).toUpperCase());
})();

async function moveHere(secret) {
  const { code } = await ask("/api/seat", "POST", { secret });
  location.replace(`/t/${code}`);
}

async function front() {
  const me = await ask("/api/me"); // first and alone: this answer brings the cookie
  const paths = ["/api/shelf", "/api/my-tables", "/api/public-tables"];
  const [cards, mine, open] = await Promise.all(paths.map((path) => ask(path)));
  const titles = Object.fromEntries(cards.map((card) => [card.name, card.title]));
  const code = h("input", { required: true, maxLength: 6, autocomplete: "off", className: "code" });
  const join = trying(() => (location.href = `/t/${encodeURIComponent(code.value.trim().toUpperCase())}`));
  main.replaceChildren(
    h("section", { className: "hall" },
      h("h1", null, "A house of games, open day and night"),
      h("form", { onsubmit: join, className: "row" },
        field("The code of a table", code), h("button", null, "Join it"))),
    rows("Your tables", mine, titles),
    h("section", null, h("h2", null, "The shelf"),
      h("div", { className: "shelf" }, cards.map((card) => box(card, me.name)))),
    rows("Tables for everybody", open, titles));
}

function rows(title, tables, titles) {
  const row = (table) => h("li", null, h("a", { href: `/t/${table.code}` },
    h("b", null, titles[table.game] ?? table.game),
    h("span", null, table.names.map((name) => name ?? "free").join(" · ")),
    h("small", null, `${table.code} · ${table.status}`)));
  if (!tables.length) return "";
  return h("section", null, h("h2", null, title), h("ul", { className: "tables" }, tables.map(row)));
}

function box(card, name) {
  const [low, high] = card.players;
  const digital = card.modes.includes("digital");
  const seats = Array.from({ length: high - low + 1 }, (_, more) => [low + more, low + more]);
  const bots = digital ? card.bots.map((level) => [level, `bots (${level})`]).reverse() : [];
  const listed = [["private", "no, only by its link"], ["public", "yes, for everybody"]];
  const one = (title, key, pairs) => pairs.length > 1 && field(title, choice({ name: key }, pairs));
  const open = trying(async ({ target }) => {
    const given = Object.fromEntries(new FormData(target));
    const players = Number(given.players ?? low);
    const others = Array.from({ length: given.others ? players - 1 : 0 }, (_, n) => [n + 2, given.others]);
    await ask("/api/me", "PUT", { name: given.name });
    const { code, link } = await ask("/api/tables", "POST", {
      game: card.name, players, name: given.name, visibility: given.visibility,
      mode: given.mode ?? card.modes[0], bots: Object.fromEntries(others),
      options: given.variant ? { variant: given.variant } : {},
    });
    if (given.others) await ask(`/api/tables/${code}`, "POST", { do: "start" });
    location.href = link;
  });
  return h("details", { name: "box" },
    h("summary", null, h("b", null, card.title),
      h("small", null, `${low}–${high} players · from ${card.age} years · ${card.minutes} min`),
      !digital && h("small", null, "with the real box")),
    h("form", { onsubmit: open },
      field("Your name", h("input", { name: "name", value: name, required: true, maxLength: 24 })),
      one("Seats", "players", seats), one("The others", "others", [...bots, ["", "friends, by a link"]]),
      one("Game", "variant", card.variants.map((variant) => [variant, label(variant)])),
      one("Played", "mode", card.modes.map((mode) => [mode, label(mode)])),
      one("Listed", "visibility", listed), h("button", null, "Open a table")));
}
