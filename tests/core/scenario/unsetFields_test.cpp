// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that are not set: each has its default in its unit, a file omits it, and setting it to its default changes no
// result. A new field does not compile until it is in these tables.
#include "boardset/analysis/ApplicableNumber.h"
#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/Completion.h"
#include "boardset/policy/Settings.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/ScenarioFile.h"
#include "core/families/families.h"
#include "core/scenario/samples.h"
#include "support/scenarios.h"

#include <functional>

using namespace boardset;
using namespace boardset::test;

namespace {

/// The smallest file of a 6800.
const char* const leastFile = R"({"format": "boardset", "version": 3, "title": "Least", "machine": "sunfire6800",
  "processes": [{"name": "A", "work": "copy", "customers": [{"name": "1", "on": "SB0/P0"}],
                 "regions": [{"name": "a", "pages": {"SB3/P0/memory": 5}}, {"name": "b", "pages": {"SB1/P0/memory": 9}}]}]})";

struct NotSet {
    const char* field;                          ///< Name in a file.
    std::function<bool(const Scenario&)> holds; ///< True if the smallest file has the default after reading.
    std::function<void(Scenario&)> means;       ///< Sets the default explicitly.
    std::function<void(Scenario&)> set;         ///< Sets another value; empty if none is allowed here.
};

Customer& customerOf(Scenario& scenario) {
    return scenario.workload.processes[0].customers[0];
}
Region& regionOf(Scenario& scenario) {
    return scenario.workload.processes[0].regions[0];
}

std::vector<NotSet> tableOfWorkload() {
    const auto process = [](const Scenario& scenario) { return scenario.workload.processes[0]; };
    const auto customer = [](const Scenario& scenario) { return scenario.workload.processes[0].customers[0]; };
    const auto region = [](const Scenario& scenario) { return scenario.workload.processes[0].regions[0]; };
    return {
        // customers
        {"\"regions\": [\"", [=](const Scenario& s) { return customer(s).regions.empty(); },
         [](Scenario& s) {
             customerOf(s).regions = {"a", "b"};
         }, // all of its process
         [](Scenario& s) { customerOf(s).regions = {"b"}; }},
        {"idle",
         [=](const Scenario& s) { return !customer(s).idle; },
         {},
         [](Scenario& s) { customerOf(s).idle = true; }},
        {"server", [=](const Scenario& s) { return customer(s).server.empty(); }, {}, {}},
        {"peer", [=](const Scenario& s) { return customer(s).peer.empty(); }, {}, {}},
        {"rate", [=](const Scenario& s) { return customer(s).rate == 0; }, {}, {}}, // operations per second
        {"count",
         [=](const Scenario& s) { return customer(s).count == 1; },
         {},
         [](Scenario& s) { customerOf(s).count = 3; }},
        {"amount",
         [=](const Scenario& s) { return customer(s).amount == 0; },
         {}, // operations; 0: unlimited
         [](Scenario& s) { customerOf(s).amount = 1e9; }},
        // processes
        {"atOnce", [=](const Scenario& s) { return process(s).atOnce == 0; }, // lines; 0: from its work
         [](Scenario& s) { s.workload.processes[0].atOnce = 8; },
         [](Scenario& s) { s.workload.processes[0].atOnce = 2; }},
        {"numbers", [=](const Scenario& s) { return process(s).numbers.empty(); }, {}, {}},
        {"background",
         [=](const Scenario& s) { return !process(s).background; },
         {},
         [](Scenario& s) { s.workload.processes[0].background = true; }},
        // regions
        {"weight", [=](const Scenario& s) { return region(s).weight == 0; }, // 0: its number of pages
         [](Scenario& s) {
             for (Region& each : s.workload.processes[0].regions)
                 each.weight = each.pages();
         },
         [](Scenario& s) { regionOf(s).weight = 40; }},
        {"lies", [=](const Scenario& s) { return region(s).lies == RegionLayout::On; }, {}, {}},
        {"parts", [=](const Scenario& s) { return region(s).parts.empty(); }, {}, {}},
        {"pieceBytes", [=](const Scenario& s) { return region(s).pieceBytes == 0; }, {}, {}}, // 0: it is not divided
    };
}

std::vector<NotSet> tableOfConfiguration() {
    return {
        {"boards", [](const Scenario& s) { return s.configuration.boards.empty(); },
         [](Scenario& s) { s.configuration.boards["SB0"] = "uniboard"; },
         [](Scenario& s) { s.configuration.boards["SB5"] = ""; }},
        {"domains", [](const Scenario& s) { return s.configuration.domains.empty(); },
         [](Scenario& s) { s.configuration.domains = machineOf(s)->domains(); },
         [](Scenario& s) {
             s.configuration.domains = {{"B", 0, {"SB0", "SB1", "SB3"}}};
         }},
        {"failed",
         [](const Scenario& s) { return s.configuration.failed.empty(); },
         {},
         [](Scenario& s) { s.configuration.failed = {"SB2"}; }},
        {"failedSinceBoot",
         [](const Scenario& s) { return s.configuration.failedSinceBoot.empty(); },
         {},
         [](Scenario& s) { s.configuration.failed = s.configuration.failedSinceBoot = {"SB2"}; }},
        {"off",
         [](const Scenario& s) { return s.configuration.off.empty(); },
         {},
         [](Scenario& s) { s.configuration.off = {"SB2"}; }},
    };
}

Answer answerOf(const Scenario& scenario) {
    const auto topology = machineOf(scenario);
    return solvePlacement(*topology, resolve(scenario, *topology).workload);
}

void checkSame(const Answer& now, const Answer& before) {
    CHECK(rateOf(now).value == Approx(rateOf(before).value).epsilon(1e-9));
    CHECK(rateOf(now).unit == rateOf(before).unit);
    CHECK(now.meanLatencyNs == Approx(before.meanLatencyNs).epsilon(1e-9));
    CHECK(now.zeroLoadLatencyNs == Approx(before.zeroLoadLatencyNs).epsilon(1e-9));
}

bool isInFile(const Scenario& scenario, const std::string& field) {
    const std::string text = toJson(scenario);
    return text.find(field.front() == '"' ? field : '"' + field + "\":") != std::string::npos;
}

} // namespace

TEST_CASE("every field of a scenario is in the table of defaults", "[unset]") {
    // One binding per member: a new member does not compile until it is in a table and here.
    const auto& [customerName, on, uses, idle, server, peer, rate, count, amount] = Customer{};
    const auto& [processName, work, customers, regions, atOnce, numbers, background] = Process{};
    const auto& [regionName, pageBytes, pagesIn, weight, lies, parts, pieceBytes] = Region{};
    const auto& [options, boards, domains, failed, failedSinceBoot, off, hasFormerNames] = Configuration{};
    const auto& [title, description, machine, configuration, workload, program] = Scenario{};
    CHECK((count == 1 && rate == 0 && amount == 0 && !idle && atOnce == 0 && !background));
    CHECK((pageBytes == 4 << 20 && weight == 0 && lies == RegionLayout::On && pieceBytes == 0));
    CHECK_FALSE(program);
    CHECK_FALSE(hasFormerNames);
    CHECK((on.empty() && uses.empty() && server.empty() && peer.empty() && numbers.empty() && parts.empty()));
    CHECK((options.empty() && boards.empty() && domains.empty() && failed.empty() && failedSinceBoot.empty() &&
           off.empty()));
    CHECK((customerName.empty() && processName.empty() && regionName.empty() && work.empty() && customers.empty() &&
           regions.empty() && pagesIn.empty() && title.empty() && description.empty() && machine.empty() &&
           configuration == Configuration() && workload == Workload()));
}

TEST_CASE("an unset field has its default, and a file omits it", "[unset]") {
    const Scenario least = parseScenario(leastFile, "least");
    std::vector<NotSet> all = tableOfWorkload();
    std::ranges::move(tableOfConfiguration(), std::back_inserter(all));
    for (const NotSet& each : all) {
        INFO(each.field);
        CHECK(each.holds(least));
        CHECK_FALSE(isInFile(least, each.field));
        if (!each.set)
            continue;
        Scenario other = least;
        each.set(other);
        CHECK_FALSE(each.holds(other));
        CHECK(isInFile(other, each.field));
        CHECK(parseScenario(toJson(other), "other") == other);
    }
    CHECK(least.description.empty());
    CHECK(least.workload.processes[0].regions[0].pageBytes == 4 << 20);
    CHECK(isInFile(least, "pageBytes")); // always written
}

TEST_CASE("setting a field to its default changes no result", "[unset]") {
    const Scenario least = parseScenario(leastFile, "least");
    const Answer before = answerOf(least);
    std::vector<NotSet> all = tableOfWorkload();
    std::ranges::move(tableOfConfiguration(), std::back_inserter(all));
    int aloud = 0;
    for (const NotSet& each : all) {
        if (!each.means)
            continue;
        INFO(each.field);
        Scenario said = least;
        each.means(said);
        CHECK_FALSE(each.holds(said));
        checkSame(answerOf(said), before);
        ++aloud;
    }
    CHECK(aloud == 5);
    for (const char* const field : {"\"regions\": [\"", "atOnce", "weight"}) { // another value changes it
        const auto row =
            std::ranges::find_if(all, [&](const NotSet& each) { return each.field == std::string(field); });
        REQUIRE(row != all.end());
        INFO(field);
        Scenario other = least;
        row->set(other);
        CHECK(std::abs(answerOf(other).meanLatencyNs / before.meanLatencyNs - 1) > 1e-3);
    }
}

TEST_CASE("an unset option has its standard value", "[unset]") {
    for (const Machine& machine : catalog()->machines()) {
        INFO(machine.id);
        Options standard;
        for (const MachineOption& option : machine.options)
            standard[option.id] = option.standard;
        const auto sold = Topology::build(catalog(), machine.id);
        const auto said = Topology::build(catalog(), machine.id, standard);
        CHECK(said->options() == sold->options());
        CHECK(said->derived() == sold->derived());
        CHECK(said->blocks().size() == sold->blocks().size());
        CHECK(said->configuration() == sold->configuration()); // completed
    }
}

TEST_CASE("an unset number has its default in its own unit", "[unset]") {
    std::set<std::string> numbers;
    std::set<double> factors;
    const auto checkNumbers = [&](const std::string& id, const Canonical& of) {
        const Answer before = solvePlacement(*of.topology, of.scenario.workload);
        for (const Process& process : of.scenario.workload.processes) {
            if (process.customers.empty())
                continue;
            for (const Number* const number : numbersOf(process, of.topology->catalog())) {
                if (number->fact.empty() || process.numbers.contains(number->id) ||
                    !isMeant(*number, process, *of.topology))
                    continue;
                INFO(id << ", " << process.name.text << ": " << number->id);
                const double usual = of.topology->catalog().fact(number->fact).si() / number->factor;
                const Canonical said = edited(of, SetNumber{process.name, number->id, usual});
                CHECK(said.scenario != of.scenario);
                checkSame(solvePlacement(*said.topology, said.scenario.workload), before);
                const Canonical unsaid = edited(said, SetNumber{process.name, number->id, std::nullopt});
                CHECK(unsaid.scenario == of.scenario);
                numbers.insert(number->id);
                factors.insert(number->factor);
            }
        }
    };
    for (const char* const id : {"p650-first", "p650-oltp-shared", "p650-aix52-runs", "t5440-first", "t5140-dma-local",
                                 "firelink-put", "firelink-long", "sparcserver630mp-office", "sparcserver690mp-case7",
                                 "sun4280-first", "sunfire15k-copy-72-local"})
        checkNumbers(id, {scenario(id), machineOf(scenario(id))});
    for (const char* const id : {"ring-shared", "server-mix", "cluster-put", "both-streams", "both-filtered"}) {
        const Invented of(id);
        checkNumbers(id, {of.scenario, of.topology});
    }
    CHECK(numbers.size() > 2);
    CHECK(factors.size() > 1); // also a unit factor other than 1
}

TEST_CASE("an unset setting of a program has its default, and the default seed is 1", "[unset]") {
    const auto& [system, domain, seed, localAddresses, tunables, processes, events, adjustments, beside] = Program{};
    CHECK((seed == 1 && localAddresses && domain.empty() && tunables.empty() && adjustments.empty()));
    CHECK((system.empty() && processes.empty() && events.empty() && beside.empty()));
    int said = 0;
    for (const char* const id : {"sunfire6800-mpo-copy-1", "sunfire15k-mpo-burst", "p650-aix52-runs"}) {
        const Scenario program = scenario(id);
        const auto topology = machineOf(program);
        const Settings settings(*program.program, *catalog(), topology->machine(),
                                localityGroupsOf(*topology, program.program->domain));
        for (const Setting& setting : settings.all()) {
            if (!setting.exists || !setting.isOfSystem() || program.program->tunables.contains(setting.tunable.id))
                continue;
            INFO(id << ": " << setting.tunable.id);
            Scenario same = program;
            same.program->tunables[setting.tunable.id] = setting.start;
            CHECK(resolve(same, *topology).workload == program.workload);
            ++said;
        }
    }
    CHECK(said > 5);
}
