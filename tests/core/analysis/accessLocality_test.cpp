// SPDX-License-Identifier: GPL-3.0-or-later
// Local and remote accesses of bundled placements, whose shares follow from the number of boards.
#include "boardset/analysis/AccessLocality.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

struct Located {
    std::shared_ptr<const Topology> topology;
    Workload workload;
    Answer answer;

    explicit Located(Scenario scenario)
        : topology(test::machineOf(scenario)), workload(resolve(scenario, *topology).workload),
          answer(solvePlacement(*topology, workload)) {}

    AccessLocality locality() const { // each customer is an owner
        return {*topology, workload, answer, [](int, int customer) { return customer; }};
    }
    std::vector<OwnerAccesses> accessesTo(const std::string& memory) const {
        const Region& region = workload.processes.front().regions.front();
        return locality().accessesTo(0, 0, {{topology->at(memory), region.pagesIn.get().at(memory)}});
    }
};

Scenario bundled(const std::string& id) {
    return bundledScenario(test::share() / "scenarios", id);
}

} // namespace

TEST_CASE("threads whose pages are on another board make only remote accesses", "[locality]") {
    const Located first(bundled("sunfire6800-first"));
    for (const char* const thread : {"1", "2", "3", "4"})
        CHECK(first.locality().localShareOf(CustomerName(thread)) == 0.0);
    double all = 0;
    for (const char* const memory : {"SB3/P0/memory", "SB3/P1/memory", "SB3/P2/memory", "SB3/P3/memory"}) {
        const auto accesses = first.accessesTo(memory);
        REQUIRE(accesses.size() == 4); // every thread uses every memory
        for (const OwnerAccesses& each : accesses) {
            CHECK(each.local == 0);
            all += each.remote;
        }
    }
    CHECK(all * 64 == Approx(first.answer.bytesPerSecond)); // lines of 64 bytes
}

TEST_CASE("a thread on the board of its pages makes only local accesses", "[locality]") {
    Scenario scenario = bundled("sunfire6800-first");
    scenario.workload.processes.front().customers[3].on = "SB3/P1";
    const Located moved(scenario);
    CHECK(moved.locality().localShareOf(CustomerName("4")) == 1.0);
    CHECK(moved.locality().localShareOf(CustomerName("1")) == 0.0);
    const auto accesses = moved.accessesTo("SB3/P0/memory");
    REQUIRE(accesses.size() == 4);
    CHECK(accesses[3].owner == 3);
    CHECK(accesses[3].remote == 0);
    CHECK(accesses[3].local > accesses[0].remote); // local threads are faster
}

TEST_CASE("of pages that are spread over 18 boards, one in 18 is local", "[locality]") {
    const Located random(bundled("sunfire15k-copy-72-random"));
    for (const Customer& each : random.workload.processes.front().customers)
        CHECK(*random.locality().localShareOf(each.name) == Approx(1.0 / 18));
    const Located local(bundled("sunfire15k-copy-72-local"));
    for (const Customer& each : local.workload.processes.front().customers)
        CHECK(local.locality().localShareOf(each.name) == 1.0);
}

TEST_CASE("a machine with one memory for all has no local share, and idle threads make no accesses", "[locality]") {
    const Located shared(bundled("sunfire280r-first"));
    for (const Process& process : shared.workload.processes)
        for (const Customer& each : process.customers)
            CHECK_FALSE(shared.locality().localShareOf(each.name));
    Scenario scenario = bundled("sunfire6800-first");
    scenario.workload.processes.front().customers[0].idle = true;
    const Located idle(scenario);
    CHECK_FALSE(idle.locality().localShareOf(CustomerName("1")));
    CHECK(idle.accessesTo("SB3/P0/memory").size() == 3);
}
