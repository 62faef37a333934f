// Monte Carlo CFR with external sampling: mccfr SEED DEALS OUT [STAKES]
//
// STAKES are twelve numbers: the points the mão and the dealer need to win the match, and what a
// deal won at each step of the ladder brings the mão: first the mão's wins, then the dealer's.
// Without them points count as they are.
//
// Every deal is walked once for each player, who tries all actions while the other's are drawn. Now
// and then the other is a novice, or does anything at all: against a perfect player that costs a
// little, and it takes far more from everybody else.
//
// Regrets and strategies weigh the more the later they come (linear CFR). The same
// seed and number of deals give the same table.

#include <cmath>
#include <cstring>
#include <memory>

#include "novice.hpp"
#include "random.hpp"
#include "truco.hpp"

using namespace truco;

namespace {

// A block's regrets and summed strategies: row by row, actions regrets and actions sums.
std::vector<std::unique_ptr<float[]>> blocks(kBlocks);

float* entry(const Table& table, const Block& block, int who, const Held& held) {
    auto& memory = blocks[block_id(table)];
    if (!memory) memory.reset(new float[size_t(block.rows()) * block.actions() * 2]());
    return &memory[size_t(row_of(table, block, who, held)) * block.actions() * 2];
}

// Regret matching over the open actions.
void match(const float* regrets, int actions, unsigned open, double* strategy) {
    double total = 0;
    int count = 0;
    for (int a = 0; a < actions; a++) {
        bool is_open = open >> a & 1;
        strategy[a] = is_open ? std::max(0.0f, regrets[a]) : 0.0;
        total += strategy[a];
        count += is_open;
    }
    for (int a = 0; a < actions; a++) {
        if (total > 0) strategy[a] /= total;
        else strategy[a] = open >> a & 1 ? 1.0 / count : 0.0;
    }
}

// What a deal brings the mão, by winner and step of the ladder.
double stakes[2][5] = {{1, 3, 6, 9, 12}, {-1, -3, -6, -9, -12}};

// How often the other is a novice, and how often one who is none acts at random.
constexpr double kNovices = 0.02, kTrembles = 0.02;

class Walk {
   public:
    // Against a novice, or against the strategy learned so far.
    Walk(int player, double weight, Random& random, const Novice* novice)
        : player_(player), weight_(weight), random_(random), novice_(novice) {}

    // What the deal is worth to the player from here on.
    double value(const Table& table, const Held (&held)[2]) {
        if (table.winner >= 0) return won(table.winner, table.raises);
        int who = table.decider();
        unsigned open = open_actions(table, held[who]);
        if ((open & (open - 1)) == 0) return after(table, held, __builtin_ctz(open));
        if (who != player_ && novice_)
            return after(table, held, novice_->act(table, held[who], open, random_));
        Block block{table.t, table.code, table.pending};
        int actions = block.actions();
        float* row = entry(table, block, who, held[who]);
        double strategy[4];
        match(row, actions, open, strategy);
        if (who != player_) {
            for (int a = 0; a < actions; a++) row[actions + a] += float(weight_ * strategy[a]);
            if (random_.real() < kTrembles) return after(table, held, any(open, random_));
            double drawn = random_.real();
            int chosen = -1;
            for (int a = 0; a < actions; a++) {
                if (!(open >> a & 1)) continue;
                chosen = a;
                drawn -= strategy[a];
                if (drawn < 0) break;
            }
            return after(table, held, chosen);
        }
        double values[4] = {}, mean = 0;
        for (int a = 0; a < actions; a++) {
            if (!(open >> a & 1)) continue;
            values[a] = after(table, held, a);
            mean += strategy[a] * values[a];
        }
        for (int a = 0; a < actions; a++)
            if (open >> a & 1) row[a] += float(weight_ * (values[a] - mean));
        return mean;
    }

   private:
    double won(int winner, int step) const {
        return player_ == 0 ? stakes[winner][step] : -stakes[winner][step];
    }

    double after(const Table& table, const Held (&held)[2], int action) {
        if (table.pending) {
            if (action == 0) return won(table.raiser, table.raises - 1);
            return value(action == 1 ? table.accepted() : table.called(), held);
        }
        int who = table.actor();
        int plays = table.t < 3 ? held[who].count : 1;
        if (action == plays) return value(table.called(), held);
        int place = table.t == 3 ? follow(table, held[who]) : table.t > 3 ? 0 : action;
        Held rest[2] = {held[0], held[1]};
        rest[who] = held[who].without(place);
        return value(table.with_card(held[who].cards[place]), rest);
    }

    int player_;
    double weight_;
    Random& random_;
    const Novice* novice_;
};

// Round a strategy to steps; what is rarer than `rare` is left out.
void rounded(const float* sums, int actions, double rare, uint8_t* steps) {
    double total = 0, kept = 0;
    for (int a = 0; a < actions; a++) total += sums[a];
    for (int a = 0; a < actions; a++)
        if (sums[a] >= rare * total) kept += sums[a];
    double carry = 0;
    for (int a = 0; a < actions; a++) {
        double exact = kept > 0 && sums[a] >= rare * total ? kSteps * sums[a] / kept : 0;
        int step = int(std::floor(exact + carry + 0.5));
        carry += exact - step;
        steps[a] = uint8_t(step);
    }
    if (total == 0) std::memset(steps, 255, size_t(actions));  // never met
}

void store(const char* file, double rare) {
    std::FILE* out = std::fopen(file, "wb");
    if (!out) std::exit(2);
    std::vector<int> ids;
    for (int id = 0; id < kBlocks; id++)
        if (blocks[id]) ids.push_back(id);
    std::fwrite(kMagic, 1, 4, out);
    auto word = [out](int value) {
        std::fputc(value & 255, out);
        std::fputc(value >> 8, out);
    };
    word(int(ids.size()));
    for (int id : ids) word(id);
    long met = 0, all = 0;
    for (int id : ids) {
        Block block = Block::of(id);
        int actions = block.actions(), rows = block.rows();
        std::vector<uint8_t> planes(size_t(rows) * actions);
        for (int row = 0; row < rows; row++) {
            uint8_t steps[4];
            rounded(&blocks[id][(size_t(row) * 2 + 1) * actions], actions, rare, steps);
            for (int a = 0; a < actions; a++) planes[size_t(a) * rows + row] = steps[a];
            met += steps[0] != 255;
        }
        all += rows;
        std::fwrite(planes.data(), 1, size_t(rows) * (actions - 1), out);
    }
    std::fclose(out);
    std::printf("information sets: %ld met of %ld, in %zu blocks\n", met, all, ids.size());
}

// Play deals out by the average strategies; how many each player won at each step of the ladder.
class Play {
   public:
    explicit Play(Random& random) : random_(random) {}

    long won[2][5] = {};

    void deal_out() {
        Held held[2];
        deal(random_, held);
        Table table;
        while (table.winner < 0) {
            int who = table.decider(), action = draw(table, held[who]);
            if (table.pending && action == 0) {
                won[table.raiser][table.raises - 1]++;
                return;
            }
            int plays = table.t < 3 ? held[who].count : 1;
            if (table.pending) {
                table = action == 1 ? table.accepted() : table.called();
            } else if (action == plays) {
                table = table.called();
            } else {
                int place = table.t == 3 ? follow(table, held[who]) : table.t > 3 ? 0 : action;
                int card = held[who].cards[place];
                held[who] = held[who].without(place);
                table = table.with_card(card);
            }
        }
        won[table.winner][table.raises]++;
    }

   private:
    int draw(const Table& table, const Held& held) {
        unsigned open = open_actions(table, held);
        Block block{table.t, table.code, table.pending};
        int first = __builtin_ctz(open), actions = block.actions();
        if ((open & (open - 1)) == 0) return first;
        const float* sums = entry(table, block, table.decider(), held) + actions;
        double total = 0;
        for (int a = 0; a < actions; a++) total += sums[a];
        double drawn = random_.real() * total;
        for (int a = 0; a < actions; a++)
            if ((drawn -= sums[a]) < 0) return a;
        return first;
    }

    Random& random_;
};

}  // namespace

int main(int count, char** words) {
    if (count != 4 && count != 16) return 1;
    uint64_t seed = std::strtoull(words[1], nullptr, 10);
    long deals = std::atol(words[2]);
    if (count == 16) {
        for (int player = 0; player < 2; player++) needs[player] = std::atoi(words[4 + player]);
        for (int n = 0; n < 10; n++) stakes[n / 5][n % 5] = std::atof(words[6 + n]);
    }
    Random random{seed * 0x9E3779B97F4A7C15ULL + 1};
    for (long done = 0; done < deals; done++) {
        Held held[2];
        deal(random, held);
        double weight = double(done + 1) / double(deals);
        for (int player = 0; player < 2; player++) {
            Novice novice = Novice::drawn(random);
            bool met = random.real() < kNovices;
            Walk(player, weight, random, met ? &novice : nullptr).value(Table(), held);
        }
    }
    store(words[3], 0.015);
    Play play(random);
    for (int n = 0; n < 400000; n++) play.deal_out();
    std::printf("won:");
    for (auto& player : play.won)
        for (long wins : player) std::printf(" %.5f", double(wins) / 400000);
    std::printf("\n");
    return 0;
}
