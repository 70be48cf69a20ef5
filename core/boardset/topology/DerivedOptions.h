// SPDX-License-Identifier: GPL-3.0-or-later
// What a machine makes of the options that were wished: each option's first rule whose condition holds.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// The rule that decides an option of a node, whatever value was chosen; null if the machine follows the choice.
const OptionRule* ruleInForce(const Topology& topology, const Node& node, const MachineOption& option);

/// All options of a topology that are not what was wished. Rules that follow at boot do not see what failed since.
std::vector<DerivedValue> derivedOptions(const Topology& topology);

/// Whether a condition about options, platform and parts holds in a node. `isOld` also counts what has failed since the
/// last boot as working. Throws CatalogError for a word about a request.
bool isSatisfied(const Topology& topology, const Node& node, const Condition& condition, bool isOld = false);

} // namespace boardset
