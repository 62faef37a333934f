// The exact best response to a stored table: response TABLE [TURNED]
//
// The responder knows everything a player may know: every card played by its class, every call and
// when it came, and how the table answers each. For each hand it takes the best of its actions
// against all hands the other may hold, weighed by how many deals give both and by how the table
// would have come here with it. No sampling: all public states are walked.
//
// TURNED (0-8) is the class that the turn-up takes a card from; without it the classes are mixed as
// they come, which a responder does who does not look at the turn-up.

#include <cmath>

#include "truco.hpp"

using namespace truco;

namespace {

// The share of deals that give player 0 the first and player 1 the second of two hands.
std::vector<double> shares;

double choose(int from, int count) {
    double ways = 1;
    for (int n = 0; n < count; n++) ways *= double(from - n) / (n + 1);
    return ways;
}

void count_deals(int turned) {
    const Hands& all = hands();
    shares.assign(size_t(kTriples) * kTriples, 0.0);
    for (int up = 0; up < kOrdinary; up++) {
        if (turned >= 0 && up != turned) continue;
        double weight = turned >= 0 ? 1.0 : up == kOrdinary - 1 ? 0.2 : 0.1;
        double deals = choose(39, 3) * choose(36, 3);
        for (int i = 0; i < kTriples; i++)
            for (int j = 0; j < kTriples; j++) {
                double ways = 1;
                for (int c = 0; c < kClasses && ways > 0; c++) {
                    int mine = 0, others = 0;
                    for (int n = 0; n < 3; n++) {
                        mine += all.triples[i][n] == c;
                        others += all.triples[j][n] == c;
                    }
                    if (!(mine | others)) continue;
                    int copies = c >= kOrdinary ? 1 : c == up ? 3 : 4;
                    ways *= choose(copies, mine) * choose(copies - mine, others);
                }
                shares[size_t(i) * kTriples + j] += weight * ways / deals;
            }
    }
}

struct Holding {  // a hand as it was dealt, and what is left of it
    int dealt;
    Held held;
};

struct Reach {
    std::vector<Holding> holdings;
    std::vector<double> chance;
};

using Values = std::vector<double>;

class Response {
   public:
    Response(const Stored& stored, int player) : stored_(stored), player_(player) {}

    double value() {
        std::vector<Holding> own;
        Reach other;
        for (int i = 0; i < kTriples; i++) {
            Holding holding{i, {}};
            holding.held.count = 3;
            for (int n = 0; n < 3; n++) holding.held.cards[n] = hands().triples[i][n];
            own.push_back(holding);
            other.holdings.push_back(holding);
            other.chance.push_back(1.0);
        }
        double total = 0;
        for (double v : best(Table(), own, other)) total += v;
        return total;
    }

    long unmet = 0;

   private:
    Values best(const Table& table, const std::vector<Holding>& own, const Reach& other) {
        if (table.winner >= 0)
            return ended(own, other, table.winner == player_ ? table.worth() : -table.worth());
        return table.decider() == player_ ? mine(table, own, other) : theirs(table, own, other);
    }

    Values ended(const std::vector<Holding>& own, const Reach& other, double points) const {
        Values values(own.size(), 0.0);
        for (size_t i = 0; i < own.size(); i++)
            for (size_t j = 0; j < other.chance.size(); j++) {
                int a = own[i].dealt, b = other.holdings[j].dealt;
                if (player_) std::swap(a, b);
                values[i] += shares[size_t(a) * kTriples + b] * other.chance[j];
            }
        for (double& v : values) v *= points;
        return values;
    }

    static void raise_to(Values& values, const Values& other) {
        for (size_t i = 0; i < values.size(); i++) values[i] = std::max(values[i], other[i]);
    }

    Values mine(const Table& table, const std::vector<Holding>& own, const Reach& other) {
        if (table.pending) {
            Values values = ended(own, other, -kLadder[table.raises - 1]);
            raise_to(values, best(table.accepted(), own, other));
            if (table.may_call()) raise_to(values, best(table.called(), own, other));
            return values;
        }
        Values values(own.size(), -1e9);
        if (table.may_call()) raise_to(values, best(table.called(), own, other));
        for (int card = 0; card < kClasses; card++) {
            std::vector<Holding> rest;
            std::vector<size_t> from;
            for (size_t i = 0; i < own.size(); i++)
                for (int n = 0; n < own[i].held.count; n++)
                    if (own[i].held.cards[n] == card) {
                        rest.push_back({own[i].dealt, own[i].held.without(n)});
                        from.push_back(i);
                        break;
                    }
            if (rest.empty()) continue;
            Values after = best(table.with_card(card), rest, other);
            for (size_t n = 0; n < from.size(); n++)
                values[from[n]] = std::max(values[from[n]], after[n]);
        }
        return values;
    }

    Values theirs(const Table& table, const std::vector<Holding>& own, const Reach& other) {
        Values values(own.size(), 0.0);
        auto add = [&values](const Values& more) {
            for (size_t i = 0; i < values.size(); i++) values[i] += more[i];
        };
        size_t count = other.chance.size();
        std::vector<std::array<double, 4>> strategies(count);
        for (size_t j = 0; j < count; j++)
            strategies[j] = strategy(table, other.holdings[j].held);
        auto taking = [&](int action) {
            Reach reach;
            for (size_t j = 0; j < count; j++)
                if (double chance = other.chance[j] * strategies[j][action]; chance > 0) {
                    reach.holdings.push_back(other.holdings[j]);
                    reach.chance.push_back(chance);
                }
            return reach;
        };
        if (table.pending) {
            if (Reach runs = taking(0); !runs.chance.empty())
                add(ended(own, runs, kLadder[table.raises - 1]));
            if (Reach stays = taking(1); !stays.chance.empty())
                add(best(table.accepted(), own, stays));
            if (table.may_call())
                if (Reach raises = taking(2); !raises.chance.empty())
                    add(best(table.called(), own, raises));
            return values;
        }
        int plays = table.t < 3 ? 3 - table.t / 2 : 1;
        if (table.may_call())
            if (Reach calls = taking(plays); !calls.chance.empty())
                add(best(table.called(), own, calls));
        for (int card = 0; card < kClasses; card++) {
            Reach rest;
            for (size_t j = 0; j < count; j++)
                for (int n = 0; n < plays; n++) {
                    const Held& held = other.holdings[j].held;
                    int place = table.t == 3 ? follow(table, held) : n;
                    double chance = other.chance[j] * strategies[j][n];
                    if (held.cards[place] != card || chance <= 0) continue;
                    rest.holdings.push_back({other.holdings[j].dealt, held.without(place)});
                    rest.chance.push_back(chance);
                }
            if (!rest.chance.empty()) add(best(table.with_card(card), own, rest));
        }
        return values;
    }

    std::array<double, 4> strategy(const Table& table, const Held& held) {
        std::array<double, 4> chances{};
        unsigned open = open_actions(table, held);
        if ((open & (open - 1)) == 0) {
            chances[size_t(__builtin_ctz(open))] = 1;
            return chances;
        }
        Block block{table.t, table.code, table.pending};
        const uint8_t* at = stored_.at[block_id(table)];
        int last = block.actions() - 1, left = kSteps;
        int row = row_of(table, block, 1 - player_, held);
        if (!at || at[row] == 255) {  // never met in training: a plain answer
            unmet++;
            chances[0] = 1;
            return chances;
        }
        for (int a = 0; a < last; a++) {
            int steps = at[size_t(a) * block.rows() + row];
            chances[a] = double(steps) / kSteps;
            left -= steps;
        }
        chances[last] = double(left) / kSteps;
        return chances;
    }

    const Stored& stored_;
    int player_;
};

}  // namespace

int main(int count, char** words) {
    if (count < 2) return 1;
    Stored stored(words[1]);
    count_deals(count > 2 ? std::atoi(words[2]) : -1);
    double sum = 0;
    for (int player = 0; player < 2; player++) {
        Response response(stored, player);
        double value = response.value();
        std::printf("best response as %s: %+.4f points a deal (%ld sets not in the table)\n",
                    player == 0 ? "mao   " : "dealer", value, response.unmet);
        sum += value;
    }
    std::printf("exploitability, both seats alike: %.4f points a deal\n", sum / 2);
    return 0;
}
