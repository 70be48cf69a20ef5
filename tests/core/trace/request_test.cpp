// SPDX-License-Identifier: GPL-3.0-or-later
// Trace requests, and one clear line for each impossible one.
#include "boardset/trace/MessageLife.h"
#include "traceRequests.h"

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

TEST_CASE("errors about impossible requests name the field, the value and the allowed values", "[trace]") {
    const auto machine = test::sunfire6800();
    const std::string processor = "a processor or a block that contains one, for example SB0/P0";
    const std::string memory = "a memory or a block that contains one, for example SB0/P0/memory";
    refuses(*machine, {"SB9/P0", "SB0", "", {}}, "from: 'SB9/P0' is not a block of sunfire6800; allowed: " + processor);
    refuses(*machine, {"", "SB0", "", {}}, "from: missing; allowed: " + processor);
    refuses(*machine, {"SB0/P0/memory", "SB0", "", {}},
            "from: 'SB0/P0/memory' contains no processor; allowed: " + processor);
    refuses(*machine, {"SB0/P0", "IB6", "", {}}, "to: 'IB6' contains no memory; allowed: " + memory);
    refuses(*machine, {"SB0/P0", "SB3", "IB6", {}}, "state: 'IB6' contains no processor; allowed: " + processor);
    refuses(*machine, {"SB0/P0", "SB3", "SB0/P0", {}},
            "state: 'SB0/P0' is the requester, whose own cache has the line; allowed: another processor");
    refuses(*machine, {"SB0/P0", "SB3", "", DirectoryAnswer::Miss},
            "directory: 'miss' does not apply: the whole transaction stays under one coherency root, so no "
            "directory is used; allowed: nothing");
}

TEST_CASE("an error is one short line, whatever it is about", "[trace]") {
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

TEST_CASE("an error says that no source describes the requests of a processor", "[trace]") {
    const auto machine = test::invented("testsilent");
    REQUIRE_FALSE(canTrace(*machine));
    refuses(*machine, {"M0", "memory", "", {}},
            "operation: '' cannot start at M0; allowed: none, because no source describes operations there");
    refuses(*test::sunfire6800(), {"SB0", "SB1", "", {}, "dma-read"},
            "operation: 'dma-read' cannot start at SB0/P0; allowed: line, copied-line, read-line");
}

TEST_CASE("failed parts and parts of another domain are refused", "[trace]") {
    Configuration failed;
    failed.failed = {"SB1"};
    const auto broken = Topology::build(test::catalog(), "sunfire6800", failed);
    refuses(*broken, {"SB1", "SB0", "", {}},
            "from: 'SB1' cannot be used: SB1 P0 is out of service; allowed: a working part in a domain");
    refuses(*broken, {"SB0", "SB0", "SB1/P2", {}},
            "state: 'SB1/P2' cannot be used: SB1 P2 is out of service; allowed: a working part in the "
            "requester's domain");
    Configuration split;
    split.options["segments"] = 2;
    split.domains = {{"A", 0, {"SB0"}}, {"B", 1, {"SB1"}}};
    refuses(*Topology::build(test::catalog(), "sunfire6800", split), {"SB0", "SB1", "", {}},
            "to: 'SB1' cannot be used: SB1 P0 memory is outside the domain of SB0 P0; allowed: a working part in "
            "the requester's domain");
}

TEST_CASE("the steps of a message add up to its published time, with the remainder as a separate step", "[trace]") {
    const auto machine = Topology::build(test::catalog(), "firelink", {});
    for (const char* const operation : {"mpi-short", "mpi-long", "mpi-rendezvous"}) {
        INFO(operation);
        TraceRequest request;
        request.requester = "N0/SB0/P0";
        request.memory = "N1/SB0/P0";
        request.operation = operation;
        const Trace trace = traceOf(*machine, request);
        const MessageLife life = messageLifeOf(*machine, trace);
        REQUIRE(trace.total);
        double sum = 0;
        for (const MessageStep& step : life.steps) {
            CHECK((step.ns == 0 || step.startNs == Approx(sum)));
            sum += step.ns;
        }
        CHECK(sum == Approx(trace.total->ns));
        CHECK(life.onceNs() + life.eachNs() == Approx(trace.total->ns));
        CHECK(life.ns == Approx(trace.total->ns));
        CHECK((life.restNs > 0) == life.steps.back().isRest);
    }
}
