// SPDX-License-Identifier: GPL-3.0-or-later
// Every invented scenario: solved, explained, drawn, checked; and nothing in the program names one.
#include "boardset/analysis/Quantity.h"
#include "boardset/explain/Explain.h"
#include "boardset/picture/Svg.h"
#include "boardset/rules/Findings.h"
#include "boardset/scenario/Edit.h"
#include "boardset/scenario/JsonFile.h"
#include "families.h"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>

using namespace boardset;
using test::Invented;

namespace {

std::vector<std::string> allScenarios() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(FAMILIES "/scenarios"))
        names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

} // namespace

TEST_CASE("every invented scenario is explained to the number that it answers", "[families]") {
    REQUIRE(allScenarios().size() == 19);
    for (const std::string& name : allScenarios()) {
        INFO(name);
        const Invented of(name);
        REQUIRE_FALSE(of.answer.classes.empty());
        const UnitTotal& total = of.answer.totals.front();
        const bool isData = of.answer.model.classes.front().bytes > 0;
        CHECK(explainThroughput(*of.topology, of.answer).si() ==
              Approx(isData ? of.answer.bytesPerSecond : total.perSecond).margin(1e-9));
        const double latency = explainLatency(*of.topology, of.answer).si();
        CHECK((of.answer.isEndless() ? std::isinf(latency) : latency == Approx(of.answer.meanLatencyNs * 1e-9)));
        for (const StationAnswer& each : of.answer.stations) {
            INFO(each.title);
            if (of.answer.model.stations[std::size_t(each.station)] >= 0) {
                CHECK(explainUtilisation(*of.topology, of.answer, each.station).si() ==
                      Approx(each.utilisation).margin(1e-9));
            }
        }
    }
}

TEST_CASE("parts of a mirror are used with it, and what nobody uses is told in the work's own word", "[families]") {
    Invented of("server-mix");
    const auto unused = [&] {
        std::vector<std::string> said;
        for (const Finding& each : findings(*of.topology, of.scenario))
            if (each.rule.id == "unused-pages")
                said.push_back(each.part + ": " + each.reason + ' ' + each.fix);
        return said;
    };
    CHECK(unused().empty()); // "left" and "right" lie under "data", which all write to
    of.scenario.workload.processes[0].customers.clear();
    CHECK(unused() ==
          std::vector<std::string>{"region data of A: No client reads or writes this region. Add a client to "
                                   "its process, or remove the region."});
}

TEST_CASE("every invented scenario is drawn, checked, and saved as it was", "[families]") {
    for (const std::string& name : allScenarios()) {
        INFO(name);
        const Invented of(name);
        const std::string svg =
            picture::toSvg(*of.topology, layoutOf(*of.topology, rootBlock, Detail::Parts), of.scenario, of.answer);
        CHECK(svg.find(of.scenario.title) != std::string::npos);
        CHECK_NOTHROW(findings(*of.topology, of.scenario));
        CHECK(parseScenario(toJson(of.scenario), name) == of.scenario);
    }
}

TEST_CASE("a sweep changes only what is there: no pages of data on disks, and none under way of what comes",
          "[families]") {
    const Invented of("server-mix");
    const Workload& workload = of.scenario.workload;
    CHECK_THROWS_AS(withLocalShare(*of.topology, workload, 100), TopologyError);
    CHECK_THROWS_AS(withAtOnce(of.topology->catalog(), workload, 2), TopologyError);
    const Invented both("both-log");
    const Workload changed = withAtOnce(both.topology->catalog(), both.scenario.workload, 2);
    CHECK((changed.processes[0].atOnce == 2 && changed.processes[1].atOnce == 0));
}

TEST_CASE("open work has no number under way, and no work a number that its operations have not", "[families]") {
    const Invented both("both-log");
    const auto refused = [&](const std::function<void(Workload&)>& change) -> std::string {
        Scenario scenario = both.scenario;
        change(scenario.workload);
        try {
            validate(scenario, *both.topology, "x");
        } catch (const InputError& error) {
            return error.what();
        }
        return "accepted";
    };
    CHECK(
        refused([](Workload& work) { work.processes[1].atOnce = 1; }) ==
        "x: processes[1].atOnce: found 1; allowed: no number under way, as Logging comes at the rate of its customers; "
        "leave it out");
    CHECK(refused([](Workload& work) { work.processes[1].customers[0].rate = 0; }) ==
          "x: processes[1].customers[0].rate: found none, or 0; allowed: operations per second, more than 0; say how "
          "often "
          "Logging comes");
    CHECK(
        refused([](Workload& work) { work.processes[0].numbers["size"] = 64; }) ==
        "x: processes[0].numbers.size: found an unknown number; allowed: none, as Reading has no numbers; correct its "
        "name or remove it");
    CHECK_THROWS_AS(apply(both.scenario, SetNumber{"B", {}, 2}, *both.topology), EditError);
    CHECK_NOTHROW(apply(both.scenario, SetNumber{"A", {}, 2}, *both.topology));
}
