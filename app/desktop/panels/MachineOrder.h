// SPDX-License-Identifier: GPL-3.0-or-later
// The order of machines and of their scenarios in the library and in the search.
#pragma once

#include "ScenarioCache.h"
#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// A machine with its number of processors in the default configuration.
struct SizedMachine {
    Machine machine;
    std::size_t processors = 0;
};

/// Number of processors; all strands of a chip count as one processor.
std::size_t processorsOf(const Topology& topology);

/// Returns the machines, grouped by family. In a family, machines with fewer processors come first.
/// Machines with equally many processors are sorted by their number of rows in the latency table.
/// Throws TopologyError if a machine of the catalog cannot be built.
std::vector<SizedMachine> machinesBySize(const std::shared_ptr<const Catalog>& catalog);

/// Returns the ids of all scenarios: first the scenarios of the open machine,
/// then those of the other machines in the given order.
std::vector<std::string> scenarioOrder(const ScenarioCache& scenarioCache, const std::vector<SizedMachine>& machines,
                                       const std::string& open);

} // namespace boardset
