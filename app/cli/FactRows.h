// SPDX-License-Identifier: GPL-3.0-or-later
// Facts as the commands `facts` and `show` write them.
#pragma once

#include "Print.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// The facts that a machine is made of: about itself and its parts, those that these follow from, and their kin; of a
/// cluster also what messages between its machines take.
std::vector<Fact> factsOf(const Catalog& catalog, const std::string& machine);

OrderedJson jsonOf(const std::vector<Fact>& facts);
std::string textOf(const std::vector<Fact>& facts, const Catalog& catalog);

} // namespace boardset
