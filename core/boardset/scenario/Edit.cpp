// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of patterns and titles, and the door to all edits.
#include "boardset/scenario/Edit.h"

#include "boardset/scenario/EditParts.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/scenario/ScenarioShape.h"

namespace boardset {

namespace edits {

void perform(Scenario& scenario, const SetPattern& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process, "process");
    std::vector<std::string> known;
    for (const AccessPattern& pattern : topology.catalog().patterns()) {
        if (pattern.requester == process.requester) {
            known.push_back(pattern.id);
        }
    }
    if (std::find(known.begin(), known.end(), set.pattern) == known.end()) {
        throw EditError("There is no pattern " + printable(set.pattern) + " for a " + wordFor(process.requester) +
                        "; there is " + alternatives(known) + '.');
    }
    process.pattern = set.pattern;
}

void perform(Scenario& scenario, const SetRequests& set, const Topology&) {
    Process& process = named(scenario.workload.processes, set.process, "process");
    if (process.requester != Requester::Device) {
        throw EditError("Process " + process.name + " has threads; only streams of devices send requests.");
    }
    const auto need = [](const char* what, int value, int most) {
        if (value < 0 || value > most) {
            throw EditError(std::string(what) + " can be 1 to " + std::to_string(most) + ", not " +
                            std::to_string(value) + '.');
        }
    };
    need("Requests outstanding", set.outstanding, ScenarioLimits::outstanding);
    need("Bytes of a request", set.requestBytes, ScenarioLimits::requestBytes);
    process.outstanding = set.outstanding;
    process.requestBytes = set.requestBytes;
}

void perform(Scenario& scenario, const Rename& rename, const Topology&) {
    const std::string why = whyNotName(rename.title, ScenarioLimits::titleBytes);
    if (!why.empty()) {
        throw EditError("This cannot be a title: " + why + '.');
    }
    scenario.title = rename.title;
}

} // namespace edits

namespace {

/// Whether an edit changes the machine.
template <class One> constexpr bool isOfMachine = requires(Canonical& now, const One& one) {
    edits::perform(now, one);
};

void perform(Canonical& now, const Edit& edit) {
    edits::prepareProgram(now.scenario, edit);
    std::visit(
        [&now]<class One>(const One& one) {
            if constexpr (isOfMachine<One>) {
                edits::perform(now, one);
            } else {
                edits::perform(now.scenario, one, *now.topology);
            }
        },
        edit);
}

} // namespace

Scenario apply(const Scenario& scenario, const Edit& edit, const Topology& topology) {
    Canonical now{scenario, {std::shared_ptr<const Topology>(), &topology}}; // which outlives it
    perform(now, edit);
    return now.scenario;
}

Canonical edited(const Canonical& before, const Edit& edit) {
    Canonical now = before;
    perform(now, edit);
    if (now.topology != before.topology && now.scenario.program) {
        now.scenario = resolve(now.scenario, *now.topology);
    }
    if (now.topology->configuration() == before.topology->configuration()) {
        now.topology = before.topology;
    }
    return now;
}

} // namespace boardset
