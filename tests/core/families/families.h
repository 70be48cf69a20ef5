// SPDX-License-Identifier: GPL-3.0-or-later
// The invented families: their catalog, and their scenarios, read like a user's files.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/ScenarioFile.h"
#include "support/catch.h"

#include <string>

namespace boardset::test {

inline std::shared_ptr<const Catalog> familiesCatalog() {
    static const auto catalog = Catalog::open(FAMILIES_CATALOG);
    return catalog;
}

/// A scenario of tests/core/families/scenarios with its result.
struct Invented {
    explicit Invented(const std::string& name) : scenario(readScenario(FAMILIES "/scenarios/" + name + ".boardset")) {
        topology = Topology::build(familiesCatalog(), scenario.machine, scenario.configuration);
        scenario = resolve(scenario, *topology, name);
        answer = solvePlacement(*topology, scenario.workload);
    }

    double useOf(const std::string& title) const {
        for (const StationAnswer& each : answer.stations)
            if (each.title == title)
                return each.utilisation;
        FAIL("no station " + title);
        return 0;
    }
    const StationAnswer& station(const std::string& title) const {
        for (const StationAnswer& each : answer.stations)
            if (each.title == title)
                return each;
        throw std::runtime_error("no station " + title);
    }

    Scenario scenario;
    std::shared_ptr<const Topology> topology;
    Answer answer;
};

} // namespace boardset::test
