// The twin of games/isis/rules.py: two players, standard rules.

#include "twin.hpp"

namespace {

constexpr int CELLS = 36;
constexpr int PAWN = 0, FLIP = 36, TILE_TO = 37, PASS = 73;
constexpr int NOTHING = 0, FLIPPING = 99, TILE = 10;  // what is held; a tile is TILE + value
constexpr int TILES = 22;

struct Isis {
    static constexpr int players = 2, most = 40;

    int8_t board[CELLS] = {};  // 0 free, 1 or 2 a seat's pawn, TILE + value a tile
    int8_t pawns[players] = {8, 8};
    int8_t tiles[players] = {11, 11};                // still before each seat, face down
    int8_t bag[9] = {1, 2, 6, 2, 0, 2, 6, 2, 1};     // values -4..4 that nobody has seen yet
    int8_t unseen = TILES, free = CELLS, player = 0, held = NOTHING;

    int turn() const {
        if (free == 0) return twin::OVER;
        return held == FLIPPING ? twin::CHANCE : player;
    }

    int legal(int16_t *out) const {
        int n = 0;
        const bool holding = held != NOTHING;
        if (holding || pawns[player] > 0) {
            const int place = holding ? TILE_TO : PAWN;
            for (int cell = 0; cell < CELLS; ++cell) {
                out[n] = static_cast<int16_t>(place + cell);
                n += board[cell] == 0;
            }
        }
        if (!holding) {
            if (tiles[player] > 0) out[n++] = FLIP;
            if (n == 0) out[n++] = PASS;  // I6
        }
        return n;
    }

    int tickets() const { return unseen; }

    int chance(int ticket) const {
        int value = 0;
        for (int v = 0; v < 9; ++v) value += (ticket -= bag[v]) >= 0;
        return value;
    }

    void apply(int action) {
        if (held == FLIPPING) {
            --bag[action];
            --unseen;
            held = static_cast<int8_t>(TILE + action - 4);
            return;
        }
        if (action == FLIP) {
            --tiles[player];
            held = FLIPPING;
            return;
        }
        if (action < FLIP) {
            board[action] = static_cast<int8_t>(player + 1);
            --pawns[player];
            --free;
        } else if (action != PASS) {
            board[action - TILE_TO] = held;
            held = NOTHING;
            --free;
        }
        player = 1 - player;
    }

    // Of a pawn: the sum of the tiles beside it (I4).
    int worth(int cell) const {
        const auto points = [this](int near) { return board[near] > 4 ? board[near] - TILE : 0; };
        return (cell >= 6 ? points(cell - 6) : 0) + (cell < 30 ? points(cell + 6) : 0) +
               (cell % 6 > 0 ? points(cell - 1) : 0) + (cell % 6 < 5 ? points(cell + 1) : 0);
    }

    void standing(int64_t *out) const {
        out[0] = out[1] = 0;
        for (int cell = 0; cell < CELLS; ++cell)
            if (board[cell] == 1 || board[cell] == 2) out[board[cell] - 1] += worth(cell);
    }
};

}  // namespace

extern "C" void playouts(int64_t games, uint64_t *rng, int64_t *moves, int64_t *checksum) {
    twin::playouts<Isis>(games, rng, moves, checksum);
}
