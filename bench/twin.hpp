// What every C++ twin shares: the dice of kernel/fast.py and the playouts of kernel/border.py.
//
// A twin is a struct that plays one game of the shelf, for a fixed number of players with standard
// rules. It lists moves in the order in which the rules do and numbers them alike, so that the same
// dice play the same matches on both sides: equal checksums say so.
//
//     struct Game {
//         static constexpr int players;         // how many sit at the table
//         static constexpr int most;            // no position has more legal moves
//         Game();                               // the table laid out, before any chance; seat 0 begins
//         int turn() const;                     // whose turn it is, 0-based, or CHANCE, or OVER
//         int legal(int16_t *out) const;        // writes the actions, returns how many
//         int tickets() const;                  // of the chance event that is due: equally likely
//         int chance(int ticket) const;         // the action that a ticket stands for
//         void apply(int action);
//         void standing(int64_t *out) const;    // each seat's points
//     };

#pragma once

#include <cstdint>

namespace twin {

constexpr int CHANCE = -1, OVER = -2;

// A number in 0..n-1 (splitmix64).
inline int below(uint64_t &rng, uint64_t n) {
    rng += 0x9E3779B97F4A7C15u;
    uint64_t z = rng;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = z ^ (z >> 31);
    return static_cast<int>(((z >> 32) * n) >> 32);
}

// Random matches: how many moves were made, and a checksum of all that happened.
template <class Game>
void playouts(int64_t games, uint64_t *rng, int64_t *moves, int64_t *checksum) {
    const Game start;
    int16_t out[Game::most];
    int64_t score[Game::players];
    uint64_t dice = *rng;
    int64_t made = 0, sum = 0;
    for (int64_t game = 0; game < games; ++game) {
        Game s = start;
        for (int who; (who = s.turn()) != OVER;) {
            int action;
            if (who == CHANCE) {
                action = s.chance(below(dice, s.tickets()));
            } else {
                action = out[below(dice, s.legal(out))];
                ++made;
            }
            s.apply(action);
            sum = (sum * 31 + action) & 0x7FFFFFFF;
        }
        s.standing(score);
        for (int64_t points : score) sum = (sum * 31 + points + 1000) & 0x7FFFFFFF;
    }
    *rng = dice;
    *moves = made;
    *checksum = sum;
}

}  // namespace twin
