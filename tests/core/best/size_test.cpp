// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest configuration carries the load of the scenario, and the next smaller one does not.
#include "boardset/rules/Findings.h"
#include "boardset/scenario/JsonFile.h"
#include "searching.h"
#include "support/catch.h"

#include <set>

using namespace boardset;
using namespace boardset::test;

namespace {

std::size_t processorsIn(const Canonical& canonical) {
    return canonical.topology->withRole(Role::Processor).size();
}

Canonical after(const Canonical& from, const std::vector<Edit>& edits) {
    Canonical now = from;
    for (const Edit& each : edits)
        now = edited(now, each);
    return now;
}

/// A thread with its pages on SB0, in the first of two domains on three boards.
Scenario inTwoDomains() {
    Scenario scenario = at("sunfire6800-copy-1-local").scenario;
    scenario.configuration.options["uniboards"] = 3;
    scenario.configuration.domains = {{"A", 0, {"SB0", "SB1", "IB6"}}, {"B", 0, {"SB2", "IB7"}}};
    scenario.workload.processes[0].customers[0].on = "SB0/P0";
    scenario.workload.processes[0].regions[0].pagesIn = {{"SB0/P0/memory", 8}};
    return scenario;
}

} // namespace

TEST_CASE("three boards saturate the address bus of a 6800", "[best]") {
    // 24 threads copy 9.6 GB/s. With two boards, their ports and processors limit the rate to less.
    const Canonical from = at("sunfire6800-copy-24-local");
    const Best best = findBest(from, asked(BestGoal::Size));
    CHECK(best.after.topology->options().at("uniboards") == 3);
    CHECK(processorsIn(best.after) == 12);
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(best.before));
    CHECK(after(from, best.edits).scenario == best.after.scenario);
    CHECK(throughputOf(answerOf(best.after)) == Approx(throughputOf(best.answer)).epsilon(1e-9));
    CHECK(best.smaller.find("Set Uniboards to 2: ") == 0);
    CHECK(best.smaller.find(" % less throughput than now.") != std::string::npos);

    Workload squeezed = from.scenario.workload;
    for (Process& process : squeezed.processes) {
        for (std::size_t i = 0; i < process.customers.size(); ++i)
            process.customers[i].on = "SB" + std::to_string(i / 4 % 2) + "/P" + std::to_string(i % 4);
        for (Region& region : process.regions)
            region.pagesIn = {{"SB0", 24}};
    }
    const Best ofTwo = findBest(with("sunfire6800-copy-24-local", {{"uniboards", 2}}, squeezed), asked());
    CHECK(throughputOf(ofTwo.answer) < 0.99 * throughputOf(best.before));
}

TEST_CASE("the last of a limited number of steps sums up the remaining moves", "[best]") {
    const Best best = findBest(at("sunfire15k-full"), asked(BestGoal::Size)); // a processor board in each I/O slot
    REQUIRE(best.edits.size() > 12);
    REQUIRE(best.steps.size() == 12);
    CHECK(best.steps.back().title == std::to_string(best.edits.size() - 11) + " similar moves");
}

TEST_CASE("one thread needs one board, and no smaller configuration exists", "[best]") {
    const Best best = findBest(at("sunfire6800-copy-1-local"), asked(BestGoal::Size));
    CHECK(best.after.topology->options().at("uniboards") == 1);
    CHECK(best.smaller.empty());
    CHECK(best.reason == "there is no configuration with fewer processors; cards, disks and memory are not changed");
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(best.before));
}

TEST_CASE("a divided machine loses its unused board, not the last one, which belongs to another domain", "[best]") {
    Scenario scenario = inTwoDomains();
    Process other = scenario.workload.processes[0];
    other.name = ProcessName("B");
    other.customers[0].name = CustomerName("2");
    other.customers[0].on = "SB2/P0";
    other.regions[0].pagesIn = {{"SB2/P0/memory", 8}};
    scenario.workload.processes.push_back(other);
    const Canonical from{scenario, machineOf(scenario)};
    const Best best = findBest(from, asked(BestGoal::Size));
    CHECK(processorsIn(from) == 12);
    CHECK(processorsIn(best.after) == 8);
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(best.before));
    CHECK(after(from, best.edits).scenario == best.after.scenario);
}

TEST_CASE("a configuration without spare parts stays unchanged", "[best]") {
    const Best best = findBest(at("p650-oltp-private"), asked(BestGoal::Size));
    CHECK(best.edits.empty());
    CHECK(best.after.scenario == at("p650-oltp-private").scenario);
    CHECK_FALSE(best.smaller.empty());
}

TEST_CASE("a failed board is removed first", "[best]") {
    const Canonical from = at("sunfire6800-copy-24-local", SetFailed{"SB1", true});
    const Best best = findBest(from, asked(BestGoal::Size));
    CHECK(best.after.scenario.configuration.failed.empty());
    CHECK(processorsIn(best.after) == 12);
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(best.before));
}

TEST_CASE("the smallest configuration violates no rule that the scenario satisfies", "[best]") {
    const auto broken = [](const Canonical& of) {
        std::set<std::string> rules;
        for (const Finding& each : findings(*of.topology, of.scenario))
            if (each.rule.severity == Severity::Error)
                rules.insert(each.rule.id);
        return rules;
    };
    const Canonical from = at("t5440-failed");
    const Best best = findBest(from, asked(BestGoal::Size));
    for (const std::string& rule : broken(best.after)) {
        INFO(rule);
        CHECK(broken(from).count(rule) == 1);
    }
}

TEST_CASE("a board with used cards is not removed", "[best]") {
    const Best best = findBest(at("t5440-read-4"), asked(BestGoal::Size));
    CHECK(best.edits.empty());
    CHECK(best.answer.model.stopped.empty());
}

TEST_CASE("an error explains why a configuration cannot be smaller or has no throughput", "[best]") {
    Workload workload = scenario("sunfire6800-copy-1-local").workload;
    workload.processes.front().customers.front().on = "SB0/P0";
    workload.processes.front().regions.front().pagesIn = {{"SB0", 24}};
    Canonical one = with("sunfire6800-copy-1-local", {{"uniboards", 1}}, workload);
    CHECK_THROWS_WITH(findBest(one, asked(BestGoal::Size)),
                      "scenario: machine: found Sun Fire 6800 in its smallest configuration; allowed: a machine with "
                      "boards or processors that can be removed; optimise for throughput");
    one.scenario.workload.processes.front().customers.front().idle = true;
    CHECK_THROWS_AS(findBest(one, asked(BestGoal::Size)), InputError);
}

TEST_CASE("a workload with thousands of region uses is refused before each configuration takes a second", "[best]") {
    Canonical from = at("sunfire15k-full");
    auto& customers = from.scenario.workload.processes.front().customers;
    const Customer one = customers.front();
    while (customers.size() < 9000) {
        customers.push_back(one);
        customers.back().name = CustomerName("more " + std::to_string(customers.size()));
    }
    CHECK_THROWS_WITH(
        findBest(from, asked(BestGoal::Size)),
        Catch::Matchers::ContainsSubstring("uses of regions by threads; allowed: at most 8192 for an optimisation"));
}

TEST_CASE("with a failed part, the smallest configuration aims at the throughput without the failure", "[best]") {
    const Canonical healthy = at("sunfire6800-copy-24-local");
    const Canonical from = at("sunfire6800-copy-24-local", SetFailed{"SB1", true});
    const Best best = findBest(from, asked(BestGoal::Size));
    CHECK_THAT(best.aim, Catch::Matchers::StartsWith("The throughput without the failure of SB1, "));
    CHECK(throughputOf(best.answer) >= 0.99 * throughputOf(answerOf(healthy)));
    CHECK(best.answer.model.stopped.empty());
    CHECK(findBest(healthy, asked(BestGoal::Size)).aim.empty());
}

TEST_CASE("a search for size says if the remaining parts cannot carry the load before the failure", "[best]") {
    Canonical from = at("sunfire6800-copy-24-local");
    for (const char* const board : {"SB1", "SB2", "SB3", "SB4", "SB5"})
        from = edited(from, SetFailed{board, true});
    const Best best = findBest(from, asked(BestGoal::Size));
    CHECK(best.edits.empty());
    CHECK_THAT(best.reason,
               Catch::Matchers::StartsWith(
                   "no placement reaches the throughput without the failure of SB1, SB2, SB3, SB4, SB5, "));
}

TEST_CASE("a board that remains for a domain without work is reported", "[best]") {
    const Scenario scenario = inTwoDomains();
    const Best best = findBest({scenario, machineOf(scenario)}, asked(BestGoal::Size));
    CHECK(processorsIn(best.after) == 8);
    CHECK_THAT(best.smaller,
               Catch::Matchers::ContainsSubstring(
                   "Nothing runs in domain B, but each domain needs a board with processors, so SB2 remains there."));
}
