// SPDX-License-Identifier: GPL-3.0-or-later
// The assembly of a SPARCserver 600MP: parts at buses, processors on modules, and covers; and the family's table.
#include "boardset/topology/Assembly.h"
#include "boardset/topology/DescribeFamily.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

#include <algorithm>

using namespace boardset;

namespace {

std::shared_ptr<const Topology> server(int processors, int solaris = 1) {
    return Topology::build(test::catalog(), "sparcserver690mp",
                           Configuration(Options{{"processors", processors}, {"solaris", solaris}}));
}

std::vector<std::string> pathsOf(const Topology& topology, const std::vector<BlockId>& blocks) {
    std::vector<std::string> paths;
    for (const BlockId block : blocks)
        paths.push_back(topology.block(block).path);
    return paths;
}

std::string text(const Table& table, const std::string& machine, std::size_t column) {
    const auto row = std::ranges::find_if(
        table.rows, [&](const auto& cells) { return textOf(cells[0], currentLanguage()) == machine; });
    REQUIRE(row != table.rows.end());
    return textOf((*row)[column], currentLanguage());
}

} // namespace

TEST_CASE("each module carries two processors, and each cache has a connector with its MID", "[assembly]") {
    const auto topology = server(4);
    const Assembly& assembly = topology->kept<Assembly>();
    using Paths = std::vector<std::string>;
    CHECK(pathsOf(*topology, assembly.mountedOn(topology->at("module1"))) == Paths{"cpus/CPU0", "cpus/CPU1"});
    CHECK(pathsOf(*topology, assembly.mountedOn(topology->at("module2"))) == Paths{"cpus/CPU2", "cpus/CPU3"});
    std::vector<std::string> connectors;
    for (const LinkId link : topology->linksOf(topology->at("mbus")))
        if (const std::string name = assembly.connectorOf(topology->link(link)); !name.empty())
            connectors.push_back(name);
    std::ranges::sort(connectors);
    // Appendix D: mod0 to mod3 have the MIDs 8 to 11
    CHECK(connectors == Paths{"MID 10", "MID 11", "MID 8", "MID 9"});
}

TEST_CASE("the third processor of a SPARCserver is alone on the second module", "[assembly]") {
    const auto topology = server(3);
    CHECK(topology->kept<Assembly>().mountedOn(topology->at("module1")).size() == 2);
    CHECK(topology->kept<Assembly>().mountedOn(topology->at("module2")).size() == 1);
}

TEST_CASE("the second module covers an SBus slot, and the kernel lock of Solaris 1 covers the modules", "[assembly]") {
    const auto four = server(4);
    const Assembly& assembly = four->kept<Assembly>();
    CHECK(assembly.coverOf(four->at("card4")) == four->at("module2"));
    CHECK(assembly.coveredBy(four->at("lock")).size() == 2);
    const auto two = server(2);
    CHECK_FALSE(two->kept<Assembly>().coverOf(two->at("card4")));
    CHECK_FALSE(server(4, 2)->find("lock")); // Solaris 2 has no single lock
}

TEST_CASE("memory and its boards are at the memory bus, cards and their empty slots at the SBus", "[assembly]") {
    const auto topology =
        Topology::build(test::catalog(), "sparcserver690mp", Configuration(Options{{"memoryMB", 512}}));
    const Assembly& assembly = topology->kept<Assembly>();
    for (const char* const part : {"memory", "offboard1", "offboard2"})
        CHECK(assembly.isAtBus(topology->at(part), topology->at("membus")));
    for (const char* const part : {"scsi0", "net0", "card1", "card4"})
        CHECK(assembly.isAtBus(topology->at(part), topology->at("sbus")));
    CHECK(assembly.isAtBus(topology->at("sbus"), topology->at("mbus")));
    CHECK_FALSE(assembly.isAtBus(topology->at("card1"), topology->at("mbus")));
}

TEST_CASE("the table of the SPARCservers shows processors, modules, the way to memory, slots and load", "[assembly]") {
    const Table table = describeFamily(test::catalog(), "sparcserver");
    CHECK(table.rows.size() == 8);
    CHECK(text(table, "sparcserver690mp", 2) == "1 to 4");
    CHECK(text(table, "sparcserver690mp", 3) == "Mbus, Memory bus 270 MB/s");
    CHECK(text(table, "sparcserver690mp", 4) == "Slots for 9 boards, 4 cards");
    CHECK(text(table, "sparcserver690mp", 5) == "650 operations/s");
    CHECK(text(table, "sparcserver490", 2) == "1");
    CHECK(text(table, "sparcserver390", 3) == "–"); // the guide gives no memory bus
    CHECK(text(table, "sparcserver390", 5) == "–"); // Table 1 of the guide lists only later servers
}

TEST_CASE("every family has a table with all its machines", "[assembly]") {
    std::size_t machines = 0;
    for (const Family& family : test::catalog()->families())
        machines += describeFamily(test::catalog(), family.id).rows.size();
    CHECK(machines == test::catalog()->machines().size());
}
