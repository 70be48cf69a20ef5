// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether a program can run on a machine.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"

#include <optional>

namespace boardset {

/// A fault in a program, divided into the parts of an error message.
struct ProgramProblem {
    std::string field; ///< Path of the faulty field: "events[3].threads".
    std::string value;
    std::string allowed;
    std::string todo = "correct the program"; ///< Action that the user can take.
};

/// Returns the first fault of a program, if there is one. Faults are: an unknown system, tunable, process, segment,
/// block or thread; a duplicate name; a number beyond ProgramLimits.
std::optional<ProgramProblem> problemOf(const Program& program, const Topology& topology);

} // namespace boardset
