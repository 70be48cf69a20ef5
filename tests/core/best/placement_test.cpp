// SPDX-License-Identifier: GPL-3.0-or-later
// A found placement is never worse than the initial one, a random one, or those of the operating systems.
#include "boardset/analysis/Comparison.h"
#include "boardset/best/CandidateMoves.h"
#include "boardset/best/Score.h"
#include "boardset/policy/ProgramFromPlacement.h"
#include "boardset/policy/ReplayedPlacement.h"
#include "boardset/scenario/JsonFile.h"
#include "boardset/scenario/PagePlacement.h"
#include "searching.h"
#include "support/catch.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

/// Working blocks of a role in the same domain as another block.
std::vector<BlockId> beside(const Topology& topology, Role role, const std::string& path) {
    std::vector<BlockId> blocks = topology.withRole(role);
    std::erase_if(blocks, [&](BlockId each) {
        return topology.block(each).lost || topology.block(each).domain != topology.block(topology.at(path)).domain;
    });
    return blocks;
}

/// Each thread on its own processor; the pages of each region in one memory, on one board, or anywhere.
Workload byChance(const Canonical& from, std::mt19937& random) {
    const Topology& topology = *from.topology;
    Workload workload = from.scenario.workload;
    std::set<std::string> taken;
    for (Process& process : workload.processes) {
        for (Customer& each : process.customers) {
            if (topology.block(topology.at(each.on)).role != Role::Processor)
                continue;
            const auto processors = beside(topology, Role::Processor, each.on);
            do {
                each.on = topology.block(processors[random() % processors.size()]).path;
            } while (!taken.insert(each.on).second);
        }
        for (Region& region : process.regions) {
            auto memories = beside(topology, Role::Memory, region.pagesIn.begin()->first);
            const BlockId one = memories[random() % memories.size()];
            const BlockId group = topology.localityGroupOf(one);
            const auto how = random() % 3;
            if (how == 0)
                memories = {one};
            else if (how == 1)
                std::erase_if(memories, [&](BlockId each) { return topology.localityGroupOf(each) != group; });
            region.pagesIn = spread(region.pages(), topology, memories);
        }
    }
    return workload;
}

/// Value to maximise.
double worth(const Answer& answer, BestGoal goal) {
    return goal == BestGoal::Latency ? 1 / answer.meanLatencyNs : throughputOf(answer);
}

/// True if a result is at least as good as another. A latency excludes the wait for a shared processor.
bool isNoWorse(const Answer& found, const Answer& other, BestGoal goal) {
    const int sharing = timeSharingIn(found).threads, others = timeSharingIn(other).threads;
    if (goal == BestGoal::Latency && sharing != others)
        return sharing < others;
    return worth(found, goal) * (1 + thousandth) >= worth(other, goal);
}

Canonical allOnOneBoard() {
    Canonical from = at("sunfire6800-copy-24-local");
    for (Region& region : from.scenario.workload.processes.front().regions)
        region.pagesIn = {{"SB0/P0/memory", region.pages()}};
    return from;
}

} // namespace

TEST_CASE("background work does not count in a score of several units", "[best]") {
    Answer answer;
    answer.totals = {{.unit = "line", .perSecond = 1e6, .bytesPerSecond = 64e6, .latencyNs = 100},
                     {.unit = "message", .perSecond = 1e4, .latencyNs = 400}};
    const best::Score both = best::scoreOf(answer, BestGoal::Latency, {});
    CHECK(both.value == Approx(1.0 / 200)); // geometric mean of 100 and 400 ns
    answer.totals.push_back({.unit = "page", .background = true, .perSecond = 5, .latencyNs = 9e9});
    const best::Score beside = best::scoreOf(answer, BestGoal::Latency, {});
    CHECK(beside.value == Approx(both.value));
    CHECK(beside.second == Approx(both.second));
}

TEST_CASE("a found placement is never worse than the scenario, a random placement or a system's policy", "[best]") {
    const auto id = GENERATE("sunfire6800-copy-24-random", "sunfire6800-first", "sunfire6800-finite-difference-random",
                             "sunfire6800-segments-local", "p650-first", "p650-oltp-private", "p650-random-dealt",
                             "t5440-first", "t5440-read-4");
    const auto goal = GENERATE(BestGoal::Throughput, BestGoal::Latency);
    INFO(id << " for " << toString(goal));
    const Canonical from = at(id);
    const Best best = findBest(from, asked(goal));
    CHECK(isNoWorse(best.answer, answerOf(from), goal));

    std::mt19937 random(7);
    for (int i = 0; i < 100; ++i)
        CHECK(isNoWorse(best.answer, solvePlacement(*from.topology, byChance(from, random)), goal));
    for (const OperatingSystem& system : systemsOf(*from.topology)) {
        const Program program = programOf(from.scenario.workload, system.id, *from.topology);
        INFO(system.id);
        CHECK(isNoWorse(best.answer, solvePlacement(*from.topology, replayedPlacement(program, *from.topology)), goal));
    }
}

TEST_CASE("the lowest latency does not come from threads that share a processor", "[best]") {
    for (const char* const id : {"sunfire6800-first", "sunfire6800-finite-difference-random", "p650-oltp-private"}) {
        INFO(id);
        const Canonical from = at(id);
        const Best apart = findBest(from, asked(BestGoal::Latency));
        CHECK(timeSharingIn(apart.answer).threads == 0);
        // The same if the threads start on one processor.
        Canonical packed = from;
        for (Customer& each : packed.scenario.workload.processes.front().customers)
            each.on = packed.scenario.workload.processes.front().customers.front().on;
        const Best parted = findBest(packed, asked(BestGoal::Latency));
        CHECK(timeSharingIn(parted.before).threads > 0);
        CHECK(timeSharingIn(parted.answer).threads == 0);
        CHECK(parted.steps.front().gain == std::nullopt); // a latency with less sharing is not comparable
    }
}

TEST_CASE("24 threads with all pages in one memory reach the limit of the address bus after a search", "[best]") {
    // Two of three bytes of a copy count, so 14.4 GB/s of lines are 9.6 GB/s (document 000, Table B-3).
    const Best best = findBest(allOnOneBoard(), asked());
    CHECK(throughputOf(best.before) < 4000);
    CHECK(throughputOf(best.answer) == Approx(9600).epsilon(thousandth));
}

TEST_CASE("the edits lead to the reported result, and the gains of the steps add up", "[best]") {
    const auto id = GENERATE("sunfire6800-first", "t5440-first", "sunfire6800-finite-difference-random");
    const Canonical from = at(id);
    const Best best = findBest(from, asked());
    REQUIRE(best.edits.size() == 1); // one step of the history
    const Canonical after = edited(from, best.edits.front());
    CHECK(after.scenario == best.after.scenario);
    CHECK(throughputOf(answerOf(after)) == Approx(throughputOf(best.answer)).epsilon(1e-9));
    double gain = 0;
    for (const BestStep& step : best.steps)
        gain += step.gain.value();
    CHECK(throughputOf(best.before) * (1 + gain) == Approx(throughputOf(best.answer)).epsilon(1e-6));
    CHECK(gain > 0.1);
}

TEST_CASE("a thread or page stays where it is if moving it does not help", "[best]") {
    // Each thread has a processor of its own and randomly placed pages: the search moves pages but no threads.
    const Canonical from = at("sunfire6800-finite-difference-random");
    const Best best = findBest(from, asked());
    const auto& before = from.scenario.workload.processes.front().customers;
    const auto& after = best.after.scenario.workload.processes.front().customers;
    for (std::size_t i = 0; i < before.size(); ++i)
        CHECK(after[i].on == before[i].on);
    // Four threads on one board run equally well on any board; only their pages move closer.
    CHECK(findBest(at("sunfire6800-first"), asked()).steps.size() == 1);
    // If no move helps, the result is the scenario itself.
    const Best local = findBest(at("sunfire6800-copy-24-local"), asked());
    CHECK(local.edits.empty());
    CHECK(local.after.scenario == at("sunfire6800-copy-24-local").scenario);
}

TEST_CASE("a search from a scenario with a program keeps a placement", "[best]") {
    const Canonical from = at("sunfire15k-mpo-shared-above");
    REQUIRE(from.scenario.program);
    const Best best = findBest(from, asked());
    REQUIRE(std::holds_alternative<KeepPlacement>(best.edits.at(0)));
    CHECK_FALSE(best.after.scenario.program);
    CHECK(throughputOf(best.answer) > throughputOf(best.before));
}

TEST_CASE("streams stay on their cards, and their buffers move to them", "[best]") {
    const Best best = findBest(at("t5440-first"), asked());
    const Process& process = best.after.scenario.workload.processes.front();
    CHECK(process.customers.front().on == "slot2");
    // Slot 2 belongs to processor 2: local memory has a lower latency than remote (document 003, Latency).
    CHECK(process.regions.front().pagesIn == std::map<std::string, int>{{"CPU2/memory", 64}});
}

TEST_CASE("threads leave a failed board and stay in their domain", "[best]") {
    const Best best = findBest(at("sunfire6800-copy-24-local", SetFailed{"SB3", true}), asked());
    CHECK(best.before.model.stopped.size() == 4);
    CHECK(best.answer.model.stopped.empty());

    const Canonical divided = at("sunfire6800-segments-local", SetFailed{"SB0", true});
    const Best found = findBest(divided, asked());
    CHECK(found.answer.model.stopped.empty());
    const Topology& topology = *divided.topology;
    const auto& before = divided.scenario.workload.processes;
    for (std::size_t p = 0; p < before.size(); ++p) {
        for (std::size_t c = 0; c < before[p].customers.size(); ++c) {
            const std::string& now = found.after.scenario.workload.processes[p].customers[c].on;
            CHECK(topology.block(topology.at(now)).domain ==
                  topology.block(topology.at(before[p].customers[c].on)).domain);
            CHECK_FALSE(topology.block(topology.at(now)).lost);
        }
    }
}

TEST_CASE("pages are placed only in memories with enough free space", "[best]") {
    // Banks of 256 MB: the memory of a processor holds 1 GB, 256 pages; a board holds 1,024 pages.
    Workload workload = scenario("sunfire6800-copy-1-local").workload;
    Region& region = workload.processes.front().regions.front();
    region.pagesIn = {{"", 2000}};
    const Canonical from = with("sunfire6800-copy-1-local", {{"bankMB", 256}}, workload);
    const Best best = findBest(from, asked());
    CHECK_FALSE(overflowOf(best.after.scenario, *best.after.topology));
    CHECK(best.after.scenario.workload.pageCount() == 2000);
    CHECK(best.answer.localShare > answerOf(from).localShare);
}

TEST_CASE("with thousands of threads, the search does not try every pair", "[best]") {
    Workload workload = scenario("sunfire15k-full").workload;
    Process& process = workload.processes.front();
    workload.processes.resize(1);
    const std::string on = process.customers.front().on;
    process.customers.resize(1);
    for (int i = 1; i < 4096; ++i) {
        process.customers.push_back(process.customers.front());
        process.customers.back().name = CustomerName("more " + std::to_string(i));
    }
    Canonical from = at("sunfire15k-full");
    from.scenario.workload = workload;
    const best::SearchContext context(from);
    REQUIRE(context.threads().size() == 4096);
    std::set<std::size_t> exchanged;
    std::size_t pairs = 0;
    for (const best::CandidateMove& each : best::candidateMoves(context)) {
        if (each.kind != best::CandidateKind::Exchange)
            continue;
        ++pairs;
        exchanged.insert(each.what);
        exchanged.insert(each.where);
    }
    CHECK(pairs < 110'000); // of 8 million
    CHECK(exchanged.size() == 4096);
}

TEST_CASE("a search names the thread and the reason if nothing can run", "[best]") {
    Canonical from = at("sunfire6800-copy-24-local");
    for (int board = 0; board < 6; ++board)
        from = edited(from, SetFailed{"SB" + std::to_string(board), true});
    for (const BestGoal goal : {BestGoal::Throughput, BestGoal::Latency, BestGoal::Size})
        CHECK_THROWS_WITH(findBest(from, asked(goal)),
                          "scenario: processes: found nothing can run; thread 1: its processor SB0 P0 is out of "
                          "service; allowed: a customer that can run; add pages, or repair failed parts");
}

TEST_CASE("with two kinds of work, neither gets slower, whichever is listed first", "[best]") {
    Canonical from = at("firelink-busy"); // messages, and lines of a busy node
    const auto best = [&] {
        const Best found = findBest(from, asked());
        std::map<std::string, double> times;
        for (const UnitTotal& was : found.before.totals)
            for (const UnitTotal& is : found.answer.totals)
                if (is.unit == was.unit)
                    times[is.unit] = is.perSecond / was.perSecond;
        return times;
    };
    const auto first = best();
    REQUIRE(first.size() == 2);
    for (const auto& [unit, times] : first)
        CHECK(times > 1 - thousandth);
    CHECK(first.at("message") > 1.01); // the search found an improvement
    std::ranges::reverse(from.scenario.workload.processes);
    for (const auto& [unit, times] : best())
        CHECK(times == Approx(first.at(unit)).epsilon(0.01));
}

TEST_CASE("an error says what is missing if there is nothing to search", "[best]") {
    Canonical from = at("sunfire6800-first");
    from.scenario.workload.processes.front().customers.clear();
    CHECK_THROWS_WITH(findBest(from, asked()),
                      "scenario: processes: found no customers; allowed: at least one thread or stream; add one");
    from = at("sunfire6800-first");
    for (Customer& each : from.scenario.workload.processes.front().customers)
        each.idle = true;
    CHECK_THROWS_WITH(findBest(from, asked(), {}, "mine.boardset"),
                      "mine.boardset: processes: found nothing that can move; allowed: threads on processors, or pages "
                      "in memories; add some");
    from = at("sunfire6800-first", SetFailed{"fireplane", true});
    CHECK_THROWS_AS(findBest(from, asked(BestGoal::Size)), InputError);
}
