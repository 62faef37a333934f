// The model of one deal of Truco for two that betting is trained on.
//
// Cards are classes of strength: 0-8 the ordinary ranks, 9-12 the manilhas. Player 0 is the mão and
// leads; player 1 is the dealer, who wins three ties. Nothing is covered. The turn-up takes one card
// of some ordinary class out of play; strategies do not look at which.
//
// What a player remembers is a row of a block. A block says where the deal stands: how many cards
// lie (t), in front of which card each raise came (code) and whether a call waits for its answer.
// A row of it says what the table and the own cards look like, the table in buckets.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace truco {

constexpr int kClasses = 13, kOrdinary = 9, kTies = 2;
constexpr int kTriples = 403, kPairs = 87;
constexpr int kLadder[5] = {1, 3, 6, 9, 12};

// The points each player needs to win the match: with as much at stake already nobody calls.
inline int needs[2] = {99, 99};

constexpr int kCodes = 7 * 7 * 7 * 7;
constexpr int kBlocks = 6 * 2 * kCodes;

// Buckets of played cards: seven for those of the first two tricks, four and three where older.
constexpr int kFine[kClasses] = {0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6};
constexpr int kMiddle[kClasses] = {0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3};
constexpr int kCoarse[kClasses] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
constexpr int kFines = 7, kMiddles = 4, kCoarses = 3;

// All hands of three and of two cards by class, sorted, and the number of each.
struct Hands {
    std::array<std::array<int8_t, 3>, kTriples> triples;
    int triple_of[kClasses][kClasses][kClasses];
    int pair_of[kClasses][kClasses];

    Hands() {
        int triples_made = 0, pairs_made = 0;
        for (int a = 0; a < kClasses; a++)
            for (int b = a; b < kClasses; b++) {
                if (a == b && a >= kOrdinary) continue;  // of each manilha there is one
                pair_of[a][b] = pairs_made++;
                for (int c = b; c < kClasses; c++) {
                    if (b == c && b >= kOrdinary) continue;
                    triples[triples_made] = {int8_t(a), int8_t(b), int8_t(c)};
                    triple_of[a][b][c] = triples_made++;
                }
            }
        if (triples_made != kTriples || pairs_made != kPairs) std::abort();
    }
};

inline const Hands& hands() {
    static const Hands all;
    return all;
}

// The cards a player still holds, sorted.
struct Held {
    int8_t cards[3] = {0, 0, 0};
    int count = 0;

    int best() const { return cards[count - 1]; }

    Held without(int place) const {
        Held rest;
        for (int n = 0; n < count; n++)
            if (n != place) rest.cards[rest.count++] = cards[n];
        return rest;
    }
};

// What both players see.
struct Table {
    int t = 0;                // cards played
    int8_t played[6] = {};    // in order
    int8_t by[6] = {};        // by whom
    int first = -1;           // who won the first trick (kTies: nobody)
    int leader = 0;           // of the running trick
    int code = 0, raises = 0, raises_here = 0;
    int raiser = -1;          // who made the last call
    bool pending = false;     // whether it waits for its answer
    int winner = -1;          // of the deal, once it is decided

    int actor() const { return t % 2 == 0 ? leader : 1 - leader; }

    int decider() const { return pending ? 1 - raiser : actor(); }

    // Whether the one who is to act may call, or the one who is to answer raise.
    bool may_call() const {
        if (raises == 4 || worth() >= needs[decider()]) return false;
        return pending || (!raises_here && raiser != actor());
    }

    int worth() const { return kLadder[raises]; }

    // A call of the one who is to act or to answer.
    Table called() const {
        Table next = *this;
        next.raiser = decider();
        next.code = code * 7 + t + 1;
        next.raises++;
        next.raises_here++;
        next.pending = true;
        return next;
    }

    Table accepted() const {
        Table next = *this;
        next.pending = false;
        return next;
    }

    Table with_card(int card) const {
        Table next = *this;
        next.played[t] = int8_t(card);
        next.by[t] = int8_t(actor());
        next.t++;
        next.raises_here = 0;
        if (next.t % 2 == 0) next.end_trick();
        return next;
    }

   private:
    void end_trick() {
        int led = played[t - 2], followed = played[t - 1];
        int won = led > followed ? leader : led < followed ? 1 - leader : kTies;
        if (t == 2) {
            first = won;
        } else if (won != kTies && (first == kTies || won == first)) {
            winner = won;
        } else if (won == kTies && first != kTies) {
            winner = first;
        } else if (t == 6) {
            winner = won != kTies ? won : 1;
        }
        if (won != kTies) leader = won;
    }
};

// Where the second trick is followed, the card follows from the rules: what beats the table most
// cheaply (after a tie the best one). Its place in the hand.
inline int follow(const Table& table, const Held& held) {
    if (table.first == kTies) return held.count - 1;
    for (int n = 0; n < held.count; n++)
        if (held.cards[n] > table.played[2]) return n;
    return 0;
}

// ---------------------------------------------------------------------- blocks

struct Block {
    int t, code;
    bool pending;

    static Block of(int id) { return {id / (2 * kCodes), id % kCodes, id / kCodes % 2 == 1}; }

    bool of_actor() const {
        int here = 0;
        for (int rest = code; rest && rest % 7 == t + 1; rest /= 7) here++;
        return !pending || here % 2 == 0;
    }

    // Play the n-th card from below or call; or run, accept, raise.
    int actions() const { return pending ? 3 : t < 2 ? 4 : t == 2 ? 3 : 2; }

    int publics() const {
        const int sizes[6] = {1,
                              kClasses,
                              3 * kFines * kFines,
                              3 * kFines * kFines * kFines,
                              3 * kCoarses * kMiddles * kCoarses * kCoarses,
                              3 * kClasses * kCoarses * kMiddles};
        return sizes[t];
    }

    int privates() const {
        switch (t) {
            case 0: return kTriples;
            case 1: return of_actor() ? kTriples : kPairs;
            case 2: return kPairs;
            case 3: return of_actor() ? kClasses + 2 : kClasses;
            case 4: return kClasses;
            default: return of_actor() ? 2 : 1;
        }
    }

    int rows() const { return publics() * privates(); }
};

inline int block_id(const Table& table) {
    return (table.t * 2 + table.pending) * kCodes + table.code;
}

inline int public_part(const Table& table) {
    const int8_t* p = table.played;
    int trick = (kFine[p[0]] * kFines + kFine[p[1]]) * 3 + table.first;
    switch (table.t) {
        case 0: return 0;
        case 1: return p[0];
        case 2: return trick;
        case 3: return trick * kFines + kFine[p[2]];
    }
    // First trick of the second trick's leader, then of the follower.
    int swapped = table.by[0] != table.by[2];
    int a = p[swapped], b = p[1 - swapped];
    if (table.t == 4)
        return (((kCoarse[a] * kMiddles + kMiddle[p[2]]) * kCoarses + kCoarse[b]) * kCoarses +
                kCoarse[p[3]]) * 3 + table.first;
    // What the follower of the third trick has shown.
    bool led = table.by[2] != table.by[4];
    int early = led ? a : b, late = led ? p[2] : p[3];
    return ((p[4] * kCoarses + kCoarse[early]) * kMiddles + kMiddle[late]) * 3 + table.first;
}

inline int private_part(const Table& table, int who, const Held& held) {
    const Hands& all = hands();
    switch (held.count) {
        case 3: return all.triple_of[held.cards[0]][held.cards[1]][held.cards[2]];
        case 0: return 0;
    }
    if (table.t == 3 && who == table.actor()) {
        int place = follow(table, held), card = held.cards[place], led = table.played[2];
        if (card > led) return table.first == kTies ? kClasses + 1 : 1 + held.cards[1 - place];
        return card == led && table.first == kTies ? 1 + held.cards[1 - place] : 0;
    }
    if (table.t == 5) {
        int card = held.cards[0], led = table.played[4];
        return card > led || (card == led && (table.first == kTies ? 1 : table.first) == who);
    }
    return held.count == 2 ? all.pair_of[held.cards[0]][held.cards[1]] : held.cards[0];
}

inline int row_of(const Table& table, const Block& block, int who, const Held& held) {
    return public_part(table) * block.privates() + private_part(table, who, held);
}

// Which of a block's actions are open: a bit each.
inline unsigned open_actions(const Table& table, const Held& held) {
    if (table.pending) return table.may_call() ? 7u : 3u;
    int plays = table.t < 3 ? held.count : 1;
    unsigned open = 0;
    for (int n = 0; n < plays; n++)
        if (n == 0 || table.t >= 3 || held.cards[n] != held.cards[n - 1]) open |= 1u << n;
    if (table.may_call()) open |= 1u << plays;
    return open;
}

// ---------------------------------------------------------------- stored tables

// A table as it is shipped: block by block, action by action (the last one follows from the
// others), a byte a row, in steps of 1/kSteps.
constexpr int kSteps = 31;
constexpr char kMagic[4] = {'V', 'T', '2', 'A'};  // of one table, before several are packed

struct Stored {
    std::vector<const uint8_t*> at;
    std::vector<uint8_t> bytes;

    explicit Stored(const char* file) : at(kBlocks, nullptr) {
        std::FILE* in = std::fopen(file, "rb");
        if (!in) std::exit(2);
        for (int c; (c = std::fgetc(in)) != EOF;) bytes.push_back(uint8_t(c));
        std::fclose(in);
        int count = bytes[4] | bytes[5] << 8;
        size_t place = 6 + 2 * size_t(count);
        for (int n = 0; n < count; n++) {
            int id = bytes[6 + 2 * n] | bytes[7 + 2 * n] << 8;
            at[id] = &bytes[place];
            place += size_t(Block::of(id).rows()) * (Block::of(id).actions() - 1);
        }
        if (place != bytes.size()) std::exit(3);
    }
};

}  // namespace truco
