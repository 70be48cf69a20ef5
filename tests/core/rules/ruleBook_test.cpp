// SPDX-License-Identifier: GPL-3.0-or-later
// A rule book reports the same for a configuration whatever it was asked before, and applies the rules of each family
// only to its own machines.
#include "ruleConfigurations.h"
#include "support/configurations.h"
#include "support/tempFolder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <set>
#include <thread>

using namespace boardset;
using namespace boardset::test;

namespace {

struct Case {
    std::shared_ptr<const Topology> topology;
    Workload workload;
};

/// Each scenario unchanged, with a failure, with its first thread elsewhere, and without its last process.
std::vector<Case> cases() {
    std::vector<Case> all;
    for (const char* id : {"sunfire6800-first", "sunfire15k-full", "t5440-cards", "t5440-two-way", "sunfire15k-full"}) {
        const Scenario& as = scenario(id);
        const auto topology = machineOf(as);
        all.push_back({topology, as.workload});
        Workload moved = as.workload;
        std::swap(moved.processes.front().customers.front().on, moved.processes.back().customers.back().on);
        all.push_back({topology, moved});
        Configuration broken = as.configuration;
        broken.failed = {moved.processes.front().customers.front().on};
        all.push_back({Topology::build(catalog(), as.machine, broken), as.workload});
        Workload fewer = as.workload;
        fewer.processes.pop_back();
        all.push_back({topology, fewer});
    }
    return all;
}

/// All texts of findings, in their order.
std::vector<std::string> said(const std::vector<Finding>& findings) {
    std::vector<std::string> lines;
    for (const Finding& each : findings)
        lines.push_back(each.rule.id + '|' + each.part + '|' + each.title + '|' + each.reason + '|' + each.fix);
    return lines;
}

std::vector<std::string> saidBy(RuleBook& book, const Case& each) {
    return said(book.findings(each.topology, each.workload, classRowsOf(*each.topology, each.workload).stopped));
}

std::vector<std::string> reportedAgain(const Case& each) {
    RuleBook book(catalog());
    return saidBy(book, each);
}

/// The bundled catalog after one statement.
struct ChangedCatalog {
    std::unique_ptr<TempFolder> folder;
    std::shared_ptr<const Catalog> catalog;
};

ChangedCatalog changedCatalog(const std::string& statement) {
    ChangedCatalog changed{std::make_unique<TempFolder>(), nullptr};
    const std::filesystem::path file = *changed.folder / "catalog.db";
    std::filesystem::copy_file(share() / "catalog.db", file);
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(statement);
    changed.catalog = Catalog::open(file);
    return changed;
}

} // namespace

TEST_CASE("a rule book reports the same as a new one for every configuration", "[rules]") {
    RuleBook book(catalog());
    std::size_t most = 0;
    for (const Case& each : cases()) {
        const auto again = reportedAgain(each);
        CHECK(saidBy(book, each) == again);
        CHECK(saidBy(book, each) == again); // a second time, without changes
        most = std::max(most, again.size());
    }
    CHECK(most > 0);
}

TEST_CASE("two threads share one rule book, each for its own machine", "[rules]") {
    const std::vector<Case> all = cases();
    RuleBook book(catalog());
    const auto ask = [&](std::size_t first, std::vector<std::vector<std::string>>& answers) {
        for (std::size_t i = first; i < all.size(); i += 2)
            answers.push_back(saidBy(book, all[i]));
    };
    std::vector<std::vector<std::string>> even;
    std::vector<std::vector<std::string>> odd;
    std::thread other(ask, 1, std::ref(odd));
    ask(0, even);
    other.join();
    for (std::size_t i = 0; i < all.size(); ++i)
        CHECK((i % 2 == 0 ? even : odd)[i / 2] == reportedAgain(all[i]));
}

TEST_CASE("a rule book does not repeat its queries for the same configuration", "[rules]") {
    const auto [folder, chance] = changedCatalog("UPDATE rule SET query = 'SELECT random()'");
    const auto topology = Topology::build(chance, "sunfire6800");
    Scenario scenario = good();
    RuleBook book(chance);
    const auto first = said(book.findings(topology, scenario.workload, {}));
    CHECK(said(book.findings(topology, scenario.workload, {})) == first);
    CHECK(said(book.findings(Topology::build(chance, "sunfire6800"), scenario.workload, {})) == first);
    scenario.workload.processes[0].customers[0].on = "SB0/P1";
    CHECK(said(book.findings(topology, scenario.workload, {})) != first);
}

TEST_CASE("a machine within another is checked with the rules of its own family", "[rules]") {
    const auto [folder, broken] = changedCatalog(
        "UPDATE rule SET query = 'SELECT ''part''';"
        "INSERT INTO block_type(id, title, summary, role) VALUES ('pair', 'Pair', 'Two', 'container');"
        "INSERT INTO slot(parent, name, child, count, row)"
        " SELECT 'pair', 'N' || id, root, 1, 0 FROM machine WHERE id IN ('sunfire280r', 't5140');"
        "INSERT INTO machine(id, family, title, year, year_from, summary, root, line_size, locality_group, platform)"
        " SELECT 'pair', family, title, year, year_from, summary, 'pair', line_size, locality_group, platform"
        " FROM machine WHERE id = 'sunfire280r'");
    std::set<std::string> asked;
    for (const Finding& finding : findings(*Topology::build(broken, "pair"), {}))
        asked.insert(finding.rule.id);
    CHECK(asked.count("hot-board") == 1);
    CHECK(asked.count("device-out-of-reach") == 1);
}

TEST_CASE("the rules of each family apply to its own machines, and to no other", "[rules]") {
    // Every rule is violated by every machine here: a missing finding means a rule that was not applied.
    const auto [folder, broken] = changedCatalog("UPDATE rule SET query = 'SELECT ''part'''");
    REQUIRE(broken->families().size() == 5);
    for (const Machine& machine : broken->machines()) {
        const auto topology = Topology::build(broken, machine.id);
        std::set<std::string> families{"", machine.family.id}; // and those of its nodes
        for (const Node& node : topology->nodes())
            families.insert(node.machine->family.id);
        std::set<std::string> expected;
        for (const Rule& rule : broken->rules())
            if (families.contains(rule.family))
                expected.insert(rule.id);
        std::set<std::string> asked;
        for (const Finding& finding : findings(*topology, {}))
            asked.insert(finding.rule.id);
        INFO(machine.id);
        CHECK(asked == expected);
        CHECK(asked.count("domain-needs-io") == (families.contains("sunfire") ? 1 : 0));
        CHECK(asked.count("device-out-of-reach") == (machine.family.id == "sparc-enterprise" ? 1 : 0));
        CHECK(asked.count("p650-six-way") == (machine.family.id == "pseries" ? 1 : 0));
        CHECK(asked.count("sparc-ipi-disks") == (machine.family.id == "sparcserver" ? 1 : 0));
        CHECK(asked.count("unused-pages") == 1);
    }
}

TEST_CASE("a stopped thread without a row violates no rule", "[rules]") {
    Scenario scenario = good();
    scenario.workload.processes[0].customers[0].idle = true;
    RuleBook book(catalog());
    for (const CustomerName& thread :
         {CustomerName("1"), CustomerName("nobody")}) // the first sleeps, the second does not exist
        for (const Finding& finding :
             book.findings(machineOf(scenario), scenario.workload, {{thread, "it is stopped"}}))
            CHECK(finding.rule.id != "stopped-thread");
}
