// SPDX-License-Identifier: GPL-3.0-or-later
// The hit rates of caches are those that the scenario states, and every other line reaches memory.
#include "boardset/analysis/Hits.h"
#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;

namespace {

struct Found {
    std::shared_ptr<const Topology> topology;
    Answer answer;
    IdVector<BlockId, Hits> hits;

    const Hits& at(const std::string& path) const { return hits[topology->at(path)]; }
};

Found foundIn(const Scenario& scenario) {
    const auto topology = test::machineOf(scenario);
    Answer answer = solvePlacement(*topology, resolve(scenario, *topology).workload);
    auto hits = hitsOf(*topology, answer);
    return {topology, std::move(answer), std::move(hits)};
}

double perSecond(const Answer& answer) {
    double all = 0;
    for (const ClassAnswer& each : answer.classes)
        all += each.operationsPerSecond;
    return all;
}

double lookedForIn(const Found& at, const std::string& type) {
    double all = 0;
    for (const Block& block : at.topology->blocks())
        all += block.type == type ? at.hits[block.id].lookedFor : 0;
    return all;
}

} // namespace

TEST_CASE("hit rates are those of the scenario; an L3 gets the misses of the L2 caches", "[hits]") {
    // 60 % in the L2; 95 % of the others in the shared L3.
    const Found shared = foundIn(test::scenario("p650-web-shared"));
    CHECK(shared.at("book0/l2cache").share() == Approx(0.60));
    CHECK(shared.at("book0/l3cache").share() == Approx(0.95));
    CHECK(lookedForIn(shared, "p650-l2") == Approx(perSecond(shared.answer)));
    CHECK(lookedForIn(shared, "p650-l3") == Approx(0.40 * perSecond(shared.answer)));
}

TEST_CASE("a private L3 serves only its own book, a shared L3 all users of its memory", "[hits]") {
    Scenario one = test::scenario("p650-web-private");
    one.workload.processes.front().customers.resize(1); // on book 0; its pages are on all books
    const Found own = foundIn(one);
    CHECK(own.at("book0/l3cache").lookedFor == Approx(lookedForIn(own, "p650-l3")));
    CHECK_FALSE(own.at("book1/l3cache").isKnown());
    one.configuration.options["l3"] = 1;
    const Found all = foundIn(one);
    CHECK(all.at("book1/l3cache").lookedFor == Approx(all.at("book0/l3cache").lookedFor));
}

TEST_CASE("a hit rate of zero is known; the hit rate of an unused cache is unknown", "[hits]") {
    const Found copy = foundIn(test::scenario("p650-copy-mcm")); // arrays read in order: no hits
    CHECK(copy.at("book0/l2cache").isKnown());
    CHECK(copy.at("book0/l2cache").share() == 0);
    CHECK_FALSE(copy.at("book0/CPU0").isKnown());
    // On a 15K, only lines of other boards look up a directory.
    const auto directories = [](const char* scenario) {
        const Found found = foundIn(test::scenario(scenario));
        double asked = 0;
        for (const Hits& each : found.hits)
            asked += each.lookedFor;
        return asked / perSecond(found.answer);
    };
    CHECK(directories("sunfire15k-copy-72-local") == 0);
    CHECK(directories("sunfire15k-copy-72-random") == Approx(17.0 / 18).epsilon(0.01));
}
