// SPDX-License-Identifier: GPL-3.0-or-later
// Which station is the bottleneck, of a bare network and in a part of a machine.
#include "boardset/analysis/Bottleneck.h"

#include "boardset/analysis/Pace.h"
#include "boardset/catalog/Words.h"
#include "placements.h"
#include "support/bundled.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;

TEST_CASE("the bottleneck is the first of the busiest that make anybody wait", "[bottleneck]") {
    Network network;
    network.stations = {{.name = "a"}, {.name = "think", .type = StationType::Delay}, {.name = "b"}, {.name = "c"}};
    const auto of = [&](double a, double think, double b, double c) {
        return bottleneckOf(network, (Vector(4) << a, think, b, c).finished());
    };
    CHECK(of(0.2, 7, 0.9, 0.5) == 2);         // a delay holds 7 customers and is no bottleneck
    CHECK(of(0.5, 0, 0.9, 0.9 + 1e-14) == 2); // a difference of rounding does not count
    CHECK(of(0.5, 0, 0.9, 0.9 + 1e-6) == 3);  // one that can be seen does
    CHECK(of(0, 3, 0, 0) == -1);              // nothing is used
}

TEST_CASE("of bounds the bottleneck is what all together would ask too much", "[bottleneck]") {
    Network network;
    network.stations = {{.name = "a"}, {.name = "b", .servers = 4}, {.name = "c"}};
    network.classes = {{.name = "x", .population = 50}, {.name = "y", .population = 50}};
    network.demands = (Matrix(2, 3) << 1, 3, 1, 1, 3, 2).finished(); // each class alone could fill its slowest station
    const auto bounds = std::get<Solution>(solve(network, {.method = Method::Bounds}));
    // 1 and 1/2 alone ask c for 2: half of that each
    CHECK(bounds.utilisation[0] == Approx(0.75));
    CHECK(bounds.utilisation[2] == Approx(1));
    CHECK(bottleneckOf(network, bounds.utilisation) == 2);
}

TEST_CASE("the busiest station in a block is its own or its parts'", "[bottleneck]") {
    const auto machine = sunfire6800();
    const Answer answer =
        solvePlacement(*machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, regionOn("a", {"SB3"}, 64)));
    REQUIRE(busiestIn(answer, *machine, machine->find("SB0"))->title == "port of SB0");
    REQUIRE(busiestIn(answer, *machine, machine->find("SB3"))->title == "port of SB3");
    REQUIRE(busiestIn(answer, *machine, machine->find("SB0/P1"))->title == "interface of SB0 P1");
    REQUIRE(busiestIn(answer, *machine, machine->find("fireplane"))->title == "address bus");
    REQUIRE_FALSE(busiestIn(answer, *machine, machine->find("SB5")).has_value());
}

TEST_CASE("nothing is busiest where nothing runs", "[bottleneck]") {
    const auto machine = sunfire6800();
    REQUIRE_FALSE(busiestIn(solvePlacement(*machine, Workload{}), *machine, rootBlock).has_value());
}

TEST_CASE("a full part is a bottleneck, whose sentence says what it does of what it could, and for how many",
          "[bottleneck]") {
    const auto machine = sunfire6800();
    const Answer full =
        solvePlacement(*machine, workload({"SB0/P0", "SB0/P1", "SB0/P2", "SB0/P3"}, regionOn("a", {"SB3"}, 64)));
    REQUIRE(full.bottleneck()->title == "port of SB3");
    CHECK(hasBottleneck(full));
    CHECK(paceOf(*machine, full) == "The port of SB3 carries " +
                                        printedValue(4.8 * full.bottleneck()->utilisation, "{}") +
                                        " of 4.8 GB/s, for 4 threads.");
    Workload one = workload({"SB0/P0"}, regionOn("a", {"SB0"}, 64));
    one.processes.front().work = "one-miss";
    const Answer idle = solvePlacement(*machine, one);
    CHECK_FALSE(hasBottleneck(idle));
    CHECK(paceOf(*machine, idle) == "Nothing is full: latency sets the pace.");
    CHECK(paceOf(*machine, solvePlacement(*machine, Workload{})).empty());
}
