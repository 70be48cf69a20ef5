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
    std::string machine;         ///< Machine id.
    Configuration configuration; ///< In a file only what differs from the standard need be named.
    Workload workload;
    std::optional<Program> program{}; ///< If there is one, the workload is what its replay ends with.
    bool operator==(const Scenario&) const = default;
};

/// The canonical form of a scenario that was read, checked against its machine. A file may give pages to a block that
/// holds several memories ("SB3", or "" for the whole machine): here they are dealt evenly over those memories,
/// remainders to the first, so that afterwards `pagesIn` names memories only. Options are completed with the standard
/// values. A program is checked and replayed: what it ends with becomes the workload. Every scenario from outside
/// passes through here once; edits and analysis work on what it returns. Throws InputError like validate(), for a
/// program with fields as "program.events[3].threads"; `file` is the name used in errors.
Scenario resolve(const Scenario& scenario, const Topology& topology, const std::string& file = "scenario");

/// Checks a scenario in canonical form against a machine: every part, work and region it names is
/// there, names are unique, numbers are in range, no memory holds more than fits. Throws InputError that names the
/// field and what is allowed.
void validate(const Scenario& scenario, const Topology& topology, const std::string& file = "scenario");

} // namespace boardset
