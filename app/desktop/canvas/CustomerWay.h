// SPDX-License-Identifier: GPL-3.0-or-later
// The way of data between customers on devices and their pages.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <functional>
#include <set>

namespace boardset {

/// Blocks and links of a topology.
struct CustomerWay {
    std::set<BlockId> blocks;
    std::set<LinkId> links;
    std::set<BlockId> framed = {}; ///< Of the blocks those that it is about; empty: all.
    bool empty() const { return blocks.empty(); }
    bool operator==(const CustomerWay&) const = default;
};

/// The ways of those customers on devices that are wanted.
CustomerWay waysOf(const Topology& topology, const Workload& workload,
                   const std::function<bool(const Customer&)>& wanted);
/// A station and those equally full, and the ways of data of all customers that ask something of them.
CustomerWay waysThrough(const Topology& topology, const Answer& answer, int station);

} // namespace boardset
