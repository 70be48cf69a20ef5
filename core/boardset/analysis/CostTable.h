// SPDX-License-Identifier: GPL-3.0-or-later
// Costs of one operation between two ends: the service time that the operation's walk needs at each station.
// The topology owns the costs, so a drag recomputes only the rows of moved objects.
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

/// The time for which each piece of an operation keeps one station busy.
struct StationCost {
    int station = 0; ///< Index of the station in the StationTable.
    double seconds = 0;
    double services = 0; ///< Mean number of services per piece; 0 if the piece waits in no queue.
};

/// Cost of one operation from one requester to one home. The home is the part that contains the data.
struct Cost {
    Obstacle obstacle; ///< Obstacle that prevents the operation; all other fields are then empty.
    /// Services for which the customer waits, by station: addresses first, then blocks, then links.
    std::vector<StationCost> stations;
    std::vector<StationCost> posted; ///< Services for which the customer does not wait.
    /// Published totals; empty if the time is a sum of services, or if no total is published.
    std::vector<TotalShare> totals;
    std::vector<Lookup> lookups; ///< Lookups that each piece of the operation makes.
    /// Latency on an idle machine: the mean of `totals` or, for a sum of services, services plus delay.
    double idleNs = 0;
    double delaySeconds = 0; ///< For a sum of services, the time by which the steps exceed their demands.
};

/// An operation under given circumstances, with the costs for each pair of ends.
class OperationCosts {
public:
    OperationCosts(const Topology& topology, const Operation& operation, const Circumstances& circumstances,
                   BlockId node)
        : m_topology(topology), m_walk(topology, operation, circumstances, node),
          m_stations(&topology.kept<StationTable>()) {}

    const Walk& walk() const { return m_walk; }
    const StationTable& stations() const { return *m_stations; }
    /// Returns the costs to each home in `shares`, and ignores the home in `ends`. Computes each cost on first use.
    /// Thread-safe. The pointers are valid for the lifetime of this object.
    std::vector<const Cost*> costsByHome(const OperationEnds& ends, const std::vector<BlockId>& shares) const;

private:
    /// Costs, sorted by home; costs without a home come first.
    /// A list is sufficient, because only a few blocks are homes.
    using Row = std::vector<std::pair<BlockId, std::unique_ptr<const Cost>>>;

    std::unique_ptr<const Cost> costOf(const OperationEnds& ends) const;

    const Topology& m_topology;
    Walk m_walk;
    const StationTable* m_stations;
    mutable std::mutex m_mutex;
    /// Rows of costs, keyed by requester, server and peer.
    mutable std::map<std::tuple<BlockId, BlockId, BlockId>, Row> m_rows;
};

/// All costs that have been requested so far for one topology.
class CostTable {
public:
    explicit CostTable(const Topology& topology) : m_topology(topology) {}

    /// Returns the costs of an operation that starts at the given block. All blocks of one node share the same costs.
    const OperationCosts& of(const std::string& operation, const Circumstances& circumstances, BlockId requester) const;

private:
    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::tuple<BlockId, std::string, Circumstances>, std::unique_ptr<const OperationCosts>>
        m_operations;
};

} // namespace boardset
