// SPDX-License-Identifier: GPL-3.0-or-later
// The routes along which data moves between customers on devices and their pages.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <functional>
#include <set>

namespace boardset {

/// A route: blocks and links of a topology.
struct CustomerRoute {
    std::set<BlockId> blocks;
    std::set<LinkId> links;
    std::set<BlockId> framed = {}; ///< The blocks to highlight; empty to highlight all blocks.
    bool empty() const { return blocks.empty(); }
    bool operator==(const CustomerRoute&) const = default;
};

/// Returns the routes of those customers on devices for which `wanted` is true.
CustomerRoute routesOf(const Topology& topology, const Workload& workload,
                       const std::function<bool(const Customer&)>& wanted);
/// Returns the route through a station.
/// The route consists of the station, the stations with the same utilisation,
/// and the data routes of all customers that use any of them.
CustomerRoute routesThrough(const Topology& topology, const Answer& answer, int station);

} // namespace boardset
