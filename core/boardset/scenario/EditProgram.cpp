// SPDX-License-Identifier: GPL-3.0-or-later
// Programs and edits: which edits keep a program, and the edits that set or remove one.
#include "boardset/policy/ProgramCheck.h"
#include "boardset/scenario/EditHelpers.h"

namespace boardset {

namespace {

template <class... Kinds> bool isOneOf(const Edit& edit) {
    return (std::holds_alternative<Kinds>(edit) || ...);
}

} // namespace

bool isOfPlacement(const Edit& edit) {
    return isOneOf<MoveCustomer, MovePages, AddCustomer, RemoveCustomer, AddRegion, RemoveRegion, SetWork, SetNumber,
                   SetCustomer, SetBackground, SetPeer, LayRegion, KeepPlacement, AddProcess, RemoveProcess, SetProcess,
                   UseRegion, SetPages, SetPageSize>(edit);
}

} // namespace boardset

namespace boardset::edits {

Scenario resolved(const Scenario& scenario, const Topology& topology) {
    try {
        return resolve(scenario, topology);
    } catch (const InputError& error) {
        throw EditError("This edit is not possible: " + error.field + " is " + error.value +
                        "; allowed: " + error.allowed + '.');
    }
}

void needRunnable(const Program& program, const Topology& topology, const std::string& setting) {
    if (const auto problem = problemOf(program, topology)) {
        throw EditError(setting + ", the program cannot run: its field " + printable(problem->field, 120) + " is " +
                        printable(problem->value) + "; allowed: " + printable(problem->allowed, 400) + '.');
    }
}

void perform(Scenario& scenario, const SetProgram& set, const Topology& topology) {
    needRunnable(set.program, topology, "With these values");
    scenario.program = set.program;
    scenario = resolved(scenario, topology);
}

void perform(Scenario& scenario, const KeepPlacement& keep, const Topology& topology) {
    scenario.workload = keep.workload;
    scenario = resolved(scenario, topology);
}

} // namespace boardset::edits
