// SPDX-License-Identifier: GPL-3.0-or-later
// Every invented scenario: solved, explained, drawn, checked; and nothing in the program names one.
#include "boardset/diagram/Svg.h"
#include "boardset/explain/Explain.h"
#include "boardset/rules/Findings.h"
#include "families.h"

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace boardset;
using test::Invented;

namespace {

std::vector<std::string> allScenarios() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(FAMILIES "/scenarios")) {
        names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
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
        if (of.answer.overloaded.empty()) {
            CHECK(explainLatency(*of.topology, of.answer).si() == Approx(of.answer.meanLatencyNs * 1e-9));
        }
        for (const StationAnswer& each : of.answer.stations) {
            INFO(each.title);
            if (of.answer.overloaded.empty() && of.answer.model.stations[std::size_t(each.station)] >= 0) {
                CHECK(explainUtilisation(*of.topology, of.answer, each.station).si() ==
                      Approx(each.utilisation).margin(1e-9));
            }
        }
    }
}

TEST_CASE("every invented scenario is drawn, checked, and saved as it was", "[families]") {
    for (const std::string& name : allScenarios()) {
        INFO(name);
        const Invented of(name);
        const std::string svg =
            toSvg(*of.topology, layoutOf(*of.topology, rootBlock, Detail::Parts), of.scenario, of.answer);
        CHECK(svg.find(of.scenario.title) != std::string::npos);
        CHECK_NOTHROW(findings(*of.topology, of.scenario));
        CHECK(parseScenario(toJson(of.scenario), name) == of.scenario);
    }
}
