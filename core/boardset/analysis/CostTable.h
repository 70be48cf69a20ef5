// SPDX-License-Identifier: GPL-3.0-or-later
// What one operation between two ends costs: its walk, folded to seconds by station. Kept with the topology, so that a
// drag renews the rows of what was moved and nothing else.
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

/// Time for which each piece keeps a station busy.
struct StationCost {
    int station = 0; ///< In the StationTable.
    double seconds = 0;
    double services = 0; ///< In how many goes, on average; 0: it waits in no line.
};

/// One operation from one requester to one home.
struct Cost {
    Obstacle obstacle;                 ///< What keeps it from happening; then there is nothing else.
    std::vector<StationCost> stations; ///< What is waited for; each once, addresses first, then blocks, then links.
    std::vector<StationCost> posted;   ///< What nobody waits for.
    std::vector<TotalShare> totals;    ///< None: the sum of services, or not published.
    std::vector<Lookup> lookups;       ///< Of each piece.
    double idleNs = 0;                 ///< Mean of the totals; of a sum, that of services and delay.
    double delaySeconds = 0;           ///< Of a sum: what its steps take besides what they ask for.
};

/// An operation of one kind under the same circumstances, with its costs by its ends.
class OperationCosts {
public:
    OperationCosts(const Topology& topology, const Operation& operation, const Circumstances& circumstances,
                   BlockId node)
        : m_topology(topology), m_walk(topology, operation, circumstances, node),
          m_stations(&topology.kept<StationTable>()) {}

    const Walk& walk() const { return m_walk; }
    const StationTable& stations() const { return *m_stations; }
    /// The costs to several homes, each made when it is first asked for; the ends' own home does not count. May be
    /// called by several threads at once; what it points to lives as long as this.
    std::vector<const Cost*> toHomes(const Ends& ends, const std::vector<BlockId>& homes) const;

private:
    /// By home, in order; to none first. A list, for a few of very many blocks are homes.
    using Row = std::vector<std::pair<BlockId, std::unique_ptr<const Cost>>>;

    std::unique_ptr<const Cost> costOf(const Ends& ends) const;

    const Topology& m_topology;
    Walk m_walk;
    const StationTable* m_stations;
    mutable std::mutex m_mutex;
    mutable std::map<std::tuple<BlockId, BlockId, BlockId>, Row> m_rows; ///< By requester, server and peer.
};

/// All costs on one topology that anybody has asked for.
class CostTable {
public:
    explicit CostTable(const Topology& topology) : m_topology(topology) {}

    /// Of an operation that begins at a block; blocks of one node share them.
    const OperationCosts& of(const std::string& operation, const Circumstances& circumstances, BlockId requester) const;

private:
    const Topology& m_topology;
    mutable std::mutex m_mutex;
    mutable std::map<std::tuple<BlockId, std::string, Circumstances>, std::unique_ptr<const OperationCosts>>
        m_operations;
};

} // namespace boardset
