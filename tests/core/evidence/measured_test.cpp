// SPDX-License-Identifier: GPL-3.0-or-later
// A measurement appears next to the result of the same placement, and of no other.
#include "boardset/evidence/Measured.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

struct Placement {
    explicit Placement(const std::string& id_) : Placement(id_, test::scenario(id_)) {}
    Placement(std::string id_, Scenario scenario_)
        : id(std::move(id_)), scenario(std::move(scenario_)),
          topology(Topology::build(test::catalog(), scenario.machine, scenario.configuration)),
          answer(solvePlacement(*topology, scenario.workload)) {}

    Answered answered() const { return {id, *topology, answer}; }

    std::string id;
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
    Answer answer;
};

std::vector<std::string> idsOf(const std::vector<EvidenceRow>& rows) {
    std::vector<std::string> ids;
    for (const EvidenceRow& row : rows)
        ids.push_back(row.measurement.id);
    return ids;
}

std::vector<EvidenceRow> rowsOf(const Answered& placement) {
    BundledColours bundled(test::catalog(), test::scenario);
    return measuredOf(placement, bundled);
}

std::vector<EvidenceRow> gainsOf(const Placement& before, const Placement& after) {
    BundledColours bundled(test::catalog(), test::scenario);
    return measuredBetween(before.answered(), after.answered(), bundled);
}

using Ids = std::vector<std::string>;

} // namespace

TEST_CASE("a measured throughput appears with its own placement, under any name, and with no other", "[measured]") {
    const Placement random("sunfire12k-copy-36-random");
    const auto rows = rowsOf(random.answered());
    REQUIRE(idsOf(rows) == Ids{"3-5.36.random"});
    CHECK(rows.front().model == Approx(random.answer.bytesPerSecond / 1e6));
    CHECK(rows.front().errorPercent == Approx(100 * (rows.front().model / 12332 - 1)));
    CHECK(idsOf(rowsOf(Placement("", random.scenario).answered())) == Ids{"3-5.36.random"});
    Scenario less = random.scenario;
    less.workload.processes.front().customers.pop_back();
    CHECK(rowsOf(Placement("", less).answered()).empty());
}

TEST_CASE("a measurement of one size appears with no other size", "[measured]") {
    for (const std::string of : {"put", "get"}) {
        Scenario sized = test::scenario("firelink-" + of);
        CHECK(idsOf(rowsOf(Placement("", sized).answered())) == Ids{"firelink." + of + "-rate"});
        sized.workload.processes.front().numbers["size"] = 8192;
        CHECK(rowsOf(Placement("", sized).answered()).empty());
        sized.workload.processes.front().numbers["size"] = 16384; // the measured size, set explicitly
        CHECK(idsOf(rowsOf(Placement("", sized).answered())) == Ids{"firelink." + of + "-rate"});
    }
}

TEST_CASE("a measured gain appears with its two placements, in their order", "[measured]") {
    const Placement random("sunfire15k-copy-72-random");
    const Placement local("sunfire15k-copy-72-local");
    const auto rows = gainsOf(random, local);
    REQUIRE(idsOf(rows) == Ids{"3-5.72"});
    CHECK(rows.front().model == Approx(100 * (local.answer.bytesPerSecond / random.answer.bytesPerSecond - 1)));
    CHECK(rows.front().measurement.published == 311);
    CHECK(gainsOf(local, random).empty());
}

TEST_CASE("a program has the measurements of its own scenario", "[measured]") {
    const Placement program("sunfire12k-mpo-copy-36-unaware");
    CHECK(idsOf(rowsOf(program.answered())) == Ids{"3-5.36.random.program"});
}
