// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios in canonical form, solved, for tests.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Bundled.h"
#include "support/bundled.h"

namespace boardset::test {

inline Scenario scenario(const std::string& id) {
    const Scenario read = bundledScenario(share() / "scenarios", id);
    return resolve(read, *Topology::build(catalog(), read.machine, read.configuration), id);
}

struct Solved {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
    Answer answer;
};

inline Solved solved(const std::string& id) {
    Solved each;
    each.scenario = scenario(id);
    each.topology = Topology::build(catalog(), each.scenario.machine, each.scenario.configuration);
    each.answer = solvePlacement(*each.topology, each.scenario.workload);
    return each;
}

} // namespace boardset::test
