// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of patterns and titles, and the door to all edits.
#include "boardset/scenario/Edit.h"

#include "boardset/scenario/EditParts.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"

namespace boardset {

namespace edits {

void perform(Scenario& scenario, const SetPattern& set, const Topology& topology) {
    std::vector<std::string> known;
    for (const AccessPattern& pattern : topology.catalog().patterns()) {
        known.push_back(pattern.id);
    }
    if (std::find(known.begin(), known.end(), set.pattern) == known.end()) {
        throw EditError("There is no pattern " + printable(set.pattern) + "; there is " + alternatives(known) + '.');
    }
    named(scenario.workload.processes, set.process, "process").pattern = set.pattern;
}

void perform(Scenario& scenario, const Rename& rename, const Topology&) {
    const std::string why = whyNotName(rename.title, ScenarioLimits::titleBytes);
    if (!why.empty()) {
        throw EditError("This cannot be a title: " + why + '.');
    }
    scenario.title = rename.title;
}

} // namespace edits

Scenario apply(const Scenario& scenario, const Edit& edited, const Topology& topology) {
    Scenario after = scenario;
    edits::prepareProgram(after, edited);
    std::visit([&](const auto& one) { edits::perform(after, one, topology); }, edited);
    return after;
}

} // namespace boardset
