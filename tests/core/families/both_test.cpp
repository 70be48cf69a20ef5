// SPDX-License-Identifier: GPL-3.0-or-later
// The family "both": threads and streams, open and closed work, finite amounts, framing in both directions, two
// machines and their operating systems.
#include "boardset/analysis/Completion.h"
#include "boardset/analysis/SolvedProgress.h"
#include "boardset/policy/Replay.h"
#include "boardset/trace/Trace.h"
#include "families.h"

using namespace boardset;
using test::Invented;

TEST_CASE("closed work waits in the queues of open work", "[families]") {
    const Invented of("both-log");
    // 5 million entries of 64 ns per second load the memory to 32 %: 64 / (1 - 0.32) of the thread's 100 ns.
    const double latency = 36 + 64 / (1 - 0.32);
    CHECK(of.answer.classes[0].latencyNs == Approx(latency));
    CHECK(of.answer.bytesPerSecond == Approx(64 / (latency * 1e-9)));
    CHECK(of.answer.totals[1].perSecond == Approx(5e6));
    CHECK(of.useOf("memory") == Approx(0.32 + 64 / latency));
}

TEST_CASE("two threads on one processor have half of it each until the first has finished", "[families]") {
    const Invented of("both-amounts");
    // Ten million lines per second together: 0.2 s until the first has its million, then 0.1 s for the rest of the
    // other.
    const auto done = completionsOf(*of.topology, of.scenario.workload);
    REQUIRE(done.size() == 2);
    CHECK((done[0].customer == "1" && done[1].customer == "2"));
    CHECK(done[0].wallSeconds == Approx(0.2));
    CHECK(done[0].processorSeconds == Approx(0.1));
    CHECK(done[1].wallSeconds == Approx(0.3));
    CHECK(done[1].processorSeconds == Approx(0.2));
}

TEST_CASE("each of the threads that a customer counts has its own amount", "[families]") {
    const Invented of("both-amounts");
    Workload two = of.scenario.workload;
    two.processes.resize(1);
    two.processes[0].customers.resize(1);
    two.processes[0].customers[0].amount = 1e6;
    Workload one = two;
    two.processes[0].customers.push_back(two.processes[0].customers[0]);
    two.processes[0].customers[1].name = "other";
    one.processes[0].customers[0].count = 2;
    const double seconds = completionsOf(*of.topology, two).back().wallSeconds;
    CHECK(completionsOf(*of.topology, one).back().wallSeconds == Approx(seconds));
}

TEST_CASE("a replay continues from the end of one thread's work to the next, and solves once between them",
          "[families]") {
    // The same two amounts as a program: each thread on its own processor.
    const auto ring = Topology::build(test::familiesCatalog(), "sunfire280r");
    Program program;
    program.system = ring->catalog().systemsOf(ring->machine()).back().id;
    program.processes = {{"A", "one-miss", false}};
    program.events = {events::Map{.process = "A", .segment = "a", .pages = 8}};
    events::Create create{.process = "A", .threads = 1};
    create.amount = 1e6;
    program.events.emplace_back(create);
    create.amount = 3e6;
    program.events.emplace_back(create);
    program.events.emplace_back(events::Touch{{1}, "a", {}, false});
    program.events.emplace_back(events::Touch{{1, 2}, "a", {}, true});
    SolvedProgress progress;
    const auto replay = Replay::of(program, ring, &progress);
    const auto completions = completionsOf(*replay);
    REQUIRE(completions.size() == 2);
    const Completion& first = completions[0];
    const Completion& second = completions[1];
    CHECK((first.customer == "1" && second.customer == "2"));
    // Each has a processor, so wall-clock and processor time are equal. The second has three times as much work.
    CHECK(second.wallSeconds == Approx(second.processorSeconds));
    CHECK(second.wallSeconds / first.wallSeconds == Approx(3).epsilon(0.1));
    CHECK(hasEnds(program));
}

TEST_CASE("a background thread takes no processor time from a foreground thread", "[families]") {
    const Invented of("both-amounts");
    Workload workload = of.scenario.workload;
    workload.processes.push_back(workload.processes[0]);
    workload.processes[0].customers.resize(1);
    workload.processes[1].name = "B";
    workload.processes[1].background = true;
    workload.processes[1].customers.erase(workload.processes[1].customers.begin());
    const Answer answer = solvePlacement(*of.topology, workload);
    CHECK(answer.classes[0].bytesPerSecond == Approx(64 / 100e-9)); // as if it were alone
    // On the same processor, the background thread runs only after the foreground thread has finished.
    workload.processes[1].customers.front().on = workload.processes[0].customers.front().on;
    const Answer shut = solvePlacement(*of.topology, workload);
    REQUIRE(shut.model.stopped.size() == 1);
    CHECK(std::string(shut.model.stopped.front().reason)
              .starts_with("it runs in the background, and thread 1 occupies its processor "));
    CHECK(shut.classes.size() == 1);
    const auto done = completionsOf(*of.topology, workload);
    REQUIRE(done.size() == 2);
    CHECK(done[0].wallSeconds == Approx(0.1));
    CHECK(done[1].wallSeconds > done[0].wallSeconds);
}

TEST_CASE("threads and streams share a memory, each with its amount", "[families]") {
    const Invented of("both-streams");
    REQUIRE(of.answer.totals.size() == 2); // lines and packets
    const auto done = completionsOf(*of.topology, of.scenario.workload);
    REQUIRE(done.size() == 2);
    // When one of them has finished, the other continues as if it were alone.
    Workload alone = of.scenario.workload;
    alone.processes.erase(alone.processes.begin() + 1);
    const double rest = solvePlacement(*of.topology, alone).classes[0].operationsPerSecond;
    const double together = of.answer.classes[0].operationsPerSecond;
    CHECK(done[1].wallSeconds == Approx(done[0].wallSeconds + (1e6 - together * done[0].wallSeconds) / rest));
}

TEST_CASE("framing and acknowledgements load both directions", "[families]") {
    const Invented of("both-framing");
    const double packets = of.answer.bytesPerSecond / 64;
    // A request of 128 bytes is two packets. Up: half of 16, and 8/4 for each packet received; down: 64 + 16, and half
    // of 8/4 for the request and of 8/8 for its credit.
    CHECK(of.useOf("link, upstream") == Approx(packets * (16 / 2.0 + 2) / 1e9));
    CHECK(of.useOf("link, downstream") == Approx(packets * (64 + 16 + (2 + 1) / 2.0) / 1e9));
}

TEST_CASE("the same work has different demands on two machines", "[families]") {
    Workload alone = Invented("both-amounts").scenario.workload;
    alone.processes[0].customers.resize(1);
    const Invented plain("both-amounts");
    const Invented filtered("both-filtered");
    CHECK(plain.useOf("memory") == Approx(0.64)); // 64 bytes / 100 ns of 1 GB/s
    CHECK(filtered.useOf("memory") == Approx(0.96));
}

TEST_CASE("an owned line is traced even if no source states its time", "[families]") {
    const auto box = Topology::build(test::familiesCatalog(), "both");
    const Trace clean = traceOf(*box, {.requester = "cpu", .memory = "memory", .owner = "", .directory = {}});
    REQUIRE(clean.total);
    CHECK(clean.total->ns == Approx(100));
    const Trace card = traceOf(*box, {.requester = "card", .memory = "memory", .owner = "", .directory = {}});
    CHECK(card.total->ns == Approx(2 * 155.5)); // the sum of two packets in sequence: both-framing has 155.5
    CHECK(card.hops.size() == 2);
}

TEST_CASE("each machine has only the systems of its own policy", "[families]") {
    const Catalog& catalog = *test::familiesCatalog();
    const auto own = catalog.systemsOf(catalog.machine("both"));
    REQUIRE(own.size() == 1);
    CHECK(own[0].id == "both-1");
    for (const OperatingSystem& each : catalog.systemsOf(catalog.machine("sunfire6800")))
        CHECK(each.policy != "both");
}
