// SPDX-License-Identifier: GPL-3.0-or-later
// A target for the smallest configuration: a throughput or a number of customers, a latency, and a part that may fail.
#include "boardset/scenario/JsonFile.h"
#include "searching.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const std::string copy = "sunfire6800-copy-24-local"; // 24 threads copy 9,600 MB/s on six boards

/// The copy on the first boards of a machine with `boards` boards, with the threads and pages spread over them.
Canonical onBoards(int boards) {
    Workload workload = scenario(copy).workload;
    for (Process& process : workload.processes) {
        for (std::size_t i = 0; i < process.customers.size(); ++i)
            process.customers[i].on =
                "SB" + std::to_string(i / 4 % static_cast<std::size_t>(boards)) + "/P" + std::to_string(i % 4);
        for (std::size_t i = 0; i < process.regions.size(); ++i)
            process.regions[i].pagesIn = {{"SB" + std::to_string(i / 4 % static_cast<std::size_t>(boards)), 24}};
    }
    return with(copy, {{"uniboards", boards}}, workload);
}

/// The highest throughput on a number of boards, in MB/s.
double mostOn(int boards) {
    return throughputOf(findBest(onBoards(boards), asked()).answer);
}

BestRequest carrying(double megabytes, SparePart spare = SparePart::None) {
    BestRequest request = asked(BestGoal::Size);
    request.target.rate = Rate{megabytes, "MB/s"};
    request.target.spare = spare;
    return request;
}

int boardsIn(const Best& best) {
    return best.after.topology->options().at("uniboards");
}

SizeTarget targetFrom(const std::string& carry, const std::string& within, const std::string& id) {
    SizeTarget target;
    setLoad(target, carry, at(id), "--carry");
    setLongestLatency(target, within, "--within");
    return target;
}

int clientsIn(const Workload& workload, const Topology& topology) {
    int sum = 0;
    for (const Process& process : workload.processes)
        for (const Customer& each : process.customers)
            sum += topology.catalog().work(process.work).customer == "client" ? each.count : 0;
    return sum;
}

} // namespace

TEST_CASE("a target just below the best of two boards needs two, and one just above needs three", "[best]") {
    const Canonical from = at(copy);
    const double two = mostOn(2);
    const Best below = findBest(from, carrying(0.999 * two));
    CHECK(below.carries);
    CHECK(boardsIn(below) == 2);
    CHECK(throughputOf(below.answer) >= 0.999 * two);
    CHECK(edited(from, below.edits).scenario == below.after.scenario);
    const Best above = findBest(from, carrying(1.001 * two));
    CHECK(boardsIn(above) == 3);
    CHECK_THAT(above.smaller, StartsWith("Set Uniboards to 2: The throughput is below "));
}

TEST_CASE("one board that may fail adds one board", "[best]") {
    // boards(X with one failed) = boards(X) + 1, because the threads move to the other boards
    const Canonical from = at(copy);
    for (const int boards : {1, 2}) {
        const double load = 0.999 * mostOn(boards);
        CHECK(boardsIn(findBest(from, carrying(load))) == boards);
        const Best spare = findBest(from, carrying(load, SparePart::Board));
        CHECK(boardsIn(spare) == boards + 1);
        for (const SizeTrial& each : spare.configurations) {
            if (each.boards != static_cast<std::size_t>(boards))
                continue;
            CHECK_FALSE(each.carries);
            CHECK_THAT(each.whyNot, StartsWith("SB"));
            CHECK_THAT(each.whyNot, ContainsSubstring(" failed: "));
        }
        CHECK_THAT(spare.aim, ContainsSubstring("even if any one board fails"));
    }
}

TEST_CASE("a target above the present load adds boards to empty slots", "[best]") {
    const Canonical from = onBoards(2);
    const double two = mostOn(2);
    const Best best = findBest(from, carrying(1.001 * two));
    CHECK(boardsIn(best) == 3);
    CHECK(throughputOf(best.answer) >= 1.001 * two);
    const Canonical applied = edited(from, best.edits);
    CHECK(applied.scenario == best.after.scenario);
    CHECK(throughputOf(answerOf(applied)) == Approx(throughputOf(best.answer)).epsilon(1e-9));
    CHECK(applied.scenario.workload.customerCount() == 24); // a throughput never changes the number of threads
}

TEST_CASE("an impossible target states the most that a configuration carries, and changes nothing", "[best]") {
    const Best best = findBest(at(copy), carrying(50'000));
    CHECK_FALSE(best.carries);
    CHECK(best.edits.empty());
    CHECK(best.after.scenario == at(copy).scenario);
    CHECK_THAT(best.reason, StartsWith("no configuration of this machine carries 50,000 MB/s with 24 threads; the "
                                       "highest throughput is 9,"));
    for (const SizeTrial& each : best.configurations)
        CHECK(each.whyNot == "The throughput is below 50,000 MB/s.");
}

TEST_CASE("the list of configurations has each configuration once, the smallest first", "[best]") {
    const Best best = findBest(at(copy), asked(BestGoal::Size));
    REQUIRE(best.configurations.size() > 2);
    bool isCarried = false;
    for (std::size_t i = 0; i < best.configurations.size(); ++i) {
        const SizeTrial& each = best.configurations[i];
        CHECK(each.processors == 4 * each.boards);
        CHECK(each.carries == each.whyNot.empty());
        CHECK(each.carries >= isCarried); // a larger configuration carries the load too
        isCarried = each.carries;
        if (i > 0)
            CHECK(best.configurations[i - 1].processors < each.processors);
    }
    CHECK(best.configurations.back().change.empty()); // the scenario's own six boards
}

TEST_CASE("a longest latency limits the load of a configuration", "[best]") {
    BestRequest request = carrying(1000);
    request.target.latencyNs = 300;
    const Best best = findBest(at(copy), request);
    if (best.carries)
        CHECK(best.answer.meanLatencyNs <= 300 * (1 + 1e-6));
    request.target.latencyNs = 10; // no access of a Sun Fire is this fast
    const Best none = findBest(at(copy), request);
    CHECK_FALSE(none.carries);
    CHECK(none.configurations.back().whyNot == "The latency is above 10 ns.");
}

TEST_CASE("half as many threads need half of the throughput", "[best]") {
    const Canonical from = at(copy);
    BestRequest request = asked(BestGoal::Size);
    request.target = targetFrom("12 threads", "", copy);
    const Best best = findBest(from, request);
    REQUIRE(best.carries);
    CHECK(best.after.scenario.workload.customerCount() == 12);
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(best.before) / 2);
    CHECK(boardsIn(best) < 6);
    CHECK(edited(from, best.edits).scenario == best.after.scenario);
}

TEST_CASE("more threads run on the processors with the fewest threads", "[best]") {
    const Canonical from = onBoards(2);
    const Workload more = workloadFor(targetFrom("26 threads", "", copy), from);
    CHECK(more.customerCount() == 26);
    std::map<std::string, int> threads;
    for (const Customer& each : more.processes.front().customers)
        ++threads[each.on];
    for (const auto& [processor, count] : threads)
        CHECK((count == 3 || count == 4)); // 26 = 6 x 3 + 2 x 4
}

TEST_CASE("a number of clients changes all clients in proportion, and their total exactly", "[best]") {
    const Canonical from = at("sparcserver690mp-case7");
    const int now = clientsIn(from.scenario.workload, *from.topology);
    for (const int count : {now / 2, now + 1, 3 * now}) {
        const SizeTarget target = targetFrom(std::to_string(count) + " clients", "", "sparcserver690mp-case7");
        CHECK(clientsIn(workloadFor(target, from), *from.topology) == count);
    }
}

TEST_CASE("work with an arrival rate arrives at the rate of the target", "[best]") {
    const Canonical from = at("sparcserver690mp-case3");
    const SizeTarget target = targetFrom("1 operation/s", "", "sparcserver690mp-case3");
    const Answer answer = solvePlacement(*from.topology, workloadFor(target, from));
    CHECK(rateOf(answer).value == Approx(1));
    CHECK(rateOf(answer).unit == "operations/s");
}

TEST_CASE("too many clients overload the largest configuration", "[best]") {
    BestRequest request = asked(BestGoal::Size);
    request.target = targetFrom("100000 clients", "2 s", "sparcserver690mp-case3");
    const Best best = findBest(at("sparcserver690mp-case3"), request);
    CHECK_FALSE(best.carries);
    REQUIRE_FALSE(best.configurations.empty());
    CHECK_THAT(best.reason, ContainsSubstring("carries 100,000 clients within "));
    CHECK_THAT(best.configurations.back().whyNot, StartsWith("The demand on the kernel lock is "));
}

TEST_CASE("a target is typed with a unit that the scenario has", "[best]") {
    CHECK(targetFrom("9 GB/s", "", copy).rate->value == 9000);
    CHECK(targetFrom("9,000 MB/s", "", copy).rate->value == 9000);
    CHECK(targetFrom("1 thread", "", copy).customers->count == 1);
    CHECK(targetFrom("", "1.5 µs", copy).latencyNs == 1500);
    CHECK(targetFrom("", "2 s", copy).latencyNs == 2e9);
    CHECK(targetFrom("", "", copy).isNone());
    CHECK_THROWS_WITH(targetFrom("60 clients", "", copy),
                      "--carry: found 60 clients; allowed: a number with a unit of this scenario: MB/s or threads; "
                      "for example 100 MB/s");
    CHECK_THROWS_WITH(targetFrom("many", "", copy), StartsWith("--carry: found many; allowed: a number above 0"));
    CHECK_THROWS_WITH(targetFrom("1.5 threads", "", copy), ContainsSubstring("a whole number of threads up to 4,096"));
    CHECK_THROWS_WITH(targetFrom("", "400", copy), "--within: found 400; allowed: a time above 0 in ns, µs, ms or s; "
                                                   "for example 400 ns");
    CHECK_THROWS_AS(targetFrom("", "-1 ns", copy), InputError);
}

TEST_CASE("only parts that a scenario has can be spare", "[best]") {
    CHECK(spareKindsOf(at(copy)) == std::vector{SparePart::Board});
    CHECK(spareKindsOf(at("firelink-busy")) == std::vector{SparePart::Board, SparePart::Link});
    CHECK(spareKindsOf(at("sparcserver690mp-case7")) == std::vector{SparePart::Disk}); // one board is the whole machine
}

TEST_CASE("the target in words names its load, its latency and the part that may fail", "[best]") {
    SizeTarget target = targetFrom("9000 MB/s", "400 ns", copy);
    CHECK(titleOf(target) == "9,000 MB/s within 400 ns");
    target.spare = SparePart::Board;
    target.rate.reset();
    CHECK(titleOf(target) == "the present load within 400 ns, even if any one board fails");
    CHECK(titleOf(SizeTarget{}).empty());
}
