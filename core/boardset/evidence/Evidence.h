// SPDX-License-Identifier: GPL-3.0-or-later
// Every published measurement with the model's answer beside it.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/explain/Derivation.h"
#include "boardset/scenario/Scenario.h"

#include <functional>
#include <string>
#include <vector>

namespace boardset {

/// One measurement against the model.
struct EvidenceRow {
    Measurement measurement;
    double model = 0;        ///< In the measurement's unit.
    double errorPercent = 0; ///< 100 (model/published - 1); model - published, in points, if inHundredths().
    Derivation derivation;
};

/// Gives the bundled scenario of an id, in canonical form (see resolve()), and keeps it: a loader never returns what it
/// has just made. Throws InputError if there is none.
using ScenarioLoader = std::function<const Scenario&(const std::string& id)>;

/// Evidence for the measurements of one machine, or of all when `machine` is empty.
std::vector<EvidenceRow> evidence(const std::shared_ptr<const Catalog>& catalog, const ScenarioLoader& scenarios,
                                  const std::string& machine = {});

/// The measurements that cover a scenario in canonical form: those that a bundled scenario with the same machine,
/// options and workload, up to names, answers alone or in a ratio.
std::vector<EvidenceRow> evidenceFor(const std::vector<EvidenceRow>& all, const Scenario& scenario,
                                     const ScenarioLoader& scenarios);

} // namespace boardset
