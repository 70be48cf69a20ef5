// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which machines and their scenarios are listed, in the library and in the search alike.
#pragma once

#include "ScenarioShelf.h"
#include "boardset/topology/Topology.h"

#include <memory>
#include <string>
#include <vector>

namespace boardset {

/// A machine and how many processors it has when nothing about it is chosen.
struct SizedMachine {
    Machine machine;
    std::size_t processors = 0;
};

/// Its processors: the strands of one are one.
std::size_t processorsOf(const Topology& topology);

/// Family by family, from small to large: by processors, then by the steps of the latency table. Throws TopologyError
/// for a machine of the catalog that cannot be built.
std::vector<SizedMachine> machinesBySize(const std::shared_ptr<const Catalog>& catalog);

/// The ids of all scenarios: those of the open machine first, then machine by machine in the order given.
std::vector<std::string> scenarioOrder(const ScenarioShelf& shelf, const std::vector<SizedMachine>& machines,
                                       const std::string& open);

} // namespace boardset
