// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled scenarios in canonical form, with their solutions, for tests.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/BundledScenarios.h"
#include "boardset/scenario/Edit.h"
#include "support/bundledCatalog.h"

#include <algorithm>
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

/// A scenario in canonical form, with its machine.
inline Canonical canonicalOf(const Scenario& scenario) {
    const auto topology = machineOf(scenario);
    return {resolve(scenario, *topology), topology};
}

/// A bundled scenario with its machine.
inline Canonical opened(const std::string& id) {
    return {scenario(id), machineOf(scenario(id))};
}

/// Utilisation of a part by its path; 0 if the part is not used.
inline double useOf(const Answer& answer, const std::string& path) {
    const auto found = std::ranges::find(answer.stations, path, &StationAnswer::block);
    return found == answer.stations.end() ? 0 : found->utilisation;
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
