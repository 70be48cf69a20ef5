// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of a machine are assembled, apart from containment: at buses, on modules, and under covers.
#pragma once

#include "boardset/topology/Topology.h"

#include <map>
#include <set>
#include <utility>

namespace boardset {

/// Returns the processors in machine order; all strands of a chip count as one processor.
std::vector<BlockId> chipsOf(const Topology& topology);

/// The assembly of one topology; use Topology::kept(). It also includes failed parts and empty bays, so that a drawing
/// keeps its arrangement when a part fails or is removed.
class Assembly {
public:
    explicit Assembly(const Topology& topology);

    /// True if a part is connected to a bus, or is a bay for a part that is connected to this bus.
    bool isAtBus(BlockId part, BlockId bus) const { return m_atBus.contains({part, bus}); }
    /// Returns the block on which a part is mounted; an empty BlockId if the part is not mounted on another.
    BlockId carrierOf(BlockId part) const;
    /// Returns the name of the connector at an end of a link, which is that of a mounted part: "MID 8". Empty if there
    /// is none.
    std::string connectorOf(const Link& link) const;
    /// Returns the parts that are mounted on a block, in machine order.
    std::vector<BlockId> mountedOn(BlockId carrier) const;
    /// Returns the block that covers a part; an empty BlockId if no block covers it.
    BlockId coverOf(BlockId part) const;
    /// Returns the parts that a block covers, in machine order.
    std::vector<BlockId> coveredBy(BlockId cover) const;

private:
    struct Mounting {
        BlockId on;
        std::string connector;
    };
    std::set<std::pair<BlockId, BlockId>> m_atBus;
    std::map<BlockId, Mounting> m_mountings; ///< By mounted part.
    std::map<BlockId, BlockId> m_covers;     ///< Cover, by covered part.
};

} // namespace boardset
