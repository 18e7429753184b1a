// The twin of games/fakir/rules.py: two players, standard rules.

#include "twin.hpp"

namespace {

constexpr int LINES = 18, HOLES = 9;
constexpr int PIERCE = 0, DROP = 18, PULL = 27;
constexpr int REMOVE_HAND = 207, REMOVE_HOLE = 208, REMOVE_LINE = 217;
constexpr uint32_t NINE = 0b111111111;             // the crossings of a level; or all holes
constexpr uint32_t COLUMN = 1 | 1 << 9 | 1 << 18;  // the crossings below hole a1

struct Tables {
    uint32_t crossings[LINES] = {};  // of each line
    uint8_t count[512] = {};         // of a set
    int16_t members[512][HOLES] = {};
    uint8_t meets[512] = {};  // the lines of a level that meet these crossings

    constexpr Tables() {
        for (int level = 0; level < 3; ++level)
            for (int i = 0; i < 3; ++i) {
                crossings[6 * level + i] = 0b111u << (9 * level + 3 * i);
                crossings[6 * level + 3 + i] = 0b001001001u << (9 * level + i);
            }
        for (int set = 0; set < 512; ++set) {
            for (int i = 0; i < HOLES; ++i)
                if (set >> i & 1) members[set][count[set]++] = static_cast<int16_t>(i);
            for (int i = 0; i < 6; ++i)
                if (set & crossings[i]) meets[set] |= static_cast<uint8_t>(1 << i);
        }
    }
};
constexpr Tables table;

// The holes above these crossings.
inline uint32_t holes(uint32_t crossings) {
    return (crossings | crossings >> 9 | crossings >> 18) & NINE;
}

// Adds action + member for the first `width` of a set; the whole row is written, without branches.
template <int width> inline int add(int action, uint32_t set, int16_t *out, int n) {
    for (int i = 0; i < width; ++i) out[n + i] = static_cast<int16_t>(action + table.members[set][i]);
    return n + table.count[set];
}

struct Fakir {
    static constexpr int players = 2, most = 120;

    uint32_t lying[players] = {};    // horizontal sticks, a bit a line
    uint32_t resting[players] = {};  // vertical sticks, a bit the crossing rested on
    uint32_t lain = 0;               // the crossings that horizontal sticks run through
    int8_t hands[players] = {10, 10};
    int8_t left = players, player = 0;

    int turn() const { return left > 1 ? player : twin::OVER; }

    int legal(int16_t *out) const {
        const uint32_t own = lying[player], mine = resting[player], all = resting[0] | resting[1];
        int n = 0;
        if (hands[player] > 0) {
            const uint32_t full = lain | all << 9 | all << 18;  // F2
            for (int level = 0; level < 3; ++level) {
                const uint32_t free = 0b111111 ^ table.meets[full >> 9 * level & NINE];
                n = add<6>(PIERCE + 6 * level, free, out, n);
            }
            n = add<HOLES>(DROP, holes(lain) & ~holes(all), out, n);  // F4
        }
        if (mine & (mine - 1)) {  // F5: two of one's own stand
            const uint32_t bearing = table.meets[all & NINE] | table.meets[all >> 9 & NINE] << 6 |
                                     table.meets[all >> 18 & NINE] << 12;
            n = pulls(own, mine, (lying[0] | lying[1]) & bearing, out, n);
        }
        return n ? n : removals(own, mine, out);
    }

    // Adds the pulls of these lines: as it is, or, another's stick, with every swap (F6).
    int pulls(uint32_t own, uint32_t mine, uint32_t lines, int16_t *out, int n) const {
        const uint32_t stood = holes(mine), perched = mine & ~(lain << 9 | lain << 18);
        for (; lines; lines &= lines - 1) {
            const int line = __builtin_ctz(lines);
            uint32_t keeps = own >> line & 1 ? 0 : stood ^ holes(perched & table.crossings[line]);
            const int action = PULL + 10 * line + (keeps != 0);
            n = add<HOLES>(action, keeps + (keeps == 0), out, n);
        }
        return n;
    }

    // F7: who can neither place nor pull.
    int removals(uint32_t own, uint32_t mine, int16_t *out) const {
        int n = 0;
        if (hands[player] > 0) out[n++] = REMOVE_HAND;
        const uint32_t stood = holes(mine);
        for (int hole = 0; hole < HOLES; ++hole) {
            out[n] = static_cast<int16_t>(REMOVE_HOLE + hole);
            n += stood >> hole & 1;
        }
        for (int line = 0; line < LINES; ++line) {
            out[n] = static_cast<int16_t>(REMOVE_LINE + line);
            n += own >> line & 1;
        }
        return n;
    }

    int tickets() const { return 1; }  // no chance but the lot
    int chance(int ticket) const { return ticket; }

    void apply(int action) {
        const int me = player;
        if (action < DROP) {
            --hands[me];
            lying[me] |= 1u << action;
            lain |= table.crossings[action];
        } else if (action < PULL) {
            --hands[me];
            const uint32_t below = lain & COLUMN << (action - DROP);
            resting[me] |= below & ~(below >> 9 | below >> 18);  // F3: the highest stops it
        } else {
            if (action < REMOVE_HAND)
                give(me, take_out((action - PULL) / 10), (action - PULL) % 10);
            else if (action == REMOVE_HAND)
                --hands[me];
            else if (action < REMOVE_LINE)
                resting[me] &= ~(COLUMN << (action - REMOVE_HOLE));
            else
                take_out(action - REMOVE_LINE);
            count_out();
        }
        player = 1 - player;
    }

    // A horizontal stick leaves the block and what rested on it sinks (F5). Says whose it was.
    int take_out(int line) {
        const uint32_t gone = table.crossings[line];
        lain &= ~gone;
        for (uint32_t &r : resting) {
            const uint32_t falling = r & gone;
            const uint32_t once = falling >> 9, twice = (once & ~lain) >> 9;
            r ^= falling | (once & lain) | (twice & lain);
        }
        const int owner = lying[1] >> line & 1;
        lying[owner] ^= 1u << line;
        return owner;
    }

    // The pulled stick: to the puller, for one of the puller's in the block, or back (F6).
    void give(int me, int owner, int swap) {
        if (owner == me) {
            ++hands[me];
        } else if (swap > 0) {
            const uint32_t place = resting[me] & COLUMN << (swap - 1);
            resting[me] ^= place;
            resting[owner] |= place;
            ++hands[me];
        } else {
            ++hands[owner];
        }
    }

    // F8: who has no stick anywhere is out; if that is everybody, the one who moved has won.
    void count_out() {
        left = 0;
        for (int c = 0; c < players; ++c) left += (hands[c] | lying[c] | resting[c]) != 0;
        if (left == 0) left = 1;
    }

    void standing(int64_t *out) const {
        for (int c = 0; c < players; ++c)
            out[c] = hands[c] + __builtin_popcount(lying[c]) + __builtin_popcount(resting[c]);
    }
};

}  // namespace

extern "C" void playouts(int64_t games, uint64_t *rng, int64_t *moves, int64_t *checksum) {
    twin::playouts<Fakir>(games, rng, moves, checksum);
}
