// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios in canonical form, solved, for tests.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Bundled.h"
#include "support/bundled.h"

#include <map>

namespace boardset::test {

/// Read once, and kept.
inline const Scenario& scenario(const std::string& id) {
    static std::map<std::string, Scenario> known;
    const auto found = known.find(id);
    if (found != known.end())
        return found->second;
    const Scenario read = bundledScenario(share() / "scenarios", id);
    const auto topology = Topology::build(catalog(), read.machine, read.configuration);
    return known.emplace(id, resolve(read, *topology, id)).first->second;
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
