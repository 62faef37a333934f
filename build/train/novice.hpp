// Players of whom an equilibrium would not take what they give away.
#pragma once

#include <cmath>

#include "random.hpp"

namespace truco {

// One of the open actions, each as likely.
inline int any(unsigned open, Random& random) {
    int left = random.below(__builtin_popcount(open));
    for (int a = 0;; a++)
        if (open >> a & 1 && left-- == 0) return a;
}

// A player of plain habits. It judges its chance by its own cards alone, and misjudges it; it calls,
// accepts and raises from fixed chances on; and it does anything at all now and then.
struct Novice {
    double calls_at, accepts_at, raises_at, error, careless, bluffs;

    static Novice drawn(Random& random) {
        Novice n;
        double bold = random.real();
        n.calls_at = 0.9 - 0.4 * bold + 0.15 * (random.real() - 0.5);
        n.accepts_at = 0.7 - 0.6 * random.real();
        n.raises_at = n.calls_at + 0.2 * random.real();
        n.error = 0.25 * random.real();
        double wild = random.real();
        n.careless = wild < 0.15 ? 1.0 : 0.4 * random.real() * random.real();
        n.bluffs = 0.3 * random.real() * random.real();
        return n;
    }

    // The action this novice takes.
    int act(const Table& table, const Held& held, unsigned open, Random& random) const {
        int who = table.decider();
        if (random.real() < careless) return any(open, random);
        double chance = confidence(table, who, held) + error * gauss(random);
        if (table.pending) {
            if (open & 4u && (chance >= raises_at || random.real() < 0.3 * bluffs)) return 2;
            return chance >= accepts_at ? 1 : 0;
        }
        int plays = table.t < 3 ? held.count : 1;
        if (open >> plays & 1 && (chance >= calls_at || random.real() < bluffs)) return plays;
        int place = plays > 1 ? habit(table, held) : 0;
        while (!(open >> place & 1)) place--;  // of equal cards the first
        return place;
    }

   private:
    static double gauss(Random& random) {
        double sum = -6;
        for (int n = 0; n < 12; n++) sum += random.real();
        return sum;
    }

    // How often a card takes a trick.
    static double takes(int card) {
        double beats = card < kOrdinary ? (4 * card + 2) / 40.0 : (card - kOrdinary + 36.5) / 40.0;
        return std::pow(beats, 1.5);
    }

    static int habit(const Table& table, const Held& held) {
        int last = held.count - 1;
        if (table.t == 2 && table.first == kTies) return last;
        if (table.t % 2 == 0) return table.t == 0 && held.cards[last] < kOrdinary - 1 ? 1 : 0;
        int led = table.played[table.t - 1];
        for (int n = 0; n <= last; n++) {
            if (held.cards[n] > led) return n;
            if (held.cards[n] == led && held.cards[last] >= kOrdinary) return n;
        }
        return 0;
    }

    static double confidence(const Table& table, int who, Held held) {
        double now = 0;
        bool laid = table.t % 2 == 1 && table.actor() != who;
        if (laid) {
            now = takes(table.played[table.t - 1]);
        } else if (held.count) {
            int place = table.t == 3 ? follow(table, held) : 0;
            if (table.t < 3) place = habit(table, held);
            int card = held.cards[place];
            held = held.without(place);
            if (table.t % 2 == 0) {
                now = takes(card);
            } else {
                int led = table.played[table.t - 1];
                now = card > led ? 1.0 : card == led ? 0.5 : 0.0;
            }
        }
        double one = held.count ? takes(held.best()) : 0;
        double two = held.count > 1 ? takes(held.cards[0]) : 0;
        int trick = table.t / 2;
        if (trick == 0) return now * (1 - (1 - one) * (1 - two)) + (1 - now) * one * two;
        if (trick == 1 && table.first == who) return 1 - (1 - now) * (1 - one);
        if (trick == 1 && table.first == 1 - who) return now * one;
        return now;
    }
};

}  // namespace truco
