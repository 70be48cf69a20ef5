// SPDX-License-Identifier: GPL-3.0-or-later
// One miss on a machine of another kind: a bus without repeaters, and memory apart from the processors.
#include "traceRequests.h"

using namespace boardset;
using Words = std::vector<std::string>;

TEST_CASE("rows of data alone describe the trace of a bus, and a step between two equal places does not occur",
          "[trace]") {
    const auto machine = test::invented("testmbus");
    const Trace trace = traceOf(*machine, {"M0", "memory", "", {}});
    test::requireSound(*machine, trace);
    REQUIRE(test::ids(trace) == Words{"request", "data"});
    REQUIRE(test::paths(*machine, test::hop(trace, "request")) == Words{"M0", "bus"});
    REQUIRE(test::paths(*machine, test::hop(trace, "data")) == Words{"memory", "bus", "M0"});
    // 2 clocks / 40 MHz = 50 ns of 300.
    REQUIRE(trace.total->restNs == Approx(300 - 50));
}

TEST_CASE("the owner also supplies the line on a bus", "[trace]") {
    const auto machine = test::invented("testmbus");
    const Trace trace = traceOf(*machine, {"M0", "memory", "M1", {}});
    test::requireSound(*machine, trace);
    REQUIRE(test::ids(trace) == Words{"request", "inhibit", "data"});
    REQUIRE(test::hop(trace, "inhibit").text == "M1 inhibits memory.");
    REQUIRE(test::hop(trace, "data").text == "The line comes from M1.");
}
