// SPDX-License-Identifier: GPL-3.0-or-later
// Checks whether a program can run on a machine.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"

#include <optional>

namespace boardset {

/// A fault in a program, divided into the parts of an error message.
struct ProgramProblem {
    std::string field; ///< Path of the faulty field: "events[3].threads".
    std::string value;
    std::string allowed;
    std::string todo = Message{"correct the program"}; ///< Action with which the user can correct the fault.
};

/// Returns the first fault of a program, if the program has one.
/// Faults are an unknown system, tunable, process, segment, block or thread; a duplicate name;
/// and a number beyond ProgramLimits.
std::optional<ProgramProblem> problemOf(const Program& program, const Topology& topology);

} // namespace boardset
