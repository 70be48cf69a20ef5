// SPDX-License-Identifier: GPL-3.0-or-later
// A machine, its options and its workload: the unit of saving, sharing, tests and the command line.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <optional>
#include <string>

namespace boardset {

struct Scenario {
    std::string title;
    std::string description;
    std::string machine;         ///< Id of the machine.
    Configuration configuration; ///< A file lists only differences from the standard.
    Workload workload;
    std::optional<Program> program{}; ///< A program, whose result is then the workload; empty: none.
    bool operator==(const Scenario&) const = default;
};

/// Returns the canonical form of a scenario that was read, checked against its machine. Every scenario from outside
/// passes through here once; edits and analysis require the result. Options get their standard values.
/// A file may give pages to a block with several memories ("SB3", or "" for the whole machine).
/// These are spread evenly over its memories, with remainders to the first. Afterwards `pagesIn` names memories only.
/// A program is checked and replayed, and its result becomes the workload. Throws InputError as validate() does,
/// with fields such as "program.events[3].threads" for a program. `file` is the name in errors.
Scenario resolve(const Scenario& scenario, const Topology& topology, const std::string& file = "scenario");

/// Checks a scenario in canonical form against a machine: all parts, workloads and regions exist, names are unique,
/// numbers are in range, and no memory exceeds its capacity. Throws InputError with the field and the allowed values.
void validate(const Scenario& scenario, const Topology& topology, const std::string& file = "scenario");

} // namespace boardset
