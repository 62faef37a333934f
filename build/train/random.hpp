// Numbers from a seed, and deals from them.
#pragma once

#include "truco.hpp"

namespace truco {

struct Random {  // xorshift64*
    uint64_t state;

    uint64_t next() {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return state * 0x2545F4914F6CDD1DULL;
    }

    double real() { return double(next() >> 11) * 0x1p-53; }

    int below(int limit) { return int((next() >> 33) * uint64_t(limit) >> 31); }
};

// Deal both hands from a pack without the turn-up: of nine ordinary classes the highest is turned up
// twice as often, since two ranks (the 3 and the 2) can come to be it.
inline void deal(Random& random, Held (&held)[2]) {
    int8_t pack[39];
    int turned = std::min(random.below(10), kOrdinary - 1), size = 0;
    for (int c = 0; c < kClasses; c++)
        for (int n = 0; n < (c >= kOrdinary ? 1 : c == turned ? 3 : 4); n++) pack[size++] = int8_t(c);
    for (int n = 0; n < 6; n++) {
        std::swap(pack[n], pack[n + random.below(size - n)]);
        held[n / 3].cards[n % 3] = pack[n];
    }
    for (Held& hand : held) {
        hand.count = 3;
        std::sort(hand.cards, hand.cards + 3);
    }
}

}  // namespace truco
