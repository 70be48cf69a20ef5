// SPDX-License-Identifier: GPL-3.0-or-later
// Costs of one operation between two ends: the seconds of its walk at each station. The topology owns them, so that a
// drag recomputes only the rows of moved objects.
#pragma once

#include "boardset/topology/Obstacle.h"
#include "boardset/walk/Walk.h"

#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

namespace boardset {

/// Time for which each piece of an operation keeps a station busy.
struct StationCost {
    int station = 0; ///< Index in the StationTable.
    double seconds = 0;
    double services = 0; ///< Mean number of services per piece; 0 if the piece waits in no queue.
};

/// Cost of one operation from one requester to one home, which is the part that has the data.
struct Cost {
    Obstacle obstacle;                 ///< Obstacle that prevents the operation; all other fields are then empty.
    std::vector<StationCost> stations; ///< Awaited services by station: addresses first, then blocks, then links.
    std::vector<StationCost> posted;   ///< Services for which the customer does not wait.
    std::vector<TotalShare> totals;    ///< Published totals; empty for a sum of services, or if none is published.
    std::vector<Lookup> lookups;       ///< Look-ups of each piece.
    double idleNs = 0;                 ///< Idle latency: mean of `totals`; for a sum of services, services plus delay.
    double delaySeconds = 0;           ///< Time by which the steps of a sum of services exceed their demands.
};

/// An operation under given circumstances, with its costs for each pair of ends.
class OperationCosts {
public:
    OperationCosts(const Topology& topology, const Operation& operation, const Circumstances& circumstances,
                   BlockId node)
        : m_topology(topology), m_walk(topology, operation, circumstances, node),
          m_stations(&topology.kept<StationTable>()) {}

    const Walk& walk() const { return m_walk; }
    const StationTable& stations() const { return *m_stations; }
    /// Returns the costs to several homes; each cost is computed on first use. Ignores the home in `ends`.
    /// Thread-safe; the pointers are valid as long as this object.
    std::vector<const Cost*> costsByHome(const OperationEnds& ends, const std::vector<BlockId>& shares) const;

private:
    /// Costs sorted by home; costs without a home come first. A list, because only a few of the many blocks are homes.
    using Row = std::vector<std::pair<BlockId, std::unique_ptr<const Cost>>>;

    std::unique_ptr<const Cost> costOf(const OperationEnds& ends) const;

    const Topology& m_topology;
    Walk m_walk;
    const StationTable* m_stations;
    mutable std::mutex m_mutex;
    mutable std::map<std::tuple<BlockId, BlockId, BlockId>, Row> m_rows; ///< Rows by requester, server and peer.
};

/// All costs of one topology that have been requested so far.
class CostTable {
public:
    explicit CostTable(const Topology& topology) : m_topology(topology) {}

    /// Returns the costs of an operation that starts at a block. All blocks of one node share the same costs.
    const OperationCosts& of(const std::string& operation, const Circumstances& circumstances, BlockId requester) const;

private:
    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::tuple<BlockId, std::string, Circumstances>, std::unique_ptr<const OperationCosts>>
        m_operations;
};

} // namespace boardset
