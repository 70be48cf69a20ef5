// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that set a program or replace it with a placement.
#include "boardset/policy/ProgramCheck.h"
#include "boardset/scenario/EditHelpers.h"

namespace boardset::edits {

Scenario resolved(const Scenario& scenario, const Topology& topology) {
    try {
        return resolve(scenario, topology);
    } catch (const InputError& error) {
        throw EditError(Message{"This edit is not possible: {field} is {value}; allowed: {allowed}.",
                                {{"field", error.field}, {"value", error.value}, {"allowed", error.allowed}}});
    }
}

void needRunnable(const Program& program, const Topology& topology, const Message& setting) {
    if (const auto problem = problemOf(program, topology)) {
        throw EditError(Message{"{setting}, the program cannot run: its field {field} is {value}; allowed: {allowed}.",
                                {{"setting", setting},
                                 {"field", printable(problem->field, 120)},
                                 {"value", printable(problem->value)},
                                 {"allowed", printable(problem->allowed, 400)}}});
    }
}

void perform(Scenario& scenario, const SetProgram& set, const Topology& topology) {
    needRunnable(set.program, topology, Message{"With these values"});
    scenario.program = set.program;
    scenario = resolved(scenario, topology);
}

void perform(Scenario& scenario, const KeepPlacement& keep, const Topology& topology) {
    scenario.workload = keep.workload;
    scenario = resolved(scenario, topology);
}

} // namespace boardset::edits
