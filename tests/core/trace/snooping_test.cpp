// SPDX-License-Identifier: GPL-3.0-or-later
// One miss on a Sun Fire 6800, where every device snoops every address.
#include "traceRequests.h"

using namespace boardset;
using Words = std::vector<std::string>;

namespace {

Trace clean(const Topology& topology, const char* from, const char* to) {
    const Trace trace = traceOf(topology, {from, to, "", {}});
    test::requireSound(topology, trace);
    return trace;
}

Trace owned(const Topology& topology, const char* from, const char* to, const char* owner) {
    const Trace trace = traceOf(topology, {from, to, owner, {}});
    test::requireSound(topology, trace);
    return trace;
}

} // namespace

TEST_CASE("clean data needs request, broadcast, snoop in parallel with memory, and data", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = clean(*machine, "SB0/P0", "SB3/P2/memory");
    REQUIRE(test::ids(trace) == Words{"request", "forward", "broadcast", "snoop", "memory", "data"});
    REQUIRE(test::paths(*machine, test::hop(trace, "request")) == Words{"SB0/P0", "SB0/repeater"});
    REQUIRE(test::paths(*machine, test::hop(trace, "forward")) == Words{"SB0/repeater", "fireplane"});
    REQUIRE(test::paths(*machine, test::hop(trace, "memory")) == Words{"SB3/P2/memory"});
    REQUIRE(test::paths(*machine, test::hop(trace, "data")) == Words{"SB3/P2/memory", "SB3/switch1", "SB3/dataswitch",
                                                                     "fireplane", "SB0/dataswitch", "SB0/switch0",
                                                                     "SB0/P0"});
}

TEST_CASE("a broadcast reaches every processor and I/O controller exactly once, over links from the top", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = clean(*machine, "SB0/P0", "SB0/P0/memory");
    const Hop& broadcast = test::hop(trace, "broadcast");
    // The top, 6 + 4 repeaters, 24 processors, 8 PCI controllers.
    REQUIRE(broadcast.blocks.size() == 1 + 10 + 24 + 8);
    REQUIRE(machine->block(broadcast.blocks.front()).path == "fireplane");
    REQUIRE(std::set<BlockId>(broadcast.blocks.begin(), broadcast.blocks.end()).size() == broadcast.blocks.size());
    std::set<BlockId> reached{broadcast.blocks.front()};
    for (const RouteLink& routeLink : broadcast.passages) {
        REQUIRE(reached.count(routeLink.from) == 1);
        REQUIRE(machine->link(routeLink.link).kind == LinkKind::Address);
        reached.insert(routeLink.to);
    }
}

TEST_CASE("hops and the remainder add up to Table B-2, and nothing is counted twice", "[trace]") {
    const auto machine = test::sunfire6800();
    const struct {
        const char* memory;
        double totalNs;
        const char* row;
    } cases[] = {{"SB3/P1/memory", 180, "own-memory"},
                 {"SB3/P0/memory", 193, "same-switch"},
                 {"SB3/P2/memory", 207, "same-board"},
                 {"SB0/P1/memory", 240, "other-board"}};
    for (const auto& each : cases) {
        INFO(each.memory);
        const Trace trace = clean(*machine, "SB3/P1", each.memory);
        REQUIRE(trace.total);
        REQUIRE(trace.total->row.id == each.row);
        REQUIRE(trace.total->ns == Approx(each.totalNs));
        // (6 + 9) clocks / 150 MHz = 100 ns; memory works in parallel with the nine.
        REQUIRE(trace.countedNs() == Approx(15 / 0.150));
        REQUIRE(trace.total->restNs == Approx(each.totalNs - 100));
        REQUIRE(trace.countedNs() + trace.total->restNs == Approx(trace.total->ns));
    }
}

TEST_CASE("only published times have clocks", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = clean(*machine, "SB0/P0", "SB3/P2");
    REQUIRE(test::hop(trace, "broadcast").clocks->least == 6);
    REQUIRE(test::hop(trace, "broadcast").ns->most == Approx(40));
    REQUIRE(test::hop(trace, "snoop").clocks->least == 9);
    REQUIRE(test::hop(trace, "snoop").ns->least == Approx(60));
    REQUIRE(test::hop(trace, "snoop").timeFact == "fireplane.snoop-clocks");
    for (const char* id : {"request", "forward", "memory", "data"}) {
        INFO(id);
        REQUIRE_FALSE(test::hop(trace, id).clocks);
        REQUIRE_FALSE(test::hop(trace, id).ns);
        REQUIRE_FALSE(test::hop(trace, id).counts());
    }
    REQUIRE(test::hop(trace, "request").within == "broadcast");
    REQUIRE(test::hop(trace, "memory").beside == "snoop");
}

TEST_CASE("an owner on the same board supplies over that board's switches", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = owned(*machine, "SB0/P0", "SB3/P2", "SB0/P3");
    REQUIRE(test::ids(trace) == Words{"request", "forward", "broadcast", "snoop", "memory", "supply", "data"});
    REQUIRE(test::paths(*machine, test::hop(trace, "supply")) == Words{"SB0/P3"});
    REQUIRE(test::paths(*machine, test::hop(trace, "data")) ==
            Words{"SB0/P3", "SB0/switch1", "SB0/dataswitch", "SB0/switch0", "SB0/P0"});
    REQUIRE(test::hop(trace, "memory").text.find("not sent") != std::string::npos);
}

TEST_CASE("an owner on another board supplies through level 2, and the trace has no total", "[trace]") {
    const auto machine = test::sunfire6800();
    const Trace trace = owned(*machine, "SB0/P0", "SB0/P0", "SB5/P1");
    REQUIRE(test::paths(*machine, test::hop(trace, "data")) ==
            Words{"SB5/P1", "SB5/switch0", "SB5/dataswitch", "fireplane", "SB0/dataswitch", "SB0/switch0", "SB0/P0"});
    REQUIRE_FALSE(trace.total);
    REQUIRE(trace.note.find("No total is published") == 0);
    REQUIRE(trace.noteLocator == "Appendix B, Memory Access Performance");
    REQUIRE(trace.countedNs() == Approx(100));
}
