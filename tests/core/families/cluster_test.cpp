// SPDX-License-Identifier: GPL-3.0-or-later
// The family "cluster": nodes with their own options, messages divided into pieces, set-up that is paid once, doubled
// links.
#include "boardset/analysis/CustomerAnswer.h"
#include "boardset/topology/Failover.h"
#include "boardset/walk/Walk.h"
#include "families.h"

using namespace boardset;
using test::Invented;

TEST_CASE("a message is divided into pieces, which share the one-time costs", "[families]") {
    const Invented of("cluster-put");
    // 100 ns to store, and 64 ns each on the links to and from the switches. Each of 64 pieces has its share of opening
    // (6.4 us) and connecting (640 us for ten messages).
    const double piece = 100 + 2 * 64 + 6400 / 64.0 + 640000 / 640.0;
    CHECK(of.answer.classes[0].latencyNs == Approx(piece));
    CHECK(of.answer.classes[0].operationNs == Approx(64 * piece));
    CHECK(of.answer.bytesPerSecond == Approx(64 / (piece * 1e-9)));
    CHECK(of.answer.totals.front().unit == "message");
}

TEST_CASE("a full window saturates the slowest part", "[families]") {
    const Invented of("cluster-window");
    CHECK(of.answer.bytesPerSecond <= 64 / 100e-9); // the processor stores a piece in 100 ns
    CHECK(of.answer.bytesPerSecond > 0.9 * 64 / 100e-9);
    // Each of the two switches carries exactly one half of the messages.
    CHECK(of.useOf("first link of A0, upstream") == Approx(of.useOf("second link of A0, upstream")).epsilon(1e-14));
}

TEST_CASE("an idle machine has the same window, and load never makes a message faster", "[families]") {
    // The first of 64 pieces arrives after 1,328 ns. The processor of A0 sends the next every 100 ns, for which sixteen
    // pieces in flight are enough.
    const Invented window("cluster-window");
    CHECK(window.answer.zeroLoadLatencyNs == Approx(1328 + 63 * 100));
    CHECK(Invented("cluster-put").answer.zeroLoadLatencyNs == Approx(64 * 1328));
    for (const char* name : {"cluster-put", "cluster-window", "cluster-failed"}) {
        const Invented of(name);
        CHECK(of.answer.meanLatencyNs >= of.answer.zeroLoadLatencyNs * (1 - 1e-9));
    }
}

TEST_CASE("a sender that occupies its processor while it waits shares it with a reader", "[families]") {
    const Invented alone("cluster-window");
    Workload both = alone.scenario.workload;
    both.processes.push_back({.name = "reader", .work = "cluster-read", .customers = {}, .regions = {}});
    both.processes.back().customers.push_back({.name = "r", .on = "A0/cpu", .regions = {}});
    both.processes.back().regions.push_back({.name = "a", .pagesIn = {{"A0/memory", 1}}});
    const Answer shared = solvePlacement(*alone.topology, both);
    // The reader has half of 64 bytes / 200 ns; the sender has half of its sixteen pieces in flight.
    CHECK(customerAnswerOf(shared, "r").bytesPerSecond == Approx(64 / 200e-9 / 2).epsilon(0.01));
    CHECK(shared.model.network.classes.front().population == Approx(8));
}

TEST_CASE("a peer that no operation needs has no effect", "[families]") {
    Invented of("cluster-threads");
    Workload other = of.scenario.workload;
    for (Process& process : other.processes)
        for (Customer& customer : process.customers)
            customer.peer = customer.peer.empty() ? "A1/cpu" : customer.peer; // threads send nothing
    CHECK(solvePlacement(*of.topology, other).bytesPerSecond == Approx(of.answer.bytesPerSecond));
}

TEST_CASE("a failed switch leaves all messages to the other, and a node has its own options", "[families]") {
    const Invented of("cluster-failed"); // A0 is fast: 50 ns per piece; the 64 ns of the links limit it
    CHECK(of.topology->node(of.topology->find("A0/cpu")).options.at("speed") == 2);
    CHECK(of.topology->node(of.topology->find("A1/cpu")).options.at("speed") == 1);
    CHECK(of.answer.bytesPerSecond <= 64 / 64e-9);
    CHECK(of.answer.bottleneck()->title.find("link of") != std::string::npos);
    CHECK(of.useOf("processor of A0") / of.useOf("first link of A0, upstream") == Approx(50 / 64.0));
}

TEST_CASE("threads inside nodes have the line size and times of their node, and different units have no sum",
          "[families]") {
    const Invented of("cluster-threads");
    CHECK(of.answer.classes[1].bytesPerSecond == Approx(64 / 200e-9));  // node A
    CHECK(of.answer.classes[2].bytesPerSecond == Approx(128 / 300e-9)); // node B
    REQUIRE(of.answer.totals.size() == 2);
    CHECK(of.answer.totals[1].unit == "line");
    // Lines never use the links of messages.
    CHECK_FALSE(of.topology->reaches(of.topology->find("A0/cpu"), of.topology->find("B0/memory")));
}

TEST_CASE("a switch on the path of messages is not cut off", "[families]") {
    const auto cluster = Topology::build(test::familiesCatalog(), "cluster");
    CHECK_FALSE(isCutOff(*cluster, cluster->find("S1")));
}

TEST_CASE("options of nodes are checked like those of machines", "[families]") {
    const auto build = [](const Options& options) {
        return Topology::build(test::familiesCatalog(), "cluster", Configuration(options));
    };
    CHECK_THROWS_WITH(build({{"A0/speed", 3}}),
                      Catch::Matchers::ContainsSubstring("options.A0/speed: 3 is out of range"));
    CHECK_THROWS_WITH(
        build({{"A9/speed", 1}}),
        Catch::Matchers::ContainsSubstring("options.A9/speed: there is no such option in cluster; allowed: A0/speed"));
    CHECK(build({{"B1/speed", 2}})->configuration().options.size() == 4);
}
