// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep consists of many separate results: equal to solves, in order, and ended on request.
#include "boardset/analysis/SweptWorkload.h"
#include "boardset/describe/TableJson.h"
#include "boardset/describe/TableText.h"
#include "boardset/sweep/DescribeSweep.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;
using boardset::test::opened;

namespace {

SweepAxis axis(const Canonical& of, const std::string& id, std::vector<double> values) {
    const auto quantity = sweepQuantity(of, id);
    REQUIRE(quantity);
    return {*quantity, std::move(values)};
}

std::vector<SweepPoint> pointsOf(const Canonical& of, const SweepRequest& asked) {
    std::vector<SweepPoint> points;
    runSweep(of, asked, [&](const SweepPoint& point, const Canonical*, const Answer*) { points.push_back(point); });
    return points;
}

std::vector<double> upTo(int most) {
    std::vector<double> values;
    for (int value = 1; value <= most; ++value)
        values.push_back(value);
    return values;
}

/// Compares each point with the solved scenario after the edits of a user.
void compareWithEdits(const std::string& id, const SweepRequest& asked) {
    const Canonical of = opened(id);
    RuleBook rules(test::catalog());
    const auto points = pointsOf(of, asked);
    REQUIRE(points.size() == asked.points());
    for (const SweepPoint& point : points) {
        INFO(id << ": " << asked.over.quantity.id << '=' << point.x << ", curve " << point.curve << point.reason);
        REQUIRE(point.isSolved);
        std::vector<SweepSetting> settings{{asked.over.quantity, point.x}};
        if (asked.curves)
            settings.push_back({asked.curves->quantity, asked.curves->values[point.curve]});
        const SweptScenario swept = sweptScenario(rules, of, settings);
        const Canonical alone = swept.edits.empty() ? of : edited(rules, of, swept.edits);
        CHECK(alone.scenario == swept.scenario.scenario);
        const Answer answer = solvePlacement(*alone.topology, alone.scenario.workload);
        CHECK(point.rate.value == Approx(rateOf(answer).value).epsilon(1e-9));
        CHECK(point.latencyNs == Approx(answer.meanLatencyNs).epsilon(1e-9));
        CHECK(point.busiest.title == answer.bottleneck()->title);
        CHECK(point.busiest.utilisation == Approx(answer.bottleneck()->utilisation).epsilon(1e-9));
    }
}

} // namespace

TEST_CASE("points equal the solved result of their edits, and two quantities are applied in the order of their kinds",
          "[sweep]") {
    const Canonical of = opened("sunfire15k-copy-72-local");
    compareWithEdits("sunfire15k-copy-72-local", {axis(of, "boards", {1, 18}), axis(of, "system", {0, 1})});
    compareWithEdits("sunfire15k-copy-72-local", {axis(of, "outstanding", {1, 4}), axis(of, "local-share", {0, 100})});
    compareWithEdits("sunfire15k-copy-72-local", {axis(of, "number.directory-hits", {0, 50})}); // only of a 15K
    const Canonical program = opened("sunfire15k-mpo-copy-72");
    compareWithEdits("sunfire15k-mpo-copy-72",
                     {axis(program, "threads", {4, 8}), axis(program, "setting.lgrp_mem_default_policy", {1, 2})});
}

TEST_CASE("boards with threads have the stated number, also if a system places the threads", "[sweep]") {
    const Canonical of = opened("sunfire6800-copy-24-local");
    RuleBook rules(test::catalog());
    for (const double boards : {1.0, 2.0, 6.0}) {
        const SweptScenario swept =
            sweptScenario(rules, of, {{*sweepQuantity(of, "boards"), boards}, {*sweepQuantity(of, "system"), 4}});
        const Canonical& is = swept.scenario;
        const Workload& placed = is.scenario.workload; // as the program leaves it
        CHECK(placed.customerCount() == 4 * boards);
        CHECK(double(usedBoards(*is.topology, placed).size()) == boards);
    }
}

TEST_CASE("points come in order, one curve after the other, with scenario and result", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const SweepRequest asked{axis(of, "threads", upTo(12)), axis(of, "outstanding", {1, 4})};
    std::size_t reported = 0;
    runSweep(of, asked, [&](const SweepPoint& point, const Canonical* scenario, const Answer* answer) {
        CHECK(point.curve == reported / 12);
        CHECK(point.x == double(reported % 12) + 1);
        REQUIRE(scenario != nullptr);
        REQUIRE(answer != nullptr);
        CHECK(scenario->scenario.workload.customerCount() == point.x);
        CHECK(rateOf(*answer).value == point.rate.value);
        ++reported;
    });
    CHECK(reported == 24);
}

TEST_CASE("an impossible value is reported, and the next one is solved", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const auto points = pointsOf(of, {axis(of, "option.uniboards", {2, 7, 4})});
    REQUIRE(points.size() == 3);
    CHECK(points[0].isSolved);
    CHECK_FALSE(points[1].isSolved);
    CHECK(points[1].reason.find("1 to 6") != std::string::npos);
    CHECK(points[2].isSolved);
    for (const SweepPoint& point : pointsOf(of, {axis(of, "threads", {0, 1.5, 25})})) // half a thread, one too many
        CHECK_FALSE(point.isSolved);
}

TEST_CASE("stopped threads are counted, including each of several identical ones", "[sweep]") {
    Canonical of = edited(opened("sunfire6800-first"), SetCustomer{"4", CustomerNumber::Count, 3});
    const auto lossOf = [](const Canonical& at) {
        return pointsOf(at, {axis(at, "outstanding", {1})}).front().without;
    };
    CHECK(lossOf(of).empty());
    CHECK(lossOf(edited(of, SetFailed{"SB0/P3"})) == "3 of 6 threads have stopped.");
    CHECK(lossOf(edited(of, SetFailed{"SB0/P0"})) == "1 of 6 threads has stopped.");
}

TEST_CASE("threads and pages on removed boards are spread over the other boards", "[sweep]") {
    const Canonical of = opened("sunfire6800-first"); // pages are on the fourth board
    runSweep(of, {axis(of, "option.uniboards", {2})}, [&](const SweepPoint& point, const Canonical* at, const Answer*) {
        REQUIRE(point.isSolved);
        CHECK(at->scenario.workload.customerCount() == of.scenario.workload.customerCount());
        CHECK(at->scenario.workload.pageCount() == of.scenario.workload.pageCount());
    });
}

TEST_CASE("manually removed boards are counted, and stay removed", "[sweep]") {
    RuleBook rules(test::catalog());
    Canonical of = opened("sunfire6800-copy-24-local");
    for (const char* const bay : {"SB1", "SB3"})
        of = edited(rules, of, {SetBoard{bay, ""}});
    const SweepAxis boards = axis(of, "option.uniboards", {2, 4, 6});
    CHECK(boards.quantity.now == 4.0);
    const auto there = [](const Canonical& at) {
        std::string names;
        for (const BlockId board : at.topology->localityGroups())
            names += at.topology->block(board).path + ' ';
        return names;
    };
    std::vector<std::string> found;
    runSweep(of, {boards}, [&](const SweepPoint& point, const Canonical* at, const Answer* answer) {
        REQUIRE(point.isSolved);
        found.push_back(there(*at));
        if (point.x == 4)
            CHECK(rateOf(*answer).value == rateOf(solvePlacement(*of.topology, of.scenario.workload)).value);
    });
    CHECK(found == std::vector<std::string>{"SB0 SB2 ", "SB0 SB2 SB4 SB5 ", "SB0 SB1 SB2 SB3 SB4 SB5 "});
    CHECK_FALSE(pointsOf(of, {axis(of, "option.uniboards", {7})}).front().isSolved);
}

TEST_CASE("threads in a node of a cluster stay in it, and still send to the other node", "[sweep]") {
    const Canonical of = opened("firelink-six-4"); // six senders on two boards of N0
    runSweep(of, {axis(of, "option.N0/uniboards", {1})},
             [&](const SweepPoint& point, const Canonical* at, const Answer*) {
                 REQUIRE(point.isSolved);
                 for (const Process& process : at->scenario.workload.processes)
                     for (const Customer& sender : process.customers) {
                         CHECK(sender.on.substr(0, 2) == "N0");
                         CHECK(sender.peer.substr(0, 2) == "N1");
                     }
             });
}

TEST_CASE("pages and receivers of a node also stay in it", "[sweep]") {
    const auto eachAt = [](const Canonical& of, const char* option, const auto& check) {
        runSweep(of, {axis(of, option, {2})}, [&](const SweepPoint& point, const Canonical* at, const Answer* answer) {
            REQUIRE(point.isSolved);
            CHECK(answer->model.stopped.empty());
            for (const Process& process : at->scenario.workload.processes)
                check(process);
        });
    };
    eachAt(opened("firelink-busy"), "option.N0/uniboards", [](const Process& process) { // copies together with messages
        for (const Customer& each : process.customers)
            CHECK(each.on.substr(0, 2) == "N0");
        for (const Region& region : process.regions)
            for (const auto& [path, pages] : region.pagesIn)
                CHECK(path.substr(0, 2) == "N0");
    });
    Canonical six = opened("firelink-six-4");
    for (Process& process : six.scenario.workload.processes)
        for (Customer& sender : process.customers)
            sender.peer = "N2/SB5/P0";
    eachAt(six, "option.N2/uniboards", [](const Process& process) {
        for (const Customer& sender : process.customers)
            CHECK(sender.peer.substr(0, 2) == "N2");
    });
}

TEST_CASE("an operation that waits for the previous one has no number outstanding to sweep", "[sweep]") {
    const Canonical of = opened("firelink-get");
    const auto quantity = sweepQuantity(of, "outstanding");
    REQUIRE(quantity);
    const auto points = pointsOf(of, {{*quantity, {1, 2}}});
    REQUIRE(points.size() == 2);
    for (const SweepPoint& point : points) {
        CHECK_FALSE(point.isSolved);
        CHECK(point.reason.find("waits for each operation before the next") != std::string::npos);
    }
}

TEST_CASE("if nothing can run, a point names the thread and the reason", "[sweep]") {
    Canonical of = opened("sunfire6800-copy-24-local");
    for (int board = 0; board < 6; ++board)
        of = edited(of, SetFailed{"SB" + std::to_string(board), true});
    const auto points = pointsOf(of, {axis(of, "threads", {2})});
    REQUIRE(points.size() == 1);
    CHECK_FALSE(points[0].isSolved);
    CHECK(points[0].reason == "nothing can run; thread 1: its processor SB0 P0 is out of service");
}

TEST_CASE("a point counts the stopped threads and names a domain without processors", "[sweep]") {
    const Canonical broken = edited(opened("sunfire6800-first"), SetFailed{"SB0/P3", true});
    CHECK(pointsOf(broken, {axis(broken, "outstanding", {1})}).front().without == "1 of 4 threads has stopped.");
    const Canonical halves = opened("sunfire6800-segments-local"); // the threads of each board use its own pages
    const auto points = pointsOf(halves, {axis(halves, "option.uniboards", {1, 2, 3, 4, 5, 6})});
    REQUIRE(points.size() == 6);
    CHECK(points.front().without == "Nothing runs in domain B any more.");
    for (std::size_t i = 1; i < points.size(); ++i) // moved threads stay with their pages, in one domain
        CHECK(points[i].without.empty());
}

TEST_CASE("a point names the swept option that its machine doesn't follow", "[sweep]") {
    const auto overridden = [](const char* id, const char* quantity, const std::vector<double>& values) {
        const Canonical from = opened(id);
        std::vector<std::string> sentences;
        for (const SweepPoint& each : pointsOf(from, {axis(from, quantity, values)}))
            sentences.push_back(each.overridden);
        return sentences;
    };
    const std::string isPrivate = "L3 mode is private, not shared. A six-way always runs with private L3.";
    CHECK(overridden("p650-six-way", "option.l3", {0, 1}) == std::vector<std::string>{"", isPrivate});
    CHECK(overridden("p650-copy-shared", "option.books", {3, 4}) == std::vector<std::string>{isPrivate, ""});
    CHECK(overridden("p650-six-way", "threads", {1, 2}) == std::vector<std::string>{"", ""}); // as in the scenario
}

TEST_CASE("threads that leave a board stay in the domain with their pages, even if their whole process leaves",
          "[sweep]") {
    Canonical halves = opened("sunfire6800-segments-local"); // SB4 and SB5 are in different segments
    for (Process& process : halves.scenario.workload.processes) {
        std::erase_if(
            process.customers, [](const Customer& each) { return each.on < "SB4"; });
        std::erase_if(process.regions, [](const Region& each) { return each.pagesIn.begin()->first < "SB4"; });
    }
    const Answer now = solvePlacement(*halves.topology, halves.scenario.workload);
    for (const SweepPoint& point : pointsOf(halves, {axis(halves, "option.uniboards", {2, 3, 4, 5, 6})})) {
        CHECK(point.without.empty());
        CHECK(point.rate.value >= rateOf(now).value * (1 - 1e-9)); // never on fewer than two boards
    }
}

TEST_CASE("new threads and pages are placed where they can be used", "[sweep]") {
    const Canonical broken = edited(opened("sunfire6800-first"), SetFailed{"SB5", true});
    for (const SweepPoint& point : pointsOf(broken, {axis(broken, "threads", upTo(20))}))
        CHECK((point.isSolved && point.without.empty()));
    CHECK_FALSE(pointsOf(broken, {axis(broken, "threads", {21})}).front().isSolved); // there are twenty processors
    const Canonical halves = opened("sunfire6800-segments-local");
    for (const SweepPoint& point : pointsOf(halves, {axis(halves, "local-share", {0, 50, 100})}))
        CHECK((point.isSolved && point.without.empty()));
    const Canonical lost = opened("t5440-failed"); // no memory of CPU2 is usable
    CHECK(pointsOf(lost, {axis(lost, "local-share", {0})}).front().isSolved);
}

TEST_CASE("if only work of another kind remains, a point has no number for it", "[sweep]") {
    const Canonical of =
        opened("firelink-busy"); // messages, together with copies; a switch is missing from four nodes on
    const auto points = pointsOf(of, {axis(of, "option.nodes", {2, 4})});
    CHECK(points.front().isSolved);
    CHECK_FALSE(points.back().isSolved);
}

TEST_CASE("threads of a removed machine in a cluster stay together with their pages", "[sweep]") {
    Scenario scenario;
    scenario.title = "Four machines";
    scenario.machine = "firelink";
    scenario.configuration.options = {{"nodes", 4}};
    Process process{"A", "copy", {}, {{"a", 8192, {{"N3/SB1/P0/memory", 8}}}}};
    for (const char* thread : {"1", "2", "3", "4"})
        process.customers.push_back({CustomerName(thread), "N3/SB1/P" + std::to_string(thread[0] - '1'), {}});
    scenario.workload.processes = {process};
    const Canonical of = test::canonicalOf(scenario);
    for (const SweepPoint& point : pointsOf(of, {axis(of, "option.nodes", {2, 3, 4})}))
        CHECK((point.isSolved && point.without.empty()));
}

TEST_CASE("background work alone can be swept", "[sweep]") {
    Canonical of = opened("sunfire6800-first");
    of.scenario.workload.processes.front().background = true;
    for (const SweepPoint& point : pointsOf(of, {axis(of, "threads", {1, 4})}))
        CHECK(point.isSolved);
}

TEST_CASE("a sweep with too many values or a repeated quantity is refused with a sentence", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    CHECK_FALSE(problemOf({axis(of, "outstanding", upTo(1000))}));
    CHECK(problemOf({axis(of, "outstanding", upTo(1001))})->find("at most 1000") != std::string::npos);
    CHECK(problemOf({axis(of, "outstanding", upTo(501)), axis(of, "threads", {1, 2})}));
    CHECK(problemOf({axis(of, "threads", {1}), axis(of, "threads", {2})}));
    CHECK(problemOf({axis(of, "threads", {})}));
    CHECK(problemOf({axis(of, "local-share", {50}), axis(of, "system", {0, 1})})); // both of them place pages
    CHECK_THROWS_AS(runSweep(of, {axis(of, "threads", {})}, {}), std::invalid_argument);
}

TEST_CASE("a stopped sweep reports no further point", "[sweep]") {
    const Canonical of = opened("sunfire15k-full");
    const SweepRequest asked{axis(of, "local-share", upTo(100)), axis(of, "outstanding", upTo(10))};
    std::stop_source stop;
    int reported = 0;
    runSweep(
        of, asked,
        [&](const SweepPoint&, const Canonical*, const Answer*) {
            if (++reported == 3)
                stop.request_stop();
        },
        stop.get_token());
    CHECK(reported == 3);
    runSweep(
        of, asked, [&](const SweepPoint&, const Canonical*, const Answer*) { ++reported; }, stop.get_token());
    CHECK(reported == 3); // no further point is started after the stop request
}

TEST_CASE("an exception in the callback ends the sweep", "[sweep]") {
    const Canonical of = opened("sunfire6800-first");
    const auto fail = [](const SweepPoint&, const Canonical*, const Answer*) { throw std::runtime_error("enough"); };
    CHECK_THROWS_WITH(runSweep(of, {axis(of, "threads", upTo(24))}, fail), "enough");
}

TEST_CASE("the knee is the point farthest from a straight line", "[sweep]") {
    const auto kneeAt = [](const std::vector<std::pair<double, double>>& points) { return kneeOf(points, false); };
    CHECK(kneeAt({{1, 10}, {2, 20}, {3, 30}, {4, 34}}) == 2); // 0.83 of the rise, 0.67 of the range
    CHECK(kneeAt({{1, 10}, {2, 10}, {3, 10}}) == std::nullopt);
    CHECK(kneeAt({{1, 10}, {2, 20}, {4, 40}}) == std::nullopt); // twice the value, twice the result
    CHECK(kneeAt({{1, 10}, {2, 20}, {4, 26}}) == 1);            // 0.63, 0.33
    CHECK(kneeAt({{1, 30}, {2, 20}, {3, 10}}) == std::nullopt);
    CHECK(kneeAt({{1, 10}, {2, 20}}) == std::nullopt);
    CHECK(kneeAt({{1, 10}, {2, 20}, {3, 21}, {4, 40}, {5, 50}}) == std::nullopt); // the rise continues after a step
    CHECK(kneeAt({{1, 10}, {2, 20}, {3, 21}, {4, 29}, {5, 31}, {6, 32}}) == 3);   // 0.86 of the rise, 0.6 of the x
    CHECK(kneeAt({{1, 9600}, {2, 9600.0000001}, {3, 9600}}) == std::nullopt);     // rounding
    std::vector<std::pair<double, double>> late, bound;
    for (int x = 1; x <= 20; ++x)
        late.emplace_back(x, 10 * std::min(x, 19));
    CHECK(kneeAt(late) == std::nullopt); // 0.05: the curve does not extend far enough
    for (int n = 1; n <= 40; ++n)        // the asymptotes n / R and 1 / D cross at n = R / D = 17
        bound.emplace_back(n, std::min(n / 17.0, 1.0));
    REQUIRE(kneeAt(bound));
    CHECK(bound[*kneeAt(bound)].first == 17);
}

TEST_CASE("parts reach their limits in the order of limit over utilisation, U = X D", "[sweep]") {
    const Canonical at = opened("sparcserver690mp-case3");
    const Answer now = solvePlacement(*at.topology, at.scenario.workload);
    const auto order = crossingsOf(now);
    REQUIRE(order.size() > 3);
    CHECK(std::ranges::is_sorted(order, {}, &Crossing::times));
    CHECK(order.front().times == Approx(loadHeadroom(now)->times));
    CHECK(order.front().others == 6); // seven new disks, each with a seventh of the data
    std::size_t used = 0;
    for (const StationAnswer& each : now.stations)
        used += each.utilisation > 0 ? 1 : 0;
    std::size_t reported = 0;
    for (const Crossing& each : order)
        reported += 1 + static_cast<std::size_t>(each.others);
    CHECK(reported == used);
    // At that load the solved utilisation equals the limit.
    const SweepRequest asked{axis(at, "load", {100 * order.front().times})};
    double most = 0; // of the disks; the lock is busier, but its own limit is higher
    runSweep(at, asked, [&](const SweepPoint&, const Canonical*, const Answer* answer) {
        REQUIRE(answer);
        for (const StationAnswer& each : answer->stations)
            most = each.title == order.front().title ? each.utilisation : most;
    });
    CHECK(most == Approx(order.front().limit));
    CHECK(crossingsOf(test::solved("p650-copy-shared").answer).empty()); // no arrival rate
}

TEST_CASE("the knee of latency is below the straight line, where latency begins to grow faster than load", "[sweep]") {
    // R = S / (1 - X S). Up to X S = 0.95 the line has the slope 21.05 S, which R has at X S = 1 - sqrt(1 / 21.05) =
    // 0.78.
    std::vector<std::pair<double, double>> points;
    for (int n = 1; n < 20; ++n)
        points.emplace_back(n / 20.0, 1 / (1 - n / 20.0));
    REQUIRE(kneeOf(points, true));
    CHECK(points[*kneeOf(points, true)].first == Approx(0.8));
    CHECK_FALSE(kneeOf(points, false)); // it is below the line
    CHECK_FALSE(kneeOf({}, true));
    CHECK_FALSE(kneeOf({{1, 1}, {2, 1}, {3, 1}}, true)); // it never bends
}

TEST_CASE("the table and the summary of a sweep name overloaded points and values that don't fit", "[sweep]") {
    SweepRequest asked;
    asked.over.quantity.id = "threads";
    asked.over.quantity.title = "Threads";
    SweepPoint solved;
    solved.x = 1;
    solved.isSolved = true;
    solved.rate = {1000, "MB/s"};
    solved.latencyNs = 1250;
    solved.idleNs = 250;
    solved.busiest.title = "memory";
    solved.busiest.utilisation = 0.5;
    solved.overridden = "L3 mode is private.";
    SweepPoint overloaded = solved;
    overloaded.x = 2;
    overloaded.isOverloaded = true;
    SweepPoint unsolved;
    unsolved.x = 3;
    unsolved.reason = "Too many threads.";
    const std::vector<SweepPoint> points{solved, overloaded, unsolved};
    CHECK(tableText(describeSweep(asked, points), Language()) ==
          "Threads  Throughput    Latency  Idle latency  Bottleneck  Utilisation\n"
          "      1  1,000 MB/s   1,250 ns        250 ns  memory             50 %\n"
          "      2  overloaded          –        250 ns  memory             50 %\n"
          "      3  doesn't fit         –             –  –                     –\n");
    CHECK(tableCsv(describeSweep(asked, points)) ==
          R"("threads","throughput_mb_s","mean_latency_ns","zero_load_latency_ns","bottleneck","utilisation","remark")"
          "\n"
          R"(1,1000,1250,250,"memory",0.5,"L3 mode is private.")"
          "\n"
          R"(2,,,250,"memory",0.5,"The queueing time is unbounded. L3 mode is private.")"
          "\n"
          R"(3,,,,,,"Too many threads.")"
          "\n");
    const Swept swept{
        .asked = asked, .points = points, .limits = {{"disk", 0.8, 1.5, 6}, {"lock", 1, 2, 0}}, .measured = {{}}};
    std::string summary;
    for (const Message& each : describeSummary(swept))
        summary += std::string(each) + '\n';
    CHECK(summary ==
          "1 of 3 points don't fit. At 3: Too many threads.\n\n"
          "2 of 3 points have an option that the machine overrides. At 1: L3 mode is private.\n"
          "Overloaded from 2 upwards (1 of 3 points).\n\n"
          "Limits reached: 1. disk and 6 identical at 150 %, 2. lock at 200 %. 100 % is the current load.\n");
    CHECK(std::string(describePoint(swept, solved, {1, 1000, 1250, "memory", 0.5, {}, 0}, false)) ==
          "Threads: 1 · 1,000 MB/s · 1,250 ns · memory 50 %");
    SweepAxis systems;
    systems.quantity.id = "system";
    systems.quantity.allowed = {0, 1};
    systems.quantity.words = {"Solaris 8", "Solaris 9"};
    systems.values = {0, 1};
    asked.curves = systems;
    unsolved.curve = 1;
    const Table curves = describeSweep(asked, {unsolved});
    CHECK(curves.columns.front().key == "system");
    CHECK(std::get<std::string>(curves.rows.front().front().value) == "Solaris 9");
}

TEST_CASE("a table of limits counts further parts that reach their limits at the same load", "[sweep]") {
    CHECK(tableText(describeLimits({{"disk", 0.8, 1.5, 6}, {"lock", 1, 2, 0}}), Language()) ==
          "Part  Limit  At load  Further identical parts\n"
          "disk   80 %    150 %                        6\n"
          "lock  100 %    200 %                        0\n"
          "100 % is the current load\n");
}
