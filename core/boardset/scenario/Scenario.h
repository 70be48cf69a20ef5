// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario: a machine, its options and its workload.
// Users save and share scenarios; tests and the command line use them.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <optional>
#include <string>

namespace boardset {

struct Scenario {
    std::string title;
    std::string description;
    std::string machine;         ///< Id of the machine.
    Configuration configuration; ///< Configuration; a file lists only the differences from the machine as sold.
    Workload workload;
    std::optional<Program> program{}; ///< If set, `workload` is the result of this program.
    bool operator==(const Scenario&) const = default;
};

/// Returns the canonical form of a scenario that was read, after checking it against its machine. Every scenario from
/// outside passes through this function once; edits and analysis require a canonical scenario. Options that are not
/// listed get their standard values. A file may assign pages to a block with several memories ("SB3", or "" for the
/// whole machine). Such pages are spread evenly over these memories; the first memories get the remainder. In the
/// canonical form, `pagesIn` names only memories. A program is checked and replayed, and its result becomes the
/// workload. Throws InputError as validate() does. For an error in a program, the field is a path such as
/// "program.events[3].threads". `file` is the file name for use in error messages.
Scenario resolve(const Scenario& scenario, const Topology& topology, const std::string& file = Message{"scenario"});

/// Checks a scenario in canonical form against a machine. All parts, workloads and regions must exist, names must be
/// unique, numbers must be in range, and no memory may exceed its capacity.
/// Throws InputError with the field and the allowed values.
void validate(const Scenario& scenario, const Topology& topology, const std::string& file = Message{"scenario"});

} // namespace boardset
