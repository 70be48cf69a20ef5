// SPDX-License-Identifier: GPL-3.0-or-later
// A machine, its options and its workload: the unit of saving, sharing, tests and the command line.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>

namespace boardset {

struct Scenario {
    std::string title;
    std::string description;
    std::string machine; ///< Machine id.
    Options options;     ///< Only those that differ from the standard need be named.
    Workload workload;
    bool operator==(const Scenario&) const = default;
};

/// Checks a scenario against a machine: every processor, memory, pattern and region it names is there, names are
/// unique, numbers are in range. Throws InputError that names the field and what is allowed.
void validate(const Scenario& scenario, const Topology& topology);

} // namespace boardset
