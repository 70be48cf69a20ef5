// SPDX-License-Identifier: GPL-3.0-or-later
// The way of data between a memory and a processor or device, and of the address that asks for it.
#pragma once

#include <vector>

namespace boardset {

class Topology;

/// The parts that one transfer uses, in the order in which they are met.
struct Route {
    std::vector<int> addressBlocks; ///< From the requester to the coherency root, and on to the memory's if another.
    std::vector<int> addressLinks;
    std::vector<int> dataBlocks; ///< From the memory to the requester, both included.
    std::vector<int> dataLinks;
};

/// Every requester's way to every memory, found once when it is first asked for: one breadth-first search over links
/// per requester. Of ways of equal length the one over the links that were declared first is taken.
class RouteTable {
public:
    RouteTable() = default;

    /// Where a requester and a memory are not connected, by address or by data, the route is empty.
    explicit RouteTable(const Topology& topology);

    /// Throws std::out_of_range unless the blocks are a requester and a memory of the topology.
    const Route& between(int requester, int memory) const;

private:
    std::vector<int> m_row;    ///< Per block: its number among the requesters, or -1.
    std::vector<int> m_column; ///< Per block: its number among the memories, or -1.
    std::vector<std::vector<Route>> m_routes;
};

} // namespace boardset
