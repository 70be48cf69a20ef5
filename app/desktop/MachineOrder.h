// SPDX-License-Identifier: GPL-3.0-or-later
// The order of machines and their scenarios in the library and in the search.
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

/// Returns the machines by family, and from small to large within a family: by processors, then by rows of the latency
/// table. Throws TopologyError for a machine of the catalog that cannot be built.
std::vector<SizedMachine> machinesBySize(const std::shared_ptr<const Catalog>& catalog);

/// Returns the ids of all scenarios: those of the open machine first, then by machine in the given order.
std::vector<std::string> scenarioOrder(const ScenarioCache& scenarioCache, const std::vector<SizedMachine>& machines,
                                       const std::string& open);

} // namespace boardset
