// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers over the steps of a replay: changes of the placement, throughput, loads, and differences between two replays.
#include "boardset/analysis/Answer.h"
#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/analysis/SolvedProgress.h"
#include "policyPrograms.h"
#include "support/scenarios.h"

using namespace boardset;
using namespace boardset::test;

namespace {

Program copyOf(int threads, const std::string& system = "solaris9-1202") {
    return program({create(threads), map("a", 96), useOwn(upTo(threads), "a"), events::Wait{1}}, system);
}

} // namespace

TEST_CASE("a placement is constant between two positions at which placements change", "[policy]") {
    const auto replay = replayed(copyOf(8), machine("sunfire6800"));
    const std::vector<int> positions = placementPositions(*replay);
    REQUIRE(positions.front() == 0);
    REQUIRE(static_cast<int>(positions.size()) <= replay->length() + 1);
    ReplayCursor cursor(replay);
    Workload last = placementAt(*replay, cursor.state());
    for (int position = 1; position <= replay->length(); ++position) {
        cursor.goTo(position);
        const Workload now = placementAt(*replay, cursor.state());
        if (!std::ranges::count(positions, position))
            REQUIRE(now == last);
        last = now;
    }
}

TEST_CASE("something runs at a position exactly if its placement has a customer that isn't idle", "[policy]") {
    Program asleep = copyOf(2);
    asleep.events.insert(asleep.events.end(), {events::SetAwake{{1, 2}, false}, events::Wait{30}});
    Process other;
    other.name = ProcessName("B");
    other.work = "read";
    other.customers.push_back({CustomerName("9"), "SB0/P0", {}, false});
    Program beside = asleep;
    beside.beside = {other};
    for (const Program& each : {copyOf(8), asleep, beside, program({create(4), map("a", 96)}, "solaris9-1202")}) {
        const auto replay = replayed(each, machine("sunfire6800"));
        ReplayCursor cursor(replay);
        for (int position = 0; position <= replay->length(); ++position) {
            INFO(position);
            cursor.goTo(position);
            bool runs = false;
            for (const Process& process : placementAt(*replay, cursor.state()).processes)
                for (const Customer& customer : process.customers)
                    runs = runs || !customer.idle;
            REQUIRE(isRunningAt(*replay, cursor.state()) == runs);
        }
    }
}

TEST_CASE("the numbers of a position are those of its solved placement", "[policy]") {
    const auto replay = replayed(copyOf(4), machine("sunfire6800"));
    ReplayCursor cursor(replay);
    REQUIRE(numbersAt(cursor).throughput == 0);
    cursor.goTo(replay->length());
    const ReplayNumbers numbers = numbersAt(cursor);
    REQUIRE(numbers.position == replay->length());
    REQUIRE(numbers.throughput ==
            Approx(rateOf(solvePlacement(replay->topology(), placementAt(*replay, cursor.state()))).value));
    REQUIRE(numbers.localShare == localShareAt(*replay, cursor.state()));
}

TEST_CASE("a detached board is not part of the solved machine", "[policy]") {
    Program made = copyOf(1);
    made.events.push_back(events::SetAttached{"SB5", false});
    const auto replay = replayed(made, machine("sunfire6800"));
    ReplayCursor cursor(replay);
    cursor.goTo(replay->length());
    REQUIRE(configurationAt(*replay, cursor.state()) != replay->topology().configuration());
    REQUIRE(numbersAt(cursor).throughput > 0);
}

TEST_CASE("failed parts on a board are removed with it", "[policy]") {
    Program made = copyOf(1);
    made.events.push_back(events::SetAttached{"SB5", false});
    Configuration failed = machine("sunfire6800")->configuration();
    failed.failed = {"SB4/P1", "SB5/P1"};
    const auto replay = replayed(made, Topology::build(catalog(), "sunfire6800", failed));
    ReplayCursor cursor(replay);
    cursor.goTo(replay->length());
    REQUIRE(configurationAt(*replay, cursor.state()).failed == std::vector<std::string>{"SB4/P1"});
    REQUIRE(numbersAt(cursor).throughput > 0);
}

TEST_CASE("a thread has no processor after its board is detached, until it is dispatched again", "[policy]") {
    Program made = copyOf(1);
    made.events.push_back(events::Bind{{1}, "SB4/P0"});
    made.events.push_back(events::Unbind{{1}});
    made.events.push_back(events::SetAttached{"SB4", false});
    const auto replay = replayed(made, machine("sunfire6800"));
    ReplayCursor cursor(replay);
    int without = 0;
    for (int position = 1; position <= replay->length(); ++position) {
        cursor.goTo(position);
        const bool isLast = position == replay->length();
        const auto answer = answerAt(cursor);
        without += configurationAt(*replay, cursor.state()).boards.contains("SB4") && !answer ? 1 : 0;
        REQUIRE((!isLast || answer));
    }
    REQUIRE(without > 0);
}

TEST_CASE("load samples are the cells of the states", "[policy]") {
    const auto replay = replayed(copyOf(8), machine("sunfire6800"));
    const auto samples = loadSamples(ReplayCursor(replay));
    REQUIRE(samples.size() == replay->localityGroups().groups.size());
    ReplayCursor cursor(replay);
    for (std::size_t leaf = 0; leaf < samples.size(); ++leaf) {
        REQUIRE(samples[leaf].front().position == 0);
        for (const LoadSample& sample : samples[leaf]) {
            cursor.goTo(sample.position);
            // a share of the load of one busy thread per processor
            REQUIRE(sample.load == Approx(static_cast<double>(cursor.state().at(SolarisCell::Load, leaf)) /
                                          static_cast<double>(replay->policy().threadLoad())));
        }
    }
}

TEST_CASE("solve gives the result of a program's last step, or of the last step before the first thread has finished",
          "[replay]") {
    int programs = 0;
    int withEnds = 0;
    for (const std::string& id : bundledIds(share() / "scenarios")) {
        const Scenario& known = scenario(id);
        if (!known.program)
            continue;
        INFO(id);
        ++programs;
        SolvedProgress progress;
        const auto replay = Replay::of(*known.program, machineOf(known), hasEnds(*known.program) ? &progress : nullptr);
        const auto position = positionOf(replay, known.workload);
        REQUIRE(position);
        if (replay->ends().empty()) {
            CHECK(*position == replay->length());
            continue;
        }
        ++withEnds;
        ReplayCursor cursor(replay);
        cursor.goTo(*position);
        const Answer solved = solvePlacement(replay->topology(), known.workload);
        CHECK(rateOf(answerAt(cursor).value()).value == Approx(rateOf(solved).value));
        for (int step = 0; step < *position; ++step)
            CHECK(replay->steps()[static_cast<std::size_t>(step)].title.find("has finished") == std::string::npos);
    }
    CHECK(programs > 20);
    CHECK(withEnds >= 5);
}
