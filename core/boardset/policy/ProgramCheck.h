// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a program can run on a machine.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"

#include <optional>

namespace boardset {

/// What is wrong with a program, in the parts of an error.
struct ProgramProblem {
    std::string field; ///< "events[3].threads"
    std::string value;
    std::string allowed;
    std::string todo = "correct the program";
};

/// The first thing that is wrong: an unknown system, tunable, process, segment, block or thread, a name used twice, a
/// number beyond ProgramLimits. Nothing if it can be replayed.
std::optional<ProgramProblem> problemOf(const Program& program, const Topology& topology);

} // namespace boardset
