// Isis & Osiris for two on boardgame.io's own reducer, for make bench-peers. Says JSON.
//   node playouts.js check N       N random matches: every move, what was turned up, the scores
//   node playouts.js matches S     random matches for S seconds of processor time
//   node playouts.js search S      its MCTS bot on the first move, for about S seconds
const { MCTSBot, RandomBot } = require("boardgame.io/ai");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { Isis } = require("./isis");

const BEGIN = { game: Isis, numPlayers: 2 };
const TO_THE_END = 100; // moves: more than a match has
const reducer = CreateGameReducer({ game: Isis });

/** What a bot may play: boardgame.io leaves it to the game to say so. */
function enumerate(G, ctx, playerID) {
  const free = G.board.flatMap((sign, cell) => (sign === null ? [cell] : []));
  if (G.held !== null) return free.map((cell) => ({ move: "putTile", args: [cell] }));
  const onto = G.pawns[playerID] > 0 ? free : [];
  const pawns = onto.map((cell) => ({ move: "putPawn", args: [cell] }));
  return G.tiles[playerID] > 0 ? [...pawns, { move: "turnUp", args: [] }] : pawns;
}

const bot = new RandomBot({ game: Isis, enumerate });

function match(told) {
  let state = InitializeGame(BEGIN);
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const actions = bot.enumerate(G, ctx, ctx.currentPlayer);
    const action = actions[Math.floor(Math.random() * actions.length)];
    state = reducer(state, action);
    moves += 1;
    const { type, args } = action.payload;
    told?.push({ type, cell: args[0] ?? null, legal: actions.length, value: state.G.held });
  }
  return { moves, scores: state.ctx.gameover.scores };
}

const seconds = () => process.cpuUsage().user / 1e6;

function check(n) {
  return Array.from({ length: n }, () => {
    const moves = [];
    return { scores: match(moves).scores, moves };
  });
}

function matches(limit) {
  for (const cold = seconds(); seconds() - cold < limit / 4; ) match(); // Node compiles as it goes
  const start = seconds();
  let [played, moves] = [0, 0];
  while (seconds() - start < limit) {
    moves += match().moves;
    played += 1;
  }
  return { matches: played, moves, seconds: seconds() - start };
}

async function search(limit) {
  const searching = (iterations) =>
    new MCTSBot({ game: Isis, enumerate, iterations, playoutDepth: TO_THE_END, seed: "owl" }).play(
      InitializeGame(BEGIN),
      "0",
    );
  await searching(50);
  const start = seconds();
  let simulations = 0;
  while (seconds() - start < limit) {
    await searching(200);
    simulations += 200;
  }
  return { simulations, seconds: seconds() - start };
}

const [, , what, size] = process.argv;
Promise.resolve({ check, matches, search }[what](Number(size))).then((found) => {
  console.log(JSON.stringify(found));
});
