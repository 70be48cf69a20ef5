// SPDX-License-Identifier: GPL-3.0-or-later
// Processors inside processor chips: eight cores of eight strands in each module.
#include "blockAt.h"
#include "boardset/topology/Domains.h"
#include "boardset/topology/Titles.h"
#include "support/bundledCatalog.h"

#include <algorithm>

using namespace boardset;
using test::at;

namespace {

std::shared_ptr<const Topology> withStrands(const Configuration& configuration = {}) {
    return Topology::build(test::catalog(), "t5440", configuration);
}

std::size_t strandsBelow(const Topology& topology, const std::string& path) {
    return topology.withRole(Role::Processor, at(topology, path)).size();
}

} // namespace

TEST_CASE("a module has 64 strands in eight cores, a full T5440 256, its predecessors 128", "[strands]") {
    const auto machine = withStrands();
    CHECK(strandsBelow(*machine, "CPU2") == 64);
    CHECK(strandsBelow(*machine, "CPU2/cores/core7") == 8);
    CHECK(strandsBelow(*machine, "") == 256);
    CHECK(titleOf(*machine, at(*machine, "CPU3/cores/core7/strand7")) == "CPU3 cores Core 7 Strand 7");
    for (const char* pair : {"t5140", "t5240"}) {
        const auto two = Topology::build(test::catalog(), pair);
        CHECK(strandsBelow(*two, "") == 128);
        CHECK(two->localityGroups().size() == 2);
    }
    CHECK(machine->localityGroups().size() == 4);
    CHECK(machine->localityGroupOf(at(*machine, "CPU1/cores/core0/strand0")) == at(*machine, "CPU1"));
}

TEST_CASE("threads run on strands and streams on devices, and each has its own term", "[strands]") {
    const auto machine = withStrands();
    CHECK(machine->nounIn(at(*machine, "CPU0")) == "thread");
    CHECK(machine->nounIn(at(*machine, "sas0")) == "stream");
    const Work& misses = machine->catalog().work("t2plus-miss");
    CHECK(machine->canDo(at(*machine, "CPU0/cores/core0/strand0"), misses));
    CHECK_FALSE(machine->canDo(at(*machine, "sas0"), misses));
    CHECK_FALSE(machine->canDo(at(*machine, "CPU0/cores"), misses));
}

TEST_CASE("a strand reaches every memory over its core and the crossbar", "[strands]") {
    const auto machine = withStrands();
    const auto route = [&](const std::string& memory) {
        std::string names;
        const BlockId strand = at(*machine, "CPU0/cores/core3/strand5");
        for (const BlockId block : machine->dataRoute(strand, at(*machine, memory)).blocks)
            names += (names.empty() ? "" : " ") + machine->block(block).path;
        return names;
    };
    const std::string out = "CPU0/cores/core3/strand5 CPU0/cores/core3 CPU0/cores CPU0/crossbar ";
    CHECK(route("CPU0/memory") == out + "CPU0/memory");
    CHECK(route("CPU2/memory") == out + "hubs CPU2/crossbar CPU2/memory");
}

TEST_CASE("links of strands are listed after those of memory and root complex, and have no rate", "[strands]") {
    const auto machine = withStrands();
    std::vector<std::string> ends;
    for (const LinkId id : machine->linksOf(at(*machine, "CPU1/crossbar"))) {
        const Link& link = machine->link(id);
        ends.push_back(machine->block(link.otherEnd(at(*machine, "CPU1/crossbar"))).path);
        CHECK(link.bytesPerSecond == 0);
    }
    CHECK(ends == std::vector<std::string>{"hubs", "CPU1/memory", "CPU1/root", "CPU1/cores"});
}

TEST_CASE("the cores of a module fail as one part, and its memory and devices stay", "[strands]") {
    Configuration configuration;
    configuration.failed = {"CPU0/cores"};
    const auto machine = withStrands(configuration);
    for (const BlockId strand : machine->withRole(Role::Processor))
        CHECK(machine->block(strand).lost == machine->isBelow(strand, at(*machine, "CPU0")));
    CHECK_FALSE(machine->block(at(*machine, "CPU0/memory")).lost);
    CHECK(machine->reaches(at(*machine, "sas0"), at(*machine, "CPU0/memory")));
    CHECK(machine->reaches(at(*machine, "CPU1/cores/core0/strand0"), at(*machine, "CPU0/memory")));
    CHECK_FALSE(machine->reaches(at(*machine, "CPU0/cores/core0/strand0"), at(*machine, "CPU0/memory")));
}

TEST_CASE("modules with strands are not boards: a machine with card slots cannot be divided into domains",
          "[strands]") {
    for (const char* whole : {"t5440", "t5140", "t5240", "sunfire280r", "sunfirev880"}) {
        INFO(whole);
        CHECK_FALSE(canBeDivided(*Topology::build(test::catalog(), whole)));
    }
    for (const char* divided : {"sunfire3800", "sunfire4800", "sunfire6800", "sunfire12k", "sunfire15k"}) {
        INFO(divided);
        CHECK(canBeDivided(*Topology::build(test::catalog(), divided)));
    }
}
