// SPDX-License-Identifier: GPL-3.0-or-later
// Where the data of a process is: the parts that its regions lie on, found once for all who use them.
#pragma once

#include "boardset/topology/Topology.h"
#include "boardset/walk/Walk.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// A share of somebody's operations that goes to one part, and how the data lies there.
struct Home {
    BlockId block;
    double share = 0;
    std::size_t lying = 0; ///< Index in Homes::lying.
};

/// How the data of one or more regions lies, as a walk asks.
struct Lying {
    unsigned ways = bitOf(Lies::On); ///< Of the region, and of those that it lies on.
    int copies = 1;
    int parts = 1;         ///< Of one copy.
    double pieceBytes = 0; ///< 0: it is not cut.
    bool operator==(const Lying&) const = default;
};

/// The data that a customer uses.
struct Homes {
    std::vector<Home> shares; ///< By block; they sum to one. Empty: it uses none.
    std::vector<Lying> lying;
    double bytes = 0; ///< Of the pages; what lies on parts is one page.
};

/// The homes of a customer's data: those of a region by its weight, in a region by pages or by parts; pages lie in all
/// memories over which the machine interleaves them. Throws
/// TopologyError for a part that is not there.
Homes homesOf(const Topology& topology, const Process& process, const Customer& customer);

} // namespace boardset
