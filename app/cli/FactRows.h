// SPDX-License-Identifier: GPL-3.0-or-later
// The facts about a machine.
#pragma once

#include "Print.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns the facts about a machine and its parts, with the facts from which they are derived.
/// For a machine of a cluster, also returns the facts about messages between machines.
std::vector<Fact> factsOf(const Catalog& catalog, const std::string& machine);

} // namespace boardset
