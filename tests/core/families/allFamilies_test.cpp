// SPDX-License-Identifier: GPL-3.0-or-later
// Every invented scenario is solved, explained, drawn and checked, and no part of the program names one.
#include "boardset/analysis/SweptWorkload.h"
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

TEST_CASE("the derivation of every invented scenario equals its result", "[families]") {
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
        CHECK((of.answer.isOverloaded() ? std::isinf(latency) : latency == Approx(of.answer.meanLatencyNs * 1e-9)));
        for (const StationAnswer& each : of.answer.stations) {
            INFO(each.title);
            if (of.answer.model.stations[std::size_t(each.station)] >= 0) {
                CHECK(explainUtilisation(*of.topology, of.answer, each.station).si() ==
                      Approx(each.utilisation).margin(1e-9));
            }
        }
    }
}

TEST_CASE("the parts of a mirror are used with it, and unused data has the name that the work gives it", "[families]") {
    Invented of("server-mix");
    const auto unused = [&] {
        std::vector<std::string> said;
        for (const Finding& each : findings(*of.topology, of.scenario))
            if (each.rule.id == "unused-pages")
                said.push_back(each.part + ": " + each.reason + ' ' + each.fix);
        return said;
    };
    CHECK(unused().empty()); // "left" and "right" are parts of "data", which all clients write
    of.scenario.workload.processes[0].customers.clear();
    CHECK(unused() ==
          std::vector<std::string>{"region data of A: No client reads or writes this region. Add a client to "
                                   "its process, or remove the region."});
}

TEST_CASE("every invented scenario is drawn, checked and saved unchanged", "[families]") {
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

TEST_CASE("a sweep is refused for local shares of data on disks, and for outstanding operations of open work",
          "[families]") {
    const Invented of("server-mix");
    const Workload& workload = of.scenario.workload;
    CHECK_THROWS_AS(withLocalShare(*of.topology, workload, 100), TopologyError);
    CHECK_THROWS_AS(withAtOnce(of.topology->catalog(), workload, 2), TopologyError);
    const Invented both("both-log");
    const Workload changed = withAtOnce(both.topology->catalog(), both.scenario.workload, 2);
    CHECK((changed.processes[0].atOnce == 2 && changed.processes[1].atOnce == 0));
}

TEST_CASE("open work has no outstanding operations, and work has only the numbers of its operations", "[families]") {
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
    CHECK(refused([](Workload& work) { work.processes[1].atOnce = 1; }) ==
          "x: processes[1].atOnce: found 1; allowed: no value, because Logging has an arrival rate instead; "
          "remove this field");
    CHECK(refused([](Workload& work) { work.processes[1].customers[0].rate = 0; }) ==
          "x: processes[1].customers[0].rate: found no rate, or 0; allowed: a number of operations per second above 0; "
          "add the arrival rate of Logging");
    CHECK(refused([](Workload& work) { work.processes[0].numbers["size"] = 64; }) ==
          "x: processes[0].numbers.size: found an unknown number; allowed: none, because Reading has no numbers; "
          "correct its name or remove it");
    CHECK_THROWS_AS(apply(both.scenario, SetNumber{"B", {}, 2}, *both.topology), EditError);
    CHECK_NOTHROW(apply(both.scenario, SetNumber{"A", {}, 2}, *both.topology));
}
