// SPDX-License-Identifier: GPL-3.0-or-later
// Every path of a block in what runs, replaced by another path: when a board moves, or when a slot has another name.
#pragma once

#include "boardset/scenario/Scenario.h"

#include <functional>

namespace boardset {

/// The path that takes a path's place.
using PathChange = std::function<std::string(const std::string&)>;

void replacePaths(std::vector<Process>& processes, const PathChange& by);
/// Its events, and the processes beside it.
void replacePaths(Program& program, const PathChange& by);

/// A scenario with the present names of slots, and a note about them.
struct PresentNames {
    Scenario scenario;
    std::string note; ///< Sentences; empty if no name was replaced.
};

/// Replaces the former names of a scenario that was read from an old file; any other scenario stays as it is. Throws
/// FormerNameError.
PresentNames withPresentNames(const Scenario& scenario, const Catalog& catalog);

/// The note of withPresentNames(); also empty if a name can't be replaced, which resolve() reports.
std::string noteOnNames(const Scenario& scenario, const Catalog& catalog);

} // namespace boardset
