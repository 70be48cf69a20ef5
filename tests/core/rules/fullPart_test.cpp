// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the part that nothing more passes.
#include "boardset/rules/FullPart.h"

#include "support/catch.h"
#include "support/scenarios.h"

using namespace boardset;
using Catch::Matchers::StartsWith;

namespace {

std::optional<FullPart> fullPartIn(const char* id) {
    const test::Solved of = test::solved(id);
    return fullPartOf(*of.topology, of.answer);
}

} // namespace

TEST_CASE("a full part says what relieves it: placement, unless everything passes it", "[rules]") {
    const auto port = fullPartIn("sunfire6800-first");
    REQUIRE(port);
    CHECK(port->severity == Severity::Advice);
    CHECK(port->title == "The port of SB3 is full");
    CHECK_THAT(port->fix, StartsWith("Spread what passes it"));
    const auto bus = fullPartIn("sunfire6800-copy-24-random");
    REQUIRE(bus);
    CHECK(bus->part == "address bus");
    CHECK_THAT(bus->fix, StartsWith("Ask less of it"));
}

TEST_CASE("what is asked for more than it can do is an error; what is not full is not told", "[rules]") {
    const auto lock = fullPartIn("sparcserver690mp-case7");
    REQUIRE(lock);
    CHECK(lock->severity == Severity::Error);
    CHECK(lock->title == "More is asked of the kernel lock than it can do");
    CHECK_FALSE(fullPartIn("sparcserver630mp-office"));
}
