// A table: what a frame says, drawn part by part.

import { connect } from "./socket.js";
import { ask, button, choice, field, h, label, learn, notice, say, spoken, told, trying } from "./tools.js";
import { plainly } from "./view.js";

const AT_ONCE = 30; // moves shown before one asks for all
const PHRASES = ["hello", "your-turn", "one-moment", "well-played", "sorry", "good-game", "thanks", "bye"];
const drawn = {};
let code, card, act, frame, heard, log, news, chat, unseen = false, acted = false, all = false;

const $ = (id) => document.getElementById(id);
const seats = () => frame?.table.seats ?? {};
const mine = () => Object.keys(seats()).map(Number).filter((seat) => seats()[seat].mine);
const does = (text, command, className) => button(text, trying(() => act(command)), className);
const happened = (event) => told("event", { ...event, code: event.kind });
const nameOf = (seat) => {
  const name = seats()[seat]?.name;
  const namesakes = Object.values(seats()).filter((chair) => chair.name === name).length > 1;
  return name ? name + (namesakes ? ` (${seat})` : "") : Number(seat) ? `seat ${seat}` : "the table";
};

export async function sitDown(its) {
  code = its;
  const { game } = await ask(`/api/tables/${encodeURIComponent(code)}`);
  await learn(`/plain/words/${encodeURIComponent(game)}`, nameOf);
  card = (await ask("/api/shelf")).find(({ name }) => name === game);
  document.title = `${card.title} · ${code}`;
  lay(await ask("/api/me"));
  act = connect(code, show);
  setInterval(tick, 1000);
  document.addEventListener("visibilitychange", noteShown);
}

function show(next) {
  [frame, heard] = [next, Date.now()];
  if (next.log) [log, news, chat] = [next.log, [], []];
  if (next.events.length && acted) [news, acted] = [[], false];
  log.push(...next.events.filter(({ event }) => !event.fades)); // what fades is news, and then gone
  news.push(...next.events);
  chat.push(...next.chat);
  unseen ||= next.events.length > 0;
  draw();
  noteShown();
}

function noteShown() {
  if (!unseen || document.hidden || frame.seat === null) return;
  unseen = false;
  act({ do: "shown", n: frame.n }).catch(() => {});
}

// ---- laid once, so that what is being typed stays ---------------------------------------------

function lay(me) {
  const part = (id, title, ...more) =>
    h("section", { id: `${id}-part` }, title && h("h2", null, title), more, h("div", { id }));
  const form = (title, input, text, work) =>
    h("form", { className: "row", onsubmit: trying(work) }, field(title, input), h("button", null, text));
  const link = h("input", { readOnly: true, value: `${location.origin}/t/${code}` });
  const copy = async () => {
    link.select();
    await navigator.clipboard?.writeText(link.value); // not there without https: then it is selected
    if (navigator.clipboard) notice("Copied.");
  };
  const line = h("input", { maxLength: 200, autocomplete: "off" });
  const speak = async () => {
    if (line.value.trim()) await act({ do: "say", text: line.value });
    line.value = "";
  };
  const phrases = PHRASES.map((phrase) => does(say(`phrase-${phrase}`), { do: "say", phrase }));
  const filter = h("input", { id: "filter", autocomplete: "off", oninput: drawMoves });
  document.querySelector("main").replaceChildren(h("div", { className: "table", id: "whole" },
    h("div", null,
      h("p", { id: "ask", role: "status" }), h("div", { id: "pending" }),
      part("news", "What has just happened"), part("view", "The table"),
      part("moves", "What you may play", form("Find a move, or type one", filter, "Play it", typed))),
    h("aside", null,
      part("seats", `${card.title} · ${code}`),
      h("section", { id: "name-part" },
        field("Your name", h("input", { id: "name", maxLength: 24, value: me.name }))),
      h("section", null, form("The link for friends", link, "Copy", copy)),
      part("deeds"),
      h("section", null, h("h2", null, "Talk"), h("ol", { id: "chat", tabIndex: 0 }),
        form("Say something", line, "Say it", speak),
        h("div", { className: "small" }, phrases)),
      h("details", null, h("summary", null, "All that has happened"), h("ol", { id: "log" })))));
}

// Only what has changed is drawn again: the focus stays where it is.
function part(id, data, children) {
  const now = JSON.stringify(data);
  if (drawn[id] === now) return;
  drawn[id] = now;
  $(id).replaceChildren(...[children()].flat(9).filter(Boolean));
  if ($(`${id}-part`)) $(`${id}-part`).hidden = !$(id).hasChildNodes();
}

function draw() {
  const { table, view, seat } = frame;
  const lines = (events) => events.map(({ event }) => h("li", null, happened(event)));
  part("ask", [table, frame.ask, seat, frame.outcome], sentence);
  part("pending", [table, seat], pending);
  part("news", [news, table.seats], () => news.length && h("ul", null, lines(news.slice(-12))));
  part("view", [view, table.seats], () => view && plainly(view));
  part("seats", [table, seat], chairs);
  part("deeds", [table, seat], deeds);
  part("chat", chat, () => chat.map(({ name, text, phrase }) =>
    h("li", null, h("b", null, name), ` ${text || say(`phrase-${phrase}`)}`)));
  part("log", [log, table.seats], () => lines(log));
  $("whole").dataset.status = table.status;
  $("name-part").hidden = table.status !== "open";
  $("chat").scrollTop = $("chat").scrollHeight;
  drawMoves();
  tick();
}

// ---- the state of play ------------------------------------------------------------------------

function sentence() {
  const { table: { status, to_act: acting = [] }, outcome, seat } = frame;
  const task = say(`ask-${frame.ask}`) ?? "";
  const free = Object.values(seats()).some(({ name }) => !name);
  if (status === "open") return free ? "Waiting for people to sit down." : "All seats are taken: the host can start.";
  if (status === "over") {
    const winners = outcome.winners.map(nameOf).join(" and ") || "Nobody";
    const won = outcome.winners.length > 1 ? "win" : "wins";
    return `It is over. ${winners} ${won}. Points: ${spoken(outcome.scores)}.`;
  }
  if (status !== "playing") return say(`error-table-${status}`);
  if (acting.includes(seat) && !seats()[seat].bot) return `Your turn, ${nameOf(seat)}: ${task}.`;
  if (acting[0] === 0) return `At the real table: ${task}`;
  const other = mine().find((one) => acting.includes(one) && one !== seat && !seats()[one].bot);
  if (other) return ["Pass the device on. ", does(`I am ${nameOf(other)}`, { do: "watch", seat: other })];
  return `Waiting for ${acting.map(nameOf).join(", ")}.`;
}

function pending() {
  const { undo, fact, status, host } = frame.table;
  const asked = mine().find((seat) => undo?.waiting.includes(seat));
  const answer = (text, yes) => does(text, { do: "answer-undo", seat: asked, yes });
  const witness = fact && status !== "disputed" && !seats()[fact.seat].mine && mine()[0];
  const truth = h("input", { value: fact?.fact ?? "" });
  return [
    undo && h("p", null, `${nameOf(undo.seat)} would like to take a move back. `,
      asked ? [answer("Agreed", true), answer("No", false)]
        : `Waiting for ${undo.waiting.map(nameOf).join(", ")}.`),
    fact && h("p", null, `${nameOf(fact.seat)} reports “${fact.fact}”. `,
      witness && [
        does("So it was", { do: "confirm", seat: witness }),
        does("No", { do: "dispute", seat: witness })]),
    status === "disputed" && host && h("div", { className: "row" }, field("How it really was", truth),
      button("Settle it", trying(() => act({ do: "correct", fact: truth.value })))),
  ];
}

// ---- moves ------------------------------------------------------------------------------------

const effect = ({ effects: [first] }) => (first ? happened(first) : "");

function found() {
  const typed = $("filter").value.toLowerCase().split(/\s+/);
  const fits = (text) => typed.every((word) => text.includes(word));
  return frame.moves.filter((one) => fits(`${one.move} ${effect(one)}`.toLowerCase()));
}

function drawMoves() {
  const { moves, table, seat } = frame;
  const some = found();
  part("moves", [some, all, moves.length, table.seats], () => [
    some.slice(0, all ? some.length : AT_ONCE).map((one) =>
      button([h("b", null, one.move), h("small", null, effect(one))], trying(() => play(one.move)), "move")),
    !all && some.length > AT_ONCE && button(`All ${some.length}`, () => { all = true; drawMoves(); }, "quiet"),
    moves.length > 0 && !some.length && h("small", null, "Nothing that you may play looks like that."),
  ]);
  const reports = table.mode === "referee" && table.status === "playing" && seat !== null;
  $("moves-part").hidden = !moves.length && !reports;
}

async function play(text) {
  const { table, seat, n } = frame;
  const fact = table.mode === "referee" && !table.to_act?.includes(seat); // awaited, or an interruption
  acted = true;
  await act(fact ? { do: "declare", seat, fact: text } : { do: "move", seat, move: text, n });
  $("filter").value = "";
  all = false;
  drawMoves();
}

async function typed() {
  const text = $("filter").value.trim();
  const exact = frame.moves.find(({ move }) => move.toLowerCase() === text.toLowerCase());
  const only = found().length === 1 ? found()[0] : undefined;
  if (text) await play((exact ?? only)?.move ?? text);
}

// ---- seats and deeds --------------------------------------------------------------------------

function chairs() {
  const { status, host, host_seat, to_act = [], thinking = [], watchers, mode } = frame.table;
  const [open, running] = [status === "open", /playing|paused/.test(status)];
  const bots = mode === "digital" ? card.bots : [];
  const sit = (seat) => trying(async () => {
    const name = $("name").value.trim();
    if (!name) return $("name").focus();
    await ask("/api/me", "PUT", { name });
    await act({ do: "sit", seat, name });
    await act({ do: "watch", seat });
  });
  const bot = (seat) => {
    const onchange = trying(({ target }) => act({ do: "bot", seat, level: target.value }));
    const levels = [["", "a bot…"], ...bots.map((level) => [level, label(level)])];
    return bots.length > 0 && choice({ ariaLabel: `A bot for ${nameOf(seat)}`, onchange }, levels);
  };
  const row = (seat, { name, bot: level, mine: own, here, away, gone, clock, running: ticks }) => {
    const absent = name && !level && !here;
    const marks = [level && `bot: ${level}`, gone && label(gone), host_seat === seat && "host", own && "you",
      absent && "not here", thinking.includes(seat) && "thinking", !name && "free"];
    return h("li", { className: to_act.includes(seat) ? "acting" : "" },
      h("b", null, nameOf(seat)), h("small", null, marks.filter(Boolean).join(", ")),
      clock != null && h("time", { "data-left": clock, "data-ticks": ticks ? "yes" : null }),
      h("span", { className: "small" },
        open && !name && [button("Sit here", sit(seat)), host && bot(seat)],
        open && (own || (level && host)) && does("Stand up", { do: "stand", seat }),
        running && own && away && does("I am back", { do: "take-back", seat }),
        running && absent && mine().length > 0 && bot(seat),
        host && !own && !level && name && does("Make host", { do: "pass-host", seat }),
        mine().length > 1 && own && frame.seat !== seat && does("Look from here", { do: "watch", seat })));
  };
  return [
    h("ol", { className: "seats" }, Object.entries(seats()).map(([seat, chair]) => row(Number(seat), chair))),
    open && host && does("Start", { do: "start" }, "big"),
    watchers && h("small", null, `${watchers} looking on`),
  ];
}

function deeds() {
  const { table: { status, rematch, fact, hints, to_act = [] }, seat } = frame;
  const [seated, playing, over] = [seat !== null, status === "playing", status === "over"];
  const again = trying(async () => { location.href = `/t/${(await act({ do: "rematch" })).code}`; });
  const resign = trying(async () => confirm("Give up this match?") && act({ do: "resign", seat }));
  const hint = trying(async () => notice(`A strong player would choose: ${(await act({ do: "hint", seat })).best}`));
  const elsewhere = trying(async () => {
    const { secret } = await ask(`/api/tables/${code}/seats/${seat}/secret`);
    const link = h("input", { readOnly: true, value: `${location.origin}/s/${secret}` });
    $("deeds").append(field("Open this on the other device, and show it to nobody", link));
    link.select();
  });
  const to = (href, text, download) => h("a", { className: "button", href, download }, text);
  return [
    seated && playing && [does("Take back", { do: "undo", seat }), does("Pause", { do: "pause", seat })],
    hints && playing && to_act.includes(seat) && button("Hint", hint),
    seated && status === "paused" && does("Go on", { do: "resume", seat }),
    seated && /playing|paused/.test(status) && button("Resign", resign),
    over && (rematch ? to(`/t/${rematch}`, "To the rematch") : seated && button("Rematch", again)),
    over && !fact && to(`/api/tables/${code}/match`, "Keep the match", ""),
    seated && button("Move my seat to another device", elsewhere),
  ];
}

function tick() {
  for (const clock of document.querySelectorAll("time")) {
    const left = Math.max(0, clock.dataset.left - (clock.dataset.ticks ? (Date.now() - heard) / 1000 : 0));
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  }
}
