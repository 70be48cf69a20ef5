// SPDX-License-Identifier: GPL-3.0-or-later
// Every part of a machine that can be waited for: its station, or one for each direction.
#pragma once

#include "boardset/topology/Topology.h"

#include <array>
#include <string>
#include <vector>

namespace boardset {

/// Where a station stands in the machine: a block, a link, or one direction of either.
struct StationPlace {
    BlockId block;
    LinkId link;
    std::string title;    ///< "memory of SB3 P1", "port of SB3", "address bus", "link of slot 0, upstream".
    std::string rateFact; ///< Fact behind the service demand; empty: it is asked for seconds only.
    double rate = 0;      ///< Bytes, addresses, operations or instructions per second; what a failure has left.
    ServedUnit serves = ServedUnit::Line;
    std::string degraded;    ///< Fact: share of the rate that a failure has left; empty: all of it.
    double banksLeft = 1;    ///< Share of the banks that take turns in it: those that work.
    std::string framing;     ///< How packets are wrapped here; empty: bytes pass as they are.
    bool isUpstream = false; ///< Of two directions: from the link's `from`, or out of the block.
    double serviceCv2 = 1;   ///< Squared coefficient of variation of its service times.
    int servers = 1;         ///< That serve side by side, each at the rate.
    bool isDelay = false;    ///< Nobody ever waits for another there.
    bool isDivided = false;  ///< A processor: it divides its time between all that want it, in no order.
};

/// The stations of one topology, numbered: those of blocks in their order, then those of links.
class StationTable {
public:
    explicit StationTable(const Topology& topology);

    std::size_t size() const { return m_places.size(); }
    const StationPlace& at(int station) const { return m_places[static_cast<std::size_t>(station)]; }
    /// That of a block; -1 if it is never waited for. `isOut`: what leaves it, where that is another than what arrives.
    int ofBlock(BlockId block, bool isOut) const { return m_ofBlock[block][isOut ? 1 : 0]; }
    /// That of a link; -1 if it is never a limit. `isUpstream`: from its `from`.
    int ofLink(LinkId link, bool isUpstream) const { return m_ofLink[link][isUpstream ? 1 : 0]; }

private:
    int add(StationPlace place);

    std::vector<StationPlace> m_places;
    IdVector<BlockId, std::array<int, 2>> m_ofBlock; ///< In and out.
    IdVector<LinkId, std::array<int, 2>> m_ofLink;   ///< Downstream and upstream.
};

} // namespace boardset
