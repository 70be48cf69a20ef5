// SPDX-License-Identifier: GPL-3.0-or-later
// Output of facts for the commands `facts` and `show`.
#pragma once

#include "Print.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns the facts about a machine and its parts, with the facts from which they are derived.
/// For a machine of a cluster, also returns the facts about messages between machines.
std::vector<Fact> factsOf(const Catalog& catalog, const std::string& machine);

OrderedJson jsonOf(const std::vector<Fact>& facts);
std::string textOf(const std::vector<Fact>& facts, const Catalog& catalog);

} // namespace boardset
