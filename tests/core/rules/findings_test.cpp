// SPDX-License-Identifier: GPL-3.0-or-later
// Every bundled rule fires for a bad configuration and not for a good one, and untrusted queries are harmless.
#include "boardset/advice/AdviceEdits.h"
#include "boardset/catalog/ConfigurationQuery.h"
#include "boardset/scenario/ScenarioFile.h"
#include "linkCases.h"
#include "planningGuideCases.h"
#include "ruleConfigurations.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace boardset;
using namespace boardset::test;
using Catch::Matchers::ContainsSubstring;

namespace {

void addStreamCases(BadCases& bad) {
    bad["stopped-stream"] = {withFailed(withPages(goodStream(), {{"CPU1/memory", 8}}), {"CPU1"}), "stream 1"};
    Scenario idle = goodStream();
    idle.workload.processes[0].regions.clear();
    bad["idle-stream"] = {idle, "stream 1"};
}

void addBookCases(BadCases& bad) {
    bad["p650-one-book"] = {eightWay({{"books", 1}}), "IBM p650"};
    bad["p650-private-only"] = {eightWay({{"clockMHz", 1200}}), "IBM p650"};
    bad["p650-six-way"] = {eightWay({{"books", 3}}), "IBM p650"};
    bad["p650-lpar"] = {eightWay({{"lpar", 1}}), "IBM p650"};
    bad["p650-unlike-books"] = {withBoards(eightWay(), {{"book2/DIMMs1", "p650-dimms-512"}}), "book2"};
    const auto empty = withBoards(eightWay(), {{"book3/DIMMs0", "empty-slot"}, {"book3/DIMMs1", "empty-slot"}});
    bad["p650-no-memory"] = {empty, "book3"};
    bad["p650-part-failed"] = {withFailed(eightWay(), {"book1/l3cache"}), "book1/l3cache"};
    bad["p650-dimm-failed"] = {withFailed(eightWay(), {"book1/DIMMs1/dimm3"}), "book1/DIMMs1/dimm3"};
}

void addDeviceCases(BadCases& bad) {
    bad["t5440-modules"] = {withBoards(goodStream(), {{"CPU3", ""}}), "SPARC Enterprise T5440"}; // three remain
    bad["hub-failed"] = {withFailed(goodStream(), {"hubs/hub1"}), "hubs/hub1"};
    bad["pcie-switch-failed"] = {withFailed(goodStream(), {"switch2"}), "switch2"};
    bad["expansion-unit-failed"] = {withFailed(inUnit(), {"slot2"}), "slot2"};
    const Scenario failed = withFailed(goodStream(), {"CPU2"});
    bad["device-out-of-reach"] = {failed, "slot2"};
    bad["way-over-crosslink"] = {withOptions(failed, {{"reconfigured", 1}}), "slot2"};
    bad["remote-buffer"] = {withPages(goodStream(), {{"CPU0/memory", 8}}), "stream 1"};
    bad["xaui-takes-slot"] = {withBoards(goodStream(), {{"slot4", "xaui-card"}}), "slot4"};
    bad["x16-card-at-x8"] = {withBoards(goodStream(), {{"slot6", "pcie-x16-card"}}), "slot6"};
    Scenario scenario = goodStream();
    scenario.workload.processes[0].numbers["size"] = 8192;
    bad["pcie-request-size"] = {scenario, "stream 1"};
    scenario = goodStream();
    scenario.workload.processes[0].atOnce = 33;
    bad["pcie-tags"] = {scenario, "slot2"};
}

/// Adds cases about domains, segments and failures of a Sun Fire.
void addDomainCases(BadCases& bad) {
    bad["domain-needs-io"] = {withOptions(good(), {{"ioAssemblies", 0}}), "Sun Fire 6800"};
    Scenario scenario = divided();
    scenario.configuration.domains[1].boards = {"IB7"};
    bad["domain-needs-uniboard"] = {scenario, "domain B"};
    scenario = divided();
    scenario.machine = "sunfire4800";
    scenario.configuration.domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB2", "IB8"}}, {"C", 0, {"SB4"}}};
    bad["too-many-domains"] = {scenario, "Sun Fire 4800/4810"};
    scenario = divided(); // not split: one segment
    scenario.configuration.domains.push_back({"C", 0, {"SB2", "IB8"}});
    bad["segment-domains"] = {scenario, "segment 0"};
    bad["segment-down"] = {withFailed(good(), {"fireplane/RP1"}), "fireplane/RP1"};
    bad["interleaved-alone"] = {withOptions(good(), {{"interleaving", 0}}), "Sun Fire 6800"};
    bad["interleaved-across"] = {withOptions(good(), {{"interleaving", 2}}), "Sun Fire 6800"};
    bad["memory-failed"] = {withFailed(good(), {"SB3/P1/memory"}), "SB3/P1/memory"};
    bad["bank-failed"] = {withFailed(good(), {"SB3/P1/memory/bank0"}), "SB3/P1/memory"};
    scenario = {};
    scenario.machine = "sunfire15k";
    bad["data-crossbar-half"] = {withFailed(scenario, {"centerplane/data"}), "centerplane/data"};
    bad["crossbar-half"] = {withFailed(scenario, {"centerplane/response"}), "centerplane/response"};
    scenario = divided();
    scenario.workload.processes[0].customers.push_back({"2", "SB1/P0", {}});
    bad["process-in-domains"] = {scenario, "process A"};
}

/// Adds cases about threads and pages of a Sun Fire.
void addThreadCases(BadCases& bad) {
    bad["stopped-thread"] = {withPages(divided(), {{"SB1/P0/memory", 8}}), "thread 1"};
    Scenario scenario = good();
    scenario.workload.processes[0].customers[0].on = "SB1/P0";
    bad["all-remote"] = {scenario, "thread 1"};
    scenario = good();
    scenario.workload.processes[0].customers.push_back({"2", "SB1/P0", {}});
    bad["hot-board"] = {scenario, "SB0"};
    scenario.workload.processes[0].customers[1].on = "SB0/P0";
    bad["shared-processor"] = {scenario, "SB0/P0"};
    scenario = good();
    scenario.workload.processes.push_back(scenario.workload.processes[0]);
    scenario.workload.processes[1].name = "B";
    scenario.workload.processes[1].background = true;
    scenario.workload.processes[1].customers = {{"2", "SB0/P0", {}}};
    bad["shut-out"] = {scenario, "thread 2"};
    scenario = good();
    scenario.workload.processes.push_back(
        {.name = "B", .work = "copy", .customers = {{"2", "SB0/P1", {}}}, .regions = {}});
    bad["idle-thread"] = {scenario, "thread 2"};
    scenario = good();
    scenario.workload.processes.push_back(
        {.name = "B", .work = "copy", .customers = {}, .regions = {{.name = "b", .pagesIn = {{"SB0/P1/memory", 1}}}}});
    bad["unused-pages"] = {scenario, "region b of B"};
}

} // namespace

TEST_CASE("a good configuration has no findings", "[rules]") {
    CHECK(fired(good()).empty());
    CHECK(fired(divided()).empty());
    CHECK(fired(goodStream()).empty());
    CHECK(fired(inUnit()).empty());
    CHECK(fired(planned()).empty());
    CHECK(fired(planned("nfs-brown", "net0")).empty());
    // A tuned database that spreads its own data, and a PrestoServe with enough time to copy.
    CHECK(fired(withBoards(planned("oracle"), {{"product1", "oracle"}, {"product2", "sundbe"}})).empty());
    CHECK(fired(withBoards(planned("nfs-legato", "net0"), {{"slot9", "presto-vme"}})).empty());
}

TEST_CASE("the catalog has all 28 rules of the planning guide", "[rules]") {
    std::set<std::string> missing{"I",   "II",   "III",   "IV",   "V",   "VI",   "VII",   "VIII",  "IX",  "X",
                                  "XI",  "XII",  "XIII",  "XIV",  "XV",  "XVI",  "XVII",  "XVIII", "XIX", "XX",
                                  "XXI", "XXII", "XXIII", "XXIV", "XXV", "XXVI", "XXVII", "XXVIII"};
    for (const Rule& rule : test::catalog()->rules()) {
        std::istringstream words(rule.family == "sparcserver" ? rule.locator : "");
        for (std::string word; words >> word;) // "Rules XV and XVI"; "Rule VIII; 2.4.2 SCSI Host Adapter Loading"
            missing.erase(word.substr(0, word.find_first_of(";,")));
    }
    CHECK(missing.empty());
}

TEST_CASE("no machine violates a rule in its standard configuration, whole or in two segments", "[rules]") {
    for (const Machine& machine : test::catalog()->machines()) {
        INFO(machine.id);
        Scenario scenario;
        scenario.machine = machine.id;
        CHECK(fired(scenario).empty());
        scenario.configuration.options["segments"] = 2;
        const bool splits =
            std::ranges::any_of(machine.options, [](const MachineOption& option) { return option.id == "segments"; });
        CHECK((!splits || fired(scenario).empty()));
    }
}

TEST_CASE("a split 6800 allows four domains, and a 15K eighteen", "[rules]") {
    Scenario scenario = good();
    scenario.workload = {};
    scenario.configuration.options["segments"] = 2;
    auto& domains = scenario.configuration.domains;
    domains = {{"A", 0, {"SB0", "IB6"}}, {"B", 0, {"SB1", "IB7"}}, {"C", 1, {"SB2", "IB8"}}, {"D", 1, {"SB3", "IB9"}}};
    CHECK(fired(scenario).empty());
    scenario.configuration.failed = {"segment1/RP0", "IB6"}; // half of the machine, and the only I/O of A
    CHECK(fired(scenario) ==
          std::multimap<std::string, std::string>{{"domain-needs-io", "domain A"}, {"segment-down", "segment1/RP0"}});

    scenario = {};
    scenario.machine = "sunfire15k";
    for (int b = 0; b < 18; ++b) {
        const std::string n = std::to_string(b);
        scenario.configuration.domains.push_back({"D" + n, 0, {"EX" + n + "/SB" + n, "EX" + n + "/IO" + n}});
    }
    CHECK(fired(scenario).empty());
    scenario.configuration.domains.push_back({"D18", 0, {}});
    CHECK(fired(scenario).count("too-many-domains") == 1);
    CHECK(fired(scenario).count("domain-needs-uniboard") == 1);
}

TEST_CASE("every rule fires for its bad configuration and names the part", "[rules]") {
    BadCases bad;
    addStreamCases(bad);
    addDeviceCases(bad);
    addBookCases(bad);
    addPlannedCases(bad);
    addLinkCases(bad);
    addDomainCases(bad);
    addThreadCases(bad);
    for (const Rule& rule : test::catalog()->rules()) {
        INFO(rule.id);
        REQUIRE(bad.count(rule.id) == 1);
        const auto found = fired(bad[rule.id].first);
        REQUIRE(found.count(rule.id) == 1);
        CHECK(found.find(rule.id)->second == bad[rule.id].second);
    }
    const auto shutOut = fired(bad["shut-out"].first);
    CHECK(shutOut.count("stopped-thread") == 0);   // nothing can be repaired,
    CHECK(shutOut.count("shared-processor") == 0); // and no threads share a processor
}

TEST_CASE("a memory that fails with its processor is reported if it has pages", "[rules]") {
    const Scenario held = withFailed(good(), {"SB0/P1"});
    CHECK(fired(withPages(held, {{"SB0/P0/memory", 4}, {"SB0/P1/memory", 3}})).count("memory-failed") == 1);
    CHECK(fired(withPages(held, {{"SB0/P0/memory", 7}})).count("memory-failed") == 0);
}

TEST_CASE("a thread that does not run has no remote accesses", "[rules]") {
    Scenario scenario = good();
    scenario.workload.processes[0].customers[0].on = "SB1/P0";
    REQUIRE(fired(scenario).count("all-remote") == 1);
    scenario.configuration.failed = {"SB1/P0"};
    CHECK(fired(scenario).count("stopped-thread") == 1);
    CHECK(fired(scenario).count("all-remote") == 0);
}

TEST_CASE("findings about threads that share a strand or use failed cores name the strand", "[rules]") {
    Scenario scenario = good();
    scenario.machine = "t5440";
    Process& process = scenario.workload.processes[0];
    process.work = "t2plus-miss";
    process.customers = {{"1", "CPU1/cores/core2/strand3", {}}, {"2", "CPU1/cores/core2/strand4", {}}};
    process.regions[0].pagesIn = {{"CPU3/memory", 8}};
    CHECK(fired(scenario).empty());
    process.customers[1].on = process.customers[0].on;
    CHECK(fired(scenario) == std::multimap<std::string, std::string>{{"shared-processor", "CPU1/cores/core2/strand3"}});
    process.customers.pop_back();
    scenario.configuration.failed = {"CPU1/cores"};
    CHECK(fired(scenario) == std::multimap<std::string, std::string>{{"stopped-thread", "thread 1"}});
}

TEST_CASE("a server that violates as many rules as possible at once has a finding for each of them", "[rules]") {
    // With a PrestoServe, or two ports on disks, four other rules no longer apply; with an empty slot or a Network
    // CoProcessor, a fifth. The rules listed here need one of these, or another machine or work.
    const std::set<std::string> elsewhere{
        "sparc-presto-scsi",     "sparc-presto-ipi",     "sparc-presto-ports",     "sparc-enfs",
        "sparc-expander-master", "sparc-serial-vme",     "sparc-ipi-serial",       "sparc-contexts",
        "sparc-compute",         "sparc-mappable",       "sparc-slot-slave",       "sparc-unrated",
        "sparc-nfs-unknown",     "sparc-nfs-processors", "sparc-presto-full",      "sparc-enfs-coprocessor",
        "sparc-enfs-idle",       "sparc-disksuite",      "sparc-database-product", "sparc-ports-scsi",
        "sparc-lines",           "sparc-line",           "sparc-own-mix",          "sparc-presto-failed"};
    const Scenario read = readScenario(BROKEN_SERVER);
    const auto all = fired(resolve(read, *machineOf(read)));
    int broken = 0;
    for (const Rule& rule : test::catalog()->rules()) {
        if (rule.family != "sparcserver")
            continue;
        INFO(rule.id);
        CHECK((all.count(rule.id) > 0) != elsewhere.contains(rule.id));
        broken += all.count(rule.id) > 0 ? 1 : 0;
    }
    CHECK(broken == 35);
}

TEST_CASE("a sleeping thread violates no rule until it wakes", "[rules]") {
    Scenario scenario = good();
    scenario.workload.processes[0].customers.push_back({"2", "SB0/P0", {}, true}); // together with thread 1
    scenario.workload.processes.push_back(
        {.name = "B",
         .work = "copy",
         .customers = {{"3", "SB1/P1", {"b"}, true}, {"4", "SB2/P0", {"none"}, true}}, // remote pages; without any
         .regions = {{.name = "b", .pagesIn = {{"SB3/P0/memory", 8}}}}});
    CHECK(fired(scenario).empty());
    auto& processes = scenario.workload.processes;
    for (Customer* sleeper : {&processes[0].customers[1], &processes[1].customers[0], &processes[1].customers[1]})
        sleeper->idle = false;
    CHECK(fired(scenario) == std::multimap<std::string, std::string>{{"shared-processor", "SB0/P0"},
                                                                     {"all-remote", "thread 3"},
                                                                     {"idle-thread", "thread 4"}});
}

TEST_CASE("errors come first", "[rules]") {
    Scenario scenario = good();
    scenario.configuration.options["ioAssemblies"] = 0;
    scenario.workload.processes[0].customers[0].on = "SB1/P0";
    const auto found = findings(*machineOf(scenario), scenario);
    REQUIRE(found.size() == 2);
    CHECK(found[0].rule.id == "domain-needs-io");
}

TEST_CASE("an untrusted query can only read, and is stopped", "[rules]") {
    ConfigurationQuery query(*test::catalog());
    const auto ask = [&](const std::string& sql) {
        std::vector<std::string> parts;
        for (const QueryRow& row : query.rowsOf("rule 'strange'", sql))
            parts.push_back(row.part);
        return parts;
    };
    for (const char* sql : {"DELETE FROM fact", "DROP TABLE temp.part", "INSERT INTO temp.part(path) VALUES ('x')",
                            "ATTACH 'elsewhere.db' AS other", "PRAGMA writable_schema = 1", "VACUUM INTO 'copy.db'",
                            "CREATE TABLE t(a)", "not SQL", "", "SELECT randomblob(1000000000)",
                            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"}) {
        INFO(sql);
        CHECK_THROWS_AS(ask(sql), CatalogError);
    }
    // the permissions of a query apply before SQLite's own check
    CHECK_THROWS_WITH(ask("SELECT load_extension('x')"),
                      ContainsSubstring("not authorized to use function: load_extension"));
    CHECK(ask("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n").size() == 10'000);
    CHECK(ask("SELECT 'still here'") == std::vector<std::string>{"still here"});
}

TEST_CASE("every fix of a finding removes the finding", "[rules]") {
    BadCases bad;
    addPlannedCases(bad);
    Scenario unlike; // machines of two kinds, which only a switch can connect
    unlike.machine = "firelink";
    unlike.configuration.boards = {{"N1", "sunfire15k-cabinet"}};
    bad["firelink-joined"] = {unlike, "N1"};
    std::set<std::string> repainted;
    for (auto& [id, broken] : bad) {
        auto& [scenario, part] = broken;
        scenario.title = id;
        for (Process& process : scenario.workload.processes) // rules accept values that no file may contain
            for (Customer& each : process.customers) {
                const Work& work = test::catalog()->work(process.work);
                each.rate = !work.isOpen ? 0 : each.rate > 0 ? each.rate : 1;
                each.server = test::catalog()->needs(work, PlaceBase::Server) ? "memory" : "";
            }
        try {
            const Canonical at = test::canonicalOf(scenario);
            const Answer answer = solvePlacement(*at.topology, at.scenario.workload);
            for (const Finding& each : findings(*at.topology, at.scenario)) {
                if (each.rule.id != id || each.part != part || each.edits.empty())
                    continue;
                INFO(id << ": " << each.edits);
                Canonical after = at;
                for (const Edit& edit : editsOfFix(each.edits, at, answer))
                    after = edited(after, edit);
                const auto left = findings(*after.topology, after.scenario);
                CHECK(std::ranges::none_of(left, [&](const Finding& other) {
                    return other.rule.id == each.rule.id && other.part == each.part;
                }));
                repainted.insert(id);
            }
        } catch (const std::exception& problem) {
            FAIL_CHECK(id << ": " << problem.what());
        }
    }
    std::set<std::string> said; // every fix is tested
    for (const auto& [rule, query] : ConfigurationQuery(*test::catalog()).fixes())
        said.insert(rule);
    CHECK(repainted == said);
}

TEST_CASE("a line that is no valid edit of a fix is refused", "[rules]") {
    Scenario scenario = planned();
    scenario.title = "planned";
    const Canonical at = test::canonicalOf(scenario);
    const Answer answer = solvePlacement(*at.topology, at.scenario.workload);
    for (const char* line : {"explode slot8", "arrange A/a sideways", "move-board a", "raise memoryMB to a"})
        CHECK_THROWS_AS(editsOfFix(line, at, answer), InputError);
    for (const char* line : {"board slot99 = isp-80", "place A/missing over slot8/disk0"})
        CHECK_THROWS_AS(editsOfFix(line, at, answer), EditError);
    CHECK(editsOfFix("", at, answer).empty());
}

TEST_CASE("a finding about a shared processor recommends a free processor only if there is one", "[rules]") {
    const auto fixOf = [](const Scenario& scenario) {
        for (const Finding& each : findings(*machineOf(scenario), scenario))
            if (each.rule.id == "shared-processor")
                return each.fix;
        return std::string();
    };
    Scenario scenario = divided();
    const std::string on = scenario.workload.processes[0].customers[0].on;
    const std::string board = on.substr(0, on.find('/'));
    auto& customers = scenario.workload.processes[0].customers;
    customers = {customers[0], customers[0]};
    customers[1].name = CustomerName("second");
    CHECK(fixOf(scenario) == "Move a thread to a free processor.");
    scenario.configuration.domains = {{"A", 0, {board, "IB6"}}, {"B", 0, {"SB5", "IB7"}}};
    for (int processor = 0; processor < 4; ++processor) {
        customers.push_back(customers[0]);
        customers.back().name = CustomerName("more" + std::to_string(processor));
        customers.back().on = board + "/P" + std::to_string(processor);
    }
    CHECK(fixOf(scenario) == "No processor of domain A is free: run fewer threads, or add processors.");
}

TEST_CASE("a database without a product slot is reported, and its fix installs it", "[rules]") {
    CHECK(findingOf("sparc-database-product", planned("informix")).fix ==
          "Install Informix Online in a free product slot.");
    CHECK(fired(withBoards(planned("informix"), {{"product1", "informix"}})).count("sparc-database-product") == 0);
}

TEST_CASE("boards that would overload a bus under heavy load are advice, whatever the current load", "[rules]") {
    const auto rule = std::ranges::find(test::catalog()->rules(), "sparc-bus-demand", &Rule::id);
    REQUIRE(rule != test::catalog()->rules().end());
    CHECK(rule->severity == Severity::Advice);
}
