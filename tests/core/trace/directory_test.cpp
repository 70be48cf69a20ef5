// SPDX-License-Identifier: GPL-3.0-or-later
// One miss on a Sun Fire 15K between snooping domains, with a directory at the home node.
#include "traceRequests.h"

using namespace boardset;
using Words = std::vector<std::string>;

namespace {

Trace traced(const TraceRequest& request) {
    const auto machine = test::sunfire15k();
    const Trace trace = traceOf(*machine, request);
    test::requireSound(*machine, trace);
    return trace;
}

Words pathsOf(const Trace& trace, const char* id) {
    return test::paths(*test::sunfire15k(), test::hop(trace, id));
}

const Words asked{"request", "forward", "broadcast", "notice", "to-home", "directory"};
const Words answered{"data", "data-crossing", "data-arrival", "reply", "rerun"};

Words joined(std::initializer_list<Words> parts) {
    Words all;
    for (const Words& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace

TEST_CASE("inside a boardset a trace is the same as on a mid-range server", "[trace]") {
    const Trace trace = traced({"EX1/SB1/P0", "EX1/SB1/P3", "", {}});
    REQUIRE(test::ids(trace) == Words{"request", "forward", "broadcast", "snoop", "memory", "data"});
    REQUIRE_FALSE(trace.directory);
    REQUIRE(trace.total->ns == Approx(207));
    REQUIRE(trace.total->restNs == Approx(107));
}

TEST_CASE("remote clean data passes agent, address crossbar, directory, home, centerplane, reply, rerun", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX2/SB2/P2", "", {}});
    REQUIRE(test::ids(trace) == joined({asked, {"home-broadcast", "home-snoop", "memory"}, answered}));
    REQUIRE(trace.directory == DirectoryAnswer::Hit);
    REQUIRE(pathsOf(trace, "forward") == Words{"EX0/SB0/repeater", "EX0/SAC"});
    REQUIRE(pathsOf(trace, "to-home") == Words{"EX0/SAC", "centerplane/address", "EX2/SAC"});
    REQUIRE(pathsOf(trace, "directory") == Words{"EX2/SAC/CDC"});
    REQUIRE(pathsOf(trace, "data") == Words{"EX2/SB2/P2/memory", "EX2/SB2/switch1", "EX2/SB2/dataswitch", "EX2/SDI"});
    REQUIRE(pathsOf(trace, "data-crossing") == Words{"EX2/SDI", "centerplane/data", "EX0/SDI"});
    REQUIRE(pathsOf(trace, "data-arrival") == Words{"EX0/SDI", "EX0/SB0/dataswitch", "EX0/SB0/switch0", "EX0/SB0/P1"});
    REQUIRE(pathsOf(trace, "reply") == Words{"EX2/SAC", "centerplane/response", "EX0/SAC"});
    REQUIRE(pathsOf(trace, "rerun").front() == "EX0/SAC");
    // The agent, its two repeaters, four processors, two PCI controllers, but not the other boardsets.
    REQUIRE(pathsOf(trace, "home-broadcast").size() == 9);
}

TEST_CASE("between boardsets, hops and the remainder add up; replies of one or two clocks are not counted", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX2/SB2/P2", "", DirectoryAnswer::Hit});
    // (6 + 2 + 9) clocks / 150 MHz
    REQUIRE(trace.countedNs() == Approx(17 / 0.150));
    REQUIRE(trace.total->ns == Approx(333));
    REQUIRE(trace.total->restNs == Approx(333 - 17 / 0.150));
    REQUIRE(test::hop(trace, "reply").clocks->least == 1);
    REQUIRE(test::hop(trace, "reply").clocks->most == 2);
    REQUIRE_FALSE(test::hop(trace, "reply").counts());
    REQUIRE(test::hop(trace, "memory").beside == "home-snoop");
}

TEST_CASE("a directory miss reads the Mtags from the memory of the line", "[trace]") {
    const Trace trace = traced({"EX0", "EX2/SB2/P2", "", DirectoryAnswer::Miss});
    REQUIRE(test::ids(trace) ==
            joined({asked, {"mtags", "ask-all", "home-broadcast", "home-snoop", "memory"}, answered}));
    REQUIRE(pathsOf(trace, "mtags") == Words{"EX2/SB2/P2/memory"});
    REQUIRE_FALSE(test::hop(trace, "mtags").ns);
    REQUIRE(trace.total->row.id == "other-boardset-miss");
    REQUIRE(trace.total->ns == Approx(440));
    REQUIRE(trace.total->restNs == Approx(440 - 17 / 0.150));
}

TEST_CASE("an owner at the home node supplies the line from there", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX2/SB2/P2", "EX2/SB2/P0", {}});
    REQUIRE(test::ids(trace) == joined({asked, {"home-broadcast", "home-snoop", "memory", "supply"}, answered}));
    REQUIRE(pathsOf(trace, "data").front() == "EX2/SB2/P0");
    REQUIRE_FALSE(trace.total);
}

TEST_CASE("the home agent asks an owner in a third boardset", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX2/SB2/P2", "EX1/SB1/P0", {}});
    REQUIRE(test::ids(trace) ==
            joined({asked,
                    {"home-broadcast", "home-snoop", "memory", "to-owner", "owner-broadcast", "owner-snoop", "supply"},
                    answered}));
    REQUIRE(pathsOf(trace, "to-owner") == Words{"EX2/SAC", "centerplane/address", "EX1/SAC"});
    REQUIRE(pathsOf(trace, "owner-broadcast").front() == "EX1/SAC");
    REQUIRE(pathsOf(trace, "data-crossing") == Words{"EX1/SDI", "centerplane/data", "EX0/SDI"});
}

TEST_CASE("for local memory owned by another boardset, the requesting agent is the home agent", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX0/SB0/P1", "EX1/SB1/P0", {}});
    REQUIRE(test::ids(trace) == joined({{"request", "forward", "broadcast", "snoop", "memory", "directory", "to-owner",
                                         "owner-broadcast", "owner-snoop", "supply"},
                                        answered}));
    REQUIRE(pathsOf(trace, "to-owner") == Words{"EX0/SAC", "centerplane/address", "EX1/SAC"});
    REQUIRE(pathsOf(trace, "reply") == Words{"EX1/SAC", "centerplane/response", "EX0/SAC"});
}

TEST_CASE("an owner near the requester is reached over the home node, but its data stays in the boardset", "[trace]") {
    const Trace trace = traced({"EX0/SB0/P1", "EX2/SB2/P2", "EX0/SB0/P3", {}});
    REQUIRE(pathsOf(trace, "to-owner") == Words{"EX2/SAC", "centerplane/address", "EX0/SAC"});
    REQUIRE(pathsOf(trace, "data") ==
            Words{"EX0/SB0/P3", "EX0/SB0/switch1", "EX0/SB0/dataswitch", "EX0/SB0/switch0", "EX0/SB0/P1"});
    REQUIRE(pathsOf(trace, "reply") == Words{"EX2/SAC", "centerplane/response", "EX0/SAC"});
}
