// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked, and one clear line for what cannot.
#include "boardset/trace/Life.h"
#include "traces.h"

using namespace boardset;

namespace {

void refuses(const Topology& topology, const TraceRequest& request, const std::string& line) {
    REQUIRE_THROWS_AS(traceOf(topology, request), TraceError);
    REQUIRE_THROWS_WITH(traceOf(topology, request), line);
}

} // namespace

TEST_CASE("a board stands for its first processor or memory, other than the requester", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = traceOf(*machine, {"SB2", "SB4/P3", "SB2", {}});
    REQUIRE(machine->block(trace.requester).path == "SB2/P0");
    REQUIRE(machine->block(trace.memory).path == "SB4/P3/memory");
    REQUIRE(machine->block(trace.owner).path == "SB2/P1");
}

TEST_CASE("impossible requests name field, value and what is allowed", "[trace]") {
    const auto machine = test::sunfire6800();
    const std::string processor = "a processor, or a block that holds one, such as SB0/P0";
    const std::string memory = "a memory, or a block that holds one, such as SB0/P0/memory";
    refuses(*machine, {"SB9/P0", "SB0", "", {}}, "from: 'SB9/P0' is no block of sunfire6800; allowed: " + processor);
    refuses(*machine, {"", "SB0", "", {}}, "from: none is named; allowed: " + processor);
    refuses(*machine, {"SB0/P0/memory", "SB0", "", {}},
            "from: 'SB0/P0/memory' holds no processor; allowed: " + processor);
    refuses(*machine, {"SB0/P0", "IB6", "", {}}, "to: 'IB6' holds no memory; allowed: " + memory);
    refuses(*machine, {"SB0/P0", "SB3", "IB6", {}}, "state: 'IB6' holds no processor; allowed: " + processor);
    refuses(*machine, {"SB0/P0", "SB3", "SB0/P0", {}},
            "state: 'SB0/P0' is the requester, whose own cache answers; allowed: another processor");
    refuses(*machine, {"SB0/P0", "SB3", "", DirectoryAnswer::Miss},
            "directory: 'miss' has no meaning here: the whole transaction stays under one coherency root, and no "
            "directory is asked; allowed: nothing");
}

TEST_CASE("an error stays one short line, whatever it is about", "[trace]") {
    const auto machine = test::sunfire6800();
    const std::string hostile = "SB0\n\x1b[2J" + std::string(5000, 'x');
    try {
        traceOf(*machine, {hostile, "SB0", "", {}});
        FAIL("not refused");
    } catch (const TraceError& error) {
        const std::string what = error.what();
        REQUIRE(what.size() < 300);
        REQUIRE(what.find_first_of("\n\x1b") == std::string::npos);
    }
}

TEST_CASE("where no source says what a processor asks for, that is said", "[trace]") {
    const auto machine = test::invented("testsilent");
    REQUIRE_FALSE(canTrace(*machine));
    refuses(*machine, {"M0", "memory", "", {}},
            "operation: '' does not begin at M0; allowed: none: no source says what happens there");
    refuses(*test::sunfire6800(), {"SB0", "SB1", "", {}, "dma-read"},
            "operation: 'dma-read' does not begin at SB0/P0; allowed: line, copied-line, read-line");
}

TEST_CASE("parts that have failed, and parts of another domain, are refused", "[trace]") {
    Configuration failed;
    failed.failed = {"SB1"};
    const auto broken = Topology::build(test::catalog(), "sunfire6800", failed);
    refuses(*broken, {"SB1", "SB0", "", {}},
            "from: 'SB1' is of no use: SB1 P0 is out of service; allowed: a part that works, in a domain");
    refuses(*broken, {"SB0", "SB0", "SB1/P2", {}},
            "state: 'SB1/P2' is of no use: SB1 P2 is out of service; allowed: a part that works, in the domain of the "
            "requester");
    Configuration split;
    split.options["segments"] = 2;
    split.domains = {{"A", 0, {"SB0"}}, {"B", 1, {"SB1"}}};
    refuses(*Topology::build(test::catalog(), "sunfire6800", split), {"SB0", "SB1", "", {}},
            "to: 'SB1' is of no use: SB1 P0 memory is outside the domain of SB0 P0; allowed: a part that works, in the "
            "domain of "
            "the requester");
}

TEST_CASE("the steps of a message add up to its published time, with the rest as a step of its own", "[trace]") {
    const auto machine = Topology::build(test::catalog(), "firelink", {});
    for (const char* const operation : {"mpi-short", "mpi-long", "mpi-rendezvous"}) {
        INFO(operation);
        TraceRequest request;
        request.requester = "N0/SB0/P0";
        request.memory = "N1/SB0/P0";
        request.operation = operation;
        const Trace trace = traceOf(*machine, request);
        const Life life = lifeOf(*machine, trace);
        REQUIRE(trace.total);
        double sum = 0;
        for (const LifeStep& step : life.steps) {
            CHECK((step.ns == 0 || step.startNs == Approx(sum)));
            sum += step.ns;
        }
        CHECK(sum == Approx(trace.total->ns));
        CHECK(life.onceNs() + life.eachNs() == Approx(trace.total->ns));
        CHECK(life.ns == Approx(trace.total->ns));
        CHECK((life.restNs > 0) == life.steps.back().isRest);
    }
}
