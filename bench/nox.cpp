// The twin of games/nox/rules.py: four players, standard rules, the played pile ends on top.

#include <algorithm>

#include "twin.hpp"

namespace {

constexpr int CARDS = 45, COPIES = 2, NUMBERS = 15, DECK = CARDS * COPIES;
constexpr int SEATS = 6;  // in the numbers of the moves, however many play
constexpr int SLOTS = 6, HAND = 3, GOAL = 150;
constexpr int NONE = 99;  // a slot without a pile, a place in the hand without a card
enum Stage : int8_t { GATHER, DEAL, DRAW, PLAY, ENDED };

struct Nox {
    static constexpr int players = 4, most = 224;

    int8_t tops[players][SLOTS];   // the card that a pile shows
    int8_t sizes[players][SLOTS];  // how many cards lie in it
    int8_t piles[players];
    int8_t hands[players][HAND];  // sorted, gaps last
    int8_t bag[CARDS];            // how many of each card the draw pile holds
    int8_t left;                  // how many that is in all
    int16_t totals[players] = {}, rounds = 0;
    int8_t starter = 0, player = 0;
    Stage stage;

    Nox() {
        gather();
        stage = GATHER;
    }

    // All cards back into the draw pile.
    void gather() {
        for (int p = 0; p < players; ++p) {
            piles[p] = 0;
            for (int i = 0; i < SLOTS; ++i) tops[p][i] = NONE, sizes[p][i] = 0;
            for (int i = 0; i < HAND; ++i) hands[p][i] = NONE;
        }
        for (int8_t &copies : bag) copies = COPIES;
        left = DECK;
        player = starter;
        stage = DEAL;
    }

    static int8_t after(int seat) { return static_cast<int8_t>(seat + 1 < players ? seat + 1 : 0); }

    int turn() const {
        if (stage == PLAY) return player;
        return stage == ENDED ? twin::OVER : twin::CHANCE;
    }

    int legal(int16_t *out) const {
        int n = 0, last = NONE;
        for (const int card : hands[player]) {
            if (card == last || card == NONE) continue;  // of two equal cards, one will do
            last = card;
            const int lowest = card / NUMBERS * NUMBERS;  // the 1 of its colour
            for (int kitty = 0; kitty < players; ++kitty) {
                const int extend = (card * SEATS + kitty) * 32;
                out[n++] = static_cast<int16_t>(extend);
                for (const int top : tops[kitty]) {
                    const int above = top - lowest;
                    out[n] = static_cast<int16_t>(extend + 2 * above + 2);
                    n += above >= 0 && above < NUMBERS;
                }
            }
        }
        return n;
    }

    // The slot of the pile that shows a number (0-based, any colour), or NONE.
    int showing(int kitty, int number) const {
        int found = NONE;
        for (int slot = 0; slot < SLOTS; ++slot) {
            const int top = tops[kitty][slot];
            if (top == number || top == number + NUMBERS || top == number + 2 * NUMBERS)
                found = slot;
        }
        return found;
    }

    int tickets() const { return stage == GATHER ? DECK : left; }

    int chance(int ticket) const {
        if (stage == GATHER) return ticket / COPIES;
        for (int card = 0; card < CARDS; ++card)
            if ((ticket -= bag[card]) < 0) return card;
        return -1;
    }

    void apply(int action) {
        if (stage == PLAY) return play(action);
        if (stage == GATHER) gather();
        take(action);
        if (stage == DRAW) return pass_on();
        player = after(player);
        if (left == DECK - HAND * players) stage = PLAY;
    }

    // From the draw pile into the hand, at its place.
    void take(int card) {
        --bag[card];
        --left;
        for (int8_t &place : hands[player]) {
            const int held = place;
            place = static_cast<int8_t>(std::min(held, card));
            card = std::max(held, card);
        }
    }

    void play(int action) {
        const int pile = action / 2 % 16, kitty = action / 32 % SEATS, card = action / 32 / SEATS;
        const int number = card % NUMBERS;
        leave_hand(card);
        const int same = showing(kitty, number);
        const int wanted = pile ? card - number + pile - 1 : NONE;
        int slot = 0;
        for (int i = SLOTS - 1; i >= 0; --i)
            if (tops[kitty][i] == wanted) slot = i;
        tops[kitty][slot] = static_cast<int8_t>(card);
        ++sizes[kitty][slot];
        piles[kitty] = static_cast<int8_t>(piles[kitty] + (pile == 0));
        if (same != NONE && same != slot) {  // N3
            sizes[kitty][slot] = static_cast<int8_t>(sizes[kitty][slot] + sizes[kitty][same]);
            tops[kitty][same] = NONE;
            sizes[kitty][same] = 0;
            --piles[kitty];
        }
        if (piles[kitty] == SLOTS)  // N4
            round_over();
        else if (left > 0)
            stage = DRAW;
        else
            pass_on();
    }

    void leave_hand(int card) {
        int8_t *hand = hands[player];
        bool gone = false;
        for (int i = 0; i < HAND - 1; ++i) {
            gone |= hand[i] == card;
            if (gone) hand[i] = hand[i + 1];
        }
        hand[HAND - 1] = NONE;
    }

    // To the next player who has a card; with none left the round is over (N6).
    void pass_on() {
        stage = PLAY;
        for (int i = 0; i < players; ++i) {
            player = after(player);
            if (hands[player][0] != NONE) return;
        }
        round_over();
    }

    // The sum of the tops, if all three colours are among them (N7).
    int worth(int kitty) const {
        int points = 0;
        bool blue = false, green = false, orange = false;
        for (const int top : tops[kitty]) {
            if (top == NONE) continue;
            points += top % NUMBERS + 1;
            blue |= top < NUMBERS;
            green |= NUMBERS <= top && top < 2 * NUMBERS;
            orange |= top >= 2 * NUMBERS;
        }
        return blue && green && orange ? points : 0;
    }

    // N8. The kitties lie until the first card of the next round is dealt.
    void round_over() {
        int high = 0;
        for (int p = 0; p < players; ++p) {
            totals[p] = static_cast<int16_t>(totals[p] + worth(p));
            high = std::max<int>(high, totals[p]);
        }
        if (high >= GOAL) {
            stage = ENDED;
        } else {
            stage = GATHER;
            ++rounds;
            starter = after(starter);
            player = starter;
        }
    }

    void standing(int64_t *out) const {
        for (int p = 0; p < players; ++p) out[p] = worth(p);
    }
};

}  // namespace

extern "C" void playouts(int64_t games, uint64_t *rng, int64_t *moves, int64_t *checksum) {
    twin::playouts<Nox>(games, rng, moves, checksum);
}
