// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the p650, each with a configuration that violates it and one that does not.
#include "ruleConfigurations.h"

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

using Fired = std::multimap<std::string, std::string>;

} // namespace

TEST_CASE("an eight-way with private caches violates no rule", "[rules]") {
    CHECK(fired(eightWay()).empty());
    CHECK(fired(eightWay({{"l3", 1}})).empty());
}

TEST_CASE("configurations with only one mode state the reason", "[rules]") {
    CHECK(fired(eightWay({{"books", 1}})) == Fired{{"p650-one-book", "IBM p650"}});
    CHECK(fired(eightWay({{"books", 3}})) == Fired{{"p650-six-way", "IBM p650"}});
    CHECK(fired(eightWay({{"clockMHz", 1200}})) == Fired{{"p650-private-only", "IBM p650"}});
    CHECK(fired(eightWay({{"clockMHz", 1200}, {"books", 1}})) == Fired{{"p650-one-book", "IBM p650"}});
    for (const Options& options : {Options{{"books", 1}}, {{"books", 3}}, {{"clockMHz", 1200}}}) {
        const Scenario scenario = eightWay(options);
        CHECK(machineOf(scenario)->options().at("l3") == 0);
        CHECK_FALSE(machineOf(scenario)->derived().empty());
    }
    CHECK(machineOf(eightWay({{"books", 2}}))->options().at("l3") == 1);
    CHECK(machineOf(eightWay({{"books", 4}}))->derived().empty());
}

TEST_CASE("an eight-way with two processors switched off is no six-way", "[rules]") {
    Scenario scenario = eightWay({{"l3", 1}});
    scenario.configuration.off = {"book3/CPU0", "book3/CPU1"};
    CHECK(fired(scenario).empty());
    CHECK(machineOf(scenario)->options().at("l3") == 1);
    CHECK(machineOf(scenario)->withRole(Role::Memory).size() == 8);
}

TEST_CASE("a failed DIMM disables its group, and the shared mode at the next boot", "[rules]") {
    Scenario scenario = eightWay({{"l3", 1}});
    scenario.configuration.failed = scenario.configuration.failedSinceBoot = {"book2/DIMMs0/dimm1"};
    CHECK(machineOf(scenario)->options().at("l3") == 1);
    CHECK(machineOf(scenario)->block(machineOf(scenario)->find("book2/DIMMs0")).lost);
    CHECK_THAT(findingOf("p650-dimm-failed", scenario).reason, ContainsSubstring("until the next boot"));
    scenario.configuration.failedSinceBoot.clear();
    CHECK(machineOf(scenario)->options().at("l3") == 0);
    CHECK_THAT(findingOf("p650-dimm-failed", scenario).reason, ContainsSubstring("stay private"));
}

TEST_CASE("different groups of DIMMs in the books are reported", "[rules]") {
    Scenario scenario = eightWay({{"l3", 1}});
    scenario.configuration.boards = {{"book1/DIMMs0", "p650-dimms-1024"}};
    CHECK(fired(scenario) == Fired{{"p650-unlike-books", "book1"}});
    CHECK(machineOf(scenario)->options().at("l3") == 0);
    for (const char* book : {"book0", "book2", "book3"}) // all identical again, in the other location
        scenario.configuration.boards[std::string(book) + "/DIMMs1"] = "p650-dimms-1024";
    CHECK(fired(scenario).empty());
    CHECK(machineOf(scenario)->options().at("l3") == 1);
    scenario.configuration.boards = {{"book3/DIMMs0", "empty-slot"}, {"book3/DIMMs1", "empty-slot"}};
    CHECK(fired(scenario).count("p650-no-memory") == 1);
}

TEST_CASE("a failed group of DIMMs or L3 is reported, and ends the shared mode at the next boot", "[rules]") {
    for (const auto& [part, rule] :
         {std::pair("book2/DIMMs0", "p650-dimm-failed"), {"book1/l3cache", "p650-part-failed"}}) {
        Scenario scenario = eightWay({{"l3", 1}});
        scenario.configuration.failed = {part};
        CHECK(findingOf(rule, scenario).part == part);
        CHECK(machineOf(scenario)->options().at("l3") == 0);
    }
}

TEST_CASE("a book of 1.2 GHz has an L3 of 8 MB, a quarter of the size, with fewer hits", "[rules]") {
    const auto latency = [](const Options& options) {
        Scenario scenario = eightWay(options);
        scenario.workload.processes[0].work = "p650-random";
        scenario.workload.processes[0].regions[0].pagesIn = {{"book0/DIMMs0", 4096}}; // 16 MB
        return solvePlacement(*machineOf(scenario), scenario.workload).zeroLoadLatencyNs;
    };
    CHECK(latency({{"l3", 0}, {"clockMHz", 1200}}) > 1.3 * latency({{"l3", 0}, {"clockMHz", 1450}}));
}

TEST_CASE("a partition has no memory affinity", "[rules]") {
    CHECK_THAT(findingOf("p650-lpar", eightWay({{"l3", 0}, {"lpar", 1}})).reason, ContainsSubstring("run times vary"));
    CHECK_THAT(findingOf("p650-lpar", eightWay({{"l3", 1}, {"lpar", 1}})).reason, ContainsSubstring("2 to 5 %"));
}
