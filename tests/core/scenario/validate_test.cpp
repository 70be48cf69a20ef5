// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario checked against its machine: the canonical form, and parts that the machine does not have.
#include "boardset/scenario/PagePlacement.h"
#include "boardset/scenario/Scenario.h"

#include "core/scenario/samples.h"
#include "support/bundledCatalog.h"
#include "support/catch.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string refused(const Scenario& scenario, const Options& options = {}) {
    const auto topology = sunfire6800(options);
    return refusal([&] { resolve(scenario, *topology, "x.boardset"); });
}

Scenario withPages(const std::map<std::string, int>& pages) {
    Scenario scenario = small();
    scenario.workload.processes[0].regions[0].pagesIn = pages;
    return scenario;
}

std::map<std::string, int> resolved(const std::map<std::string, int>& pages) {
    return resolve(withPages(pages), *sunfire6800()).workload.processes[0].regions[0].pagesIn;
}

} // namespace

TEST_CASE("pages of a board or a machine are spread evenly over its memories, and the first get the remainder",
          "[validate]") {
    REQUIRE(resolved({{"SB3", 10}}) ==
            std::map<std::string, int>{
                {"SB3/P0/memory", 3}, {"SB3/P1/memory", 3}, {"SB3/P2/memory", 2}, {"SB3/P3/memory", 2}});
    REQUIRE(resolved({{"SB3", 2}}) == std::map<std::string, int>{{"SB3/P0/memory", 1}, {"SB3/P1/memory", 1}});
    REQUIRE(resolved({{"SB3/P2", 5}}) == std::map<std::string, int>{{"SB3/P2/memory", 5}});
    // Overlapping entries are added: 4 over the board, 3 more on one memory.
    REQUIRE(resolved({{"SB0", 4}, {"SB0/P1/memory", 3}}).at("SB0/P1/memory") == 4);
    const auto all = resolved({{"", 24}});
    REQUIRE(all.size() == 24);
    for (const auto& [memory, pages] : all)
        REQUIRE(pages == 1);
}

TEST_CASE("resolving twice has no further effect, and a resolved scenario is valid", "[validate]") {
    const auto topology = sunfire6800();
    for (unsigned seed = 0; seed < 100; ++seed) {
        const Scenario once = resolve(randomScenario(seed), *topology);
        REQUIRE(once.configuration.options == topology->options());
        REQUIRE(resolve(once, *topology) == once);
        REQUIRE_NOTHROW(validate(once, *topology));
        REQUIRE(once.workload.pageCount() == randomScenario(seed).workload.pageCount());
    }
    // The canonical form names only memories.
    REQUIRE(refusal([&] {
                validate(withPages({{"SB3", 1}}), *topology);
            }) == "scenario: processes[0].regions[0].pages.SB3: found \"SB3\"; allowed: a memory of this machine, or a "
                  "block with memories: SB0/P0/memory ... SB5/P3/memory (24 in all); the nearest is SB3/P0/memory");
}

TEST_CASE("a thread on a missing processor is refused with the nearest existing one", "[validate]") {
    Scenario scenario = small();
    std::string& processor = scenario.workload.processes[0].customers[1].on;
    const std::string field = "x.boardset: processes[0].customers[1].on: found ";
    const std::string allowed = "; allowed: a part of this machine on which a thread can be placed: SB0/P0 ... SB5/P3 "
                                "(24 in all); the nearest is ";
    processor = "SB7/P2";
    REQUIRE(refused(scenario) == field + "\"SB7/P2\"" + allowed + "SB0/P2");
    processor = "SB3";
    REQUIRE(refused(scenario) == field + "\"SB3\"" + allowed + "SB3/P0");
    processor = "SB3/P0/memory";
    REQUIRE(refused(scenario) == field + "\"SB3/P0/memory\"" + allowed + "SB3/P0");
    processor = "";
    REQUIRE_THAT(refused(scenario), ContainsSubstring("found \"\"; allowed: a part of this machine on which a thread"));
    processor = "SB5/P0";
    scenario.configuration.options = {};
    REQUIRE_THAT(refused(scenario, {{"uniboards", 4}}),
                 ContainsSubstring("SB0/P0 ... SB3/P3 (16 in all); the nearest is SB0/P0"));
}

TEST_CASE("pages on a block without memory are refused with the nearest memory", "[validate]") {
    REQUIRE(refused(withPages({{"SB9/P0/memory", 1}})) ==
            "x.boardset: processes[0].regions[0].pages[\"SB9/P0/memory\"]: found \"SB9/P0/memory\"; allowed: a memory "
            "of this machine, or a block with memories: SB0/P0/memory ... SB5/P3/memory (24 in all); the nearest is "
            "SB0/P0/memory");
    REQUIRE_THAT(refused(withPages({{"IB6", 1}})), ContainsSubstring("pages.IB6: found \"IB6\"; allowed: a memory"));
    REQUIRE_THAT(refused(withPages({{"SB0/P0/icache", 1}})), ContainsSubstring("allowed: a memory"));
}

TEST_CASE("an unknown machine, work or option is refused by name", "[validate]") {
    Scenario scenario = small();
    scenario.machine = "pdp11";
    REQUIRE_THAT(refused(scenario), ContainsSubstring("x.boardset: machine: found \"pdp11\"; allowed: sunfire6800"));
    scenario = small();
    scenario.workload.processes[0].work = "cpoy";
    REQUIRE_THAT(refused(scenario),
                 ContainsSubstring("processes[0].work: found \"cpoy\"; allowed: copy, read, one-miss, "));
    REQUIRE_THAT(refused(scenario), ContainsSubstring("the nearest is copy"));
    scenario = small();
    scenario.configuration.options["boards"] = 6;
    REQUIRE_THAT(refused(scenario), ContainsSubstring("options.boards: found an unknown option; allowed: bankMB, "
                                                      "clockMHz, interleaving, ioAssemblies, segments or uniboards"));
    REQUIRE_THAT(refused(small(), {{"uniboards", 5}}), ContainsSubstring("options.uniboards: found 6; allowed: 5"));
}

TEST_CASE("a memory holds exactly the capacity that its fact states", "[validate]") {
    const auto topology = sunfire6800();
    const BlockId memory = topology->find("SB3/P0/memory");
    const double capacity = topology->catalog().fact("memory-unit.capacity").si();
    REQUIRE(capacityOf(*topology, memory) == capacity);
    // Document 000, appendix B: at most 8 GB per processor; 8 GB / 4 MB = 2048 pages.
    const int fits = static_cast<int>(capacity / 4'194'304.0);
    REQUIRE(refused(withPages({{"SB3/P0/memory", fits}})) == "accepted");
    REQUIRE(refused(withPages({{"SB3/P0/memory", fits + 1}})) ==
            "x.boardset: processes[0].regions[0].pages[\"SB3/P0/memory\"]: found pages of 8.004 GB; allowed: at most 8 "
            "GB in SB3/P0/memory; place fewer or smaller pages there");
    // Each region fits alone, but together they do not.
    Scenario both = withPages({{"SB3", 4 * fits}});
    both.workload.processes[0].regions[1].pagesIn = {{"SB3/P2", 1}};
    REQUIRE_THAT(refused(both), ContainsSubstring("regions[1].pages[\"SB3/P2/memory\"]: found pages of 8 GB"));
}

TEST_CASE("sizes are written in the customary form", "[validate]") {
    REQUIRE(sizeText(512) == "512 bytes");
    REQUIRE(sizeText(8192) == "8 KB");
    REQUIRE(sizeText(4'194'304) == "4 MB");
    REQUIRE(sizeText(1.5 * 1073741824) == "1.5 GB");
}

TEST_CASE("the nearest name is the one with the fewest changes, the first of several", "[validate]") {
    REQUIRE(nearest("copi", {"one-miss", "copy"}) == "copy");
    REQUIRE(nearest("", {"bb", "a", "c"}) == "a");
    REQUIRE(nearest("x", {}).empty());
    REQUIRE(meantBy("copi", {"one-miss", "copy"}) == "copy");
    REQUIRE(meantBy("nosuch", {"one-miss", "copy"}).empty());
    REQUIRE(meantBy("", {}).empty());
}

TEST_CASE("pages on a disk are refused with the field for its data", "[validate]") {
    Scenario scenario = withPages({{"slot8/disk0", 1}});
    scenario.machine = "sparcserver690mp";
    scenario.configuration = {};
    scenario.configuration.boards = {{"slot8", "isp-80"}, {"slot8/disk0", "disk-1000-ipi"}};
    scenario.workload.processes[0].work = "copy";
    scenario.workload.processes[0].customers.clear();
    const auto topology = machineOf(scenario);
    REQUIRE_THAT(refusal([&] { resolve(scenario, *topology, "x.boardset"); }),
                 ContainsSubstring("which is not a memory; allowed: pages in memories; for data on this part, replace "
                                   "\"pages\" by \"parts\": [\"slot8/disk0\"]"));
}
