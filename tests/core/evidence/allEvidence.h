// SPDX-License-Identifier: GPL-3.0-or-later
// All evidence, computed once, and access to its rows.
#pragma once

#include "boardset/evidence/Evidence.h"
#include "support/catch.h"
#include "support/scenarios.h"

#include <algorithm>

namespace boardset::test {

inline const std::vector<EvidenceRow>& rows() {
    static const auto all = evidence(catalog(), scenario);
    return all;
}

inline const EvidenceRow& row(const std::string& id) {
    const auto found = std::ranges::find(rows(), id, [](const EvidenceRow& each) { return each.measurement.id; });
    REQUIRE(found != rows().end());
    return *found;
}

/// Ids of the measurements that cover a scenario, in the catalog's order.
inline std::vector<std::string> covering(const Scenario& scenario) {
    const auto topology = machineOf(scenario);
    const MachineNetwork model = buildNetwork(*topology, scenario.workload);
    std::vector<std::string> ids;
    for (const EvidenceRow& each : evidenceFor(rows(), *topology, scenario.workload, model))
        ids.push_back(each.measurement.id);
    return ids;
}

} // namespace boardset::test
