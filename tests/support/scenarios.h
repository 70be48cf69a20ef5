// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios in canonical form, with their solutions, for tests.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/BundledScenarios.h"
#include "support/bundledCatalog.h"

#include <map>

namespace boardset::test {

/// The machine that a scenario describes.
inline std::shared_ptr<const Topology> machineOf(const Scenario& scenario) {
    return Topology::build(catalog(), scenario.machine, scenario.configuration);
}

/// A bundled scenario, read only once.
inline const Scenario& scenario(const std::string& id) {
    static std::map<std::string, Scenario> known;
    const auto found = known.find(id);
    if (found != known.end())
        return found->second;
    const Scenario read = bundledScenario(share() / "scenarios", id);
    return known.emplace(id, resolve(read, *machineOf(read), id)).first->second;
}

struct Solved {
    Scenario scenario;
    std::shared_ptr<const Topology> topology;
    Answer answer;
};

inline Solved solved(const std::string& id) {
    const Scenario& known = scenario(id);
    const auto topology = machineOf(known);
    return {known, topology, solvePlacement(*topology, known.workload)};
}

} // namespace boardset::test
