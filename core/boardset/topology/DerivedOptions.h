// SPDX-License-Identifier: GPL-3.0-or-later
// Option values that the machine sets itself: for each option, the first rule whose condition holds applies.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns the machine's rule that overrides an option of a node, regardless of the value that the user selected.
/// Null if the machine uses the selected value.
const OptionRule* ruleInForce(const Topology& topology, const Node& node, const MachineOption& option);

/// Returns all options of a topology that the machine overrides.
/// Rules that take effect at boot ignore failures since the boot.
std::vector<DerivedValue> derivedOptions(const Topology& topology);

/// True if a condition about options, platform and parts holds in a node.
/// If `isOld` is true, parts that failed since the last boot count as working.
/// Throws CatalogError if a clause is about a request.
bool isSatisfied(const Topology& topology, const Node& node, const Condition& condition, bool isOld = false);

} // namespace boardset
