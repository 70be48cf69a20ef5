// SPDX-License-Identifier: GPL-3.0-or-later
// The finding about the saturated part.
#include "boardset/rules/FullPart.h"

#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

using namespace boardset;
using Catch::Matchers::StartsWith;

namespace {

std::optional<Finding> fullPartIn(const char* id) {
    const test::Solved of = test::solved(id);
    return fullPartOf(*of.topology, of.answer);
}

} // namespace

TEST_CASE("the finding about a saturated part recommends placement, unless everything passes the part", "[rules]") {
    const auto port = fullPartIn("sunfire6800-first");
    REQUIRE(port);
    CHECK(port->rule.severity == Severity::Advice);
    CHECK(port->title == "The port of SB3 is saturated");
    CHECK_THAT(port->fix, StartsWith("Spread the load"));
    const auto bus = fullPartIn("sunfire6800-copy-24-random");
    REQUIRE(bus);
    CHECK(bus->title == "The address bus is saturated");
    CHECK_THAT(bus->fix, StartsWith("All traffic uses this part"));
}

TEST_CASE("an overloaded part is an error, and a part that is not saturated is not reported", "[rules]") {
    const auto lock = fullPartIn("sparcserver690mp-case7");
    REQUIRE(lock);
    CHECK(lock->rule.severity == Severity::Error);
    CHECK(lock->title == "The kernel lock is overloaded");
    CHECK_FALSE(fullPartIn("sparcserver630mp-office"));
}

TEST_CASE("all findings contain the saturated part once, last among those of its severity", "[rules]") {
    for (const char* id : {"sunfire6800-first", "sparcserver690mp-case7"}) {
        CAPTURE(id);
        const test::Solved of = test::solved(id);
        const auto all = findings(*of.topology, of.scenario, of.answer);
        const auto full = std::ranges::find_if(all, [](const Finding& each) { return each.station >= 0; });
        REQUIRE(full != all.end());
        CHECK(full->rule.id == fullPartId);
        CHECK(all.size() == findings(*of.topology, of.scenario).size() + 1);
        CHECK((full + 1 == all.end() || (full + 1)->rule.severity < full->rule.severity));
        CHECK((full == all.begin() || (full - 1)->rule.severity >= full->rule.severity));
    }
}
