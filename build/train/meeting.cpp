// Whole matches of tables that heed the score against the one that does not:
// meeting SEED MATCHES BASE CLASSES FOLDER
//
// FOLDER holds the tables "00", "01" ... by the class (0 up to CLASSES - 2) of what the mão and the
// dealer need; the last class of both is BASE, which the other side plays by at every score. Neither
// calls with enough at stake already, or runs where that loses the match.

#include <memory>
#include <string>

#include "random.hpp"
#include "truco.hpp"

using namespace truco;

namespace {

int class_of(int need) { return need <= 3 ? need - 1 : need <= 6 ? 3 : 4; }

class Side {
   public:
    Side(const Stored* base, const std::vector<const Stored*>& by_class)
        : base_(base), by_class_(by_class) {}

    int draw(const Table& table, const Held& held, Random& random) const {
        unsigned open = open_actions(table, held);
        if (table.pending && needs[table.raiser] <= kLadder[table.raises - 1]) open &= ~1u;
        int first = __builtin_ctz(open);
        if ((open & (open - 1)) == 0) return first;
        Block block{table.t, table.code, table.pending};
        const Stored* stored = base_;
        if (!by_class_.empty()) stored = by_class_[class_of(needs[0]) * 5 + class_of(needs[1])];
        const uint8_t* at = stored->at[block_id(table)];
        int row = row_of(table, block, table.decider(), held), last = block.actions() - 1;
        if (!at || at[row] == 255) return first;
        int steps[4], left = kSteps, total = 0;
        for (int a = 0; a <= last; a++) {
            steps[a] = a < last ? at[size_t(a) * block.rows() + row] : left;
            left -= steps[a];
            if (!(open >> a & 1)) steps[a] = 0;
            total += steps[a];
        }
        double drawn = random.real() * total;
        for (int a = 0; a <= last; a++)
            if ((drawn -= steps[a]) < 0) return a;
        return first;
    }

   private:
    const Stored* base_;
    std::vector<const Stored*> by_class_;
};

// Play one match; which side wins it. `mao` leads the first deal.
int play(const Side (&sides)[2], int mao, Random& random) {
    int points[2] = {0, 0};
    for (;; mao = 1 - mao) {
        const Side* seated[2] = {&sides[mao], &sides[1 - mao]};
        needs[0] = 12 - points[mao];
        needs[1] = 12 - points[1 - mao];
        Held held[2];
        deal(random, held);
        Table table;
        int step = -1, winner = -1;
        while (winner < 0) {
            int who = table.decider(), action = seated[who]->draw(table, held[who], random);
            int plays = table.t < 3 ? held[who].count : 1;
            if (table.pending && action == 0) {
                winner = table.raiser;
                step = table.raises - 1;
            } else if (table.pending) {
                table = action == 1 ? table.accepted() : table.called();
            } else if (action == plays) {
                table = table.called();
            } else {
                int place = table.t == 3 ? follow(table, held[who]) : table.t > 3 ? 0 : action;
                int card = held[who].cards[place];
                held[who] = held[who].without(place);
                table = table.with_card(card);
                winner = table.winner;
                step = table.raises;
            }
        }
        int side = winner == 0 ? mao : 1 - mao;
        points[side] += kLadder[step];
        if (points[side] >= 12) return side;
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 6) return 1;
    Random random{std::strtoull(words[1], nullptr, 10) * 0x9E3779B97F4A7C15ULL + 1};
    long matches = std::atol(words[2]), won = 0;
    Stored base(words[3]);
    int classes = std::atoi(words[4]);
    std::vector<std::unique_ptr<Stored>> kept;
    std::vector<const Stored*> by_class;
    for (int n = 0; n < classes * classes; n++) {
        if (n == classes * classes - 1) {
            by_class.push_back(&base);
            continue;
        }
        std::string name = std::to_string(n / classes) + std::to_string(n % classes);
        kept.push_back(std::make_unique<Stored>((std::string(words[5]) + "/" + name).c_str()));
        by_class.push_back(kept.back().get());
    }
    Side sides[2] = {Side(&base, by_class), Side(&base, {})};
    for (long n = 0; n < matches; n++) won += play(sides, int(n % 2), random) == 0;
    std::printf("heeding the score: %.2f %% of %ld matches against the same table without it\n",
                100.0 * double(won) / double(matches), matches);
    return 0;
}
