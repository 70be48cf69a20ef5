// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the paths of blocks in a workload when a board moves or when slots have new names.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <functional>

namespace boardset {

/// A function that returns the new path of a block, given the old path.
using PathChange = std::function<std::string(const std::string&)>;

void replacePaths(std::vector<Process>& processes, const PathChange& by);
/// Replaces paths in the events of a program, and in the processes that no operating system places (Program::beside).
void replacePaths(Program& program, const PathChange& by);

/// A scenario with current slot names, and a note about the replaced names.
struct PresentNames {
    Scenario scenario;
    std::string note; ///< Sentences about the replaced names; empty if no name was replaced.
};

/// Replaces former slot names in a scenario from an old file. Does not change any other scenario. Throws
/// FormerNameError.
PresentNames withPresentNames(const Scenario& scenario, const Catalog& catalog);

/// Returns the note of withPresentNames().
/// If a name cannot be replaced, returns an empty string, because resolve() reports this error.
std::string noteOnNames(const Scenario& scenario, const Catalog& catalog);

} // namespace boardset
