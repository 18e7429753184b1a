// Isis & Osiris, the standard game, as boardgame.io would have it written. Players are 0-based.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CELLS = 36;
const TILE = "tile"; // what lies on a cell, face down; its value is in G.secret
const BAG = { "-4": 1, "-3": 2, "-2": 6, "-1": 2, 1: 2, 2: 6, 3: 2, 4: 1 };
const PAWNS_EACH = [0, 0, 8, 6, 5]; // I1, by number of players
const TILES_EACH = [0, 0, 11, 7, 5];

function setup({ ctx, random }) {
  const players = ctx.numPlayers;
  const tiles = Object.entries(BAG).flatMap(([value, n]) => Array(n).fill(Number(value)));
  return {
    board: Array(CELLS).fill(null), // free, a player's id, or TILE
    pawns: Array(players).fill(PAWNS_EACH[players]),
    tiles: Array(players).fill(TILES_EACH[players]),
    held: null, // on view until it lies on the board
    faces: null, // told when it is over
    secret: { pile: random.Shuffle(tiles), faces: {} },
  };
}

function put({ G, events }, cell, what) {
  G.board[cell] = what;
  if (G.board.every((sign) => sign !== null)) {
    G.faces = G.secret.faces;
  }
  events.endTurn();
}

const isFree = (G, cell) => Number.isInteger(cell) && G.board[cell] === null;

const moves = {
  putPawn(context, cell) {
    const { G, playerID } = context;
    if (G.held !== null || G.pawns[playerID] === 0 || !isFree(G, cell)) return INVALID_MOVE;
    G.pawns[playerID] -= 1;
    put(context, cell, playerID);
  },

  turnUp: {
    move({ G, playerID }) {
      if (G.held !== null || G.tiles[playerID] === 0) return INVALID_MOVE;
      G.tiles[playerID] -= 1;
      G.held = G.secret.pile.pop();
    },
    client: false, // only the server knows what lies face down
    undoable: false,
  },

  putTile: {
    move(context, cell) {
      const { G } = context;
      if (G.held === null || !isFree(G, cell)) return INVALID_MOVE;
      G.secret.faces[cell] = G.held;
      G.held = null;
      put(context, cell, TILE);
    },
    client: false,
    undoable: false,
  },
};

function near(cell) {
  const found = [];
  if (cell >= 6) found.push(cell - 6);
  if (cell < 30) found.push(cell + 6);
  if (cell % 6 > 0) found.push(cell - 1);
  if (cell % 6 < 5) found.push(cell + 1);
  return found;
}

/** Of a pawn: the sum of the tiles beside it (I4). */
function worth(G, cell) {
  return near(cell).reduce((sum, beside) => sum + (G.faces[beside] ?? 0), 0);
}

function endIf({ G, ctx }) {
  if (G.faces === null) return;
  const scores = Array(ctx.numPlayers).fill(0);
  G.board.forEach((sign, cell) => {
    if (sign !== TILE) scores[sign] += worth(G, cell);
  });
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, player) => (score === best ? [String(player)] : []));
  return { scores, winners };
}

exports.Isis = {
  name: "isis",
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves,
  endIf,
  playerView: PlayerView.STRIP_SECRETS,
};
