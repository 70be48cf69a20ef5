// SPDX-License-Identifier: GPL-3.0-or-later
// The stations of a machine: one for each part that can have a queue, or two if its directions are separate.
#pragma once

#include "boardset/topology/Topology.h"

#include <array>
#include <string>
#include <vector>

namespace boardset {

/// Location and properties of a station: a block, a link, or one direction of either.
struct StationLocation {
    BlockId block;
    LinkId link;
    std::string title;    ///< Title: "memory of SB3 P1", "address bus", "link of slot 0, upstream".
    std::string rateFact; ///< Id of the fact that gives the rate; empty if demands are in seconds only.
    double rate = 0;      ///< Rate in bytes, addresses, operations or instructions per second, reduced by failures.
    ServedUnit serves = ServedUnit::Line;
    std::string degraded;    ///< Id of the fact that gives the share of the rate that a failure leaves; empty if none.
    double banksLeft = 1;    ///< Share of the station's interleaved banks that work.
    std::string framing;     ///< Packet format on the link; empty if bytes pass unframed.
    bool isUpstream = false; ///< True for the direction away from the link's `from`, or out of the block.
    double serviceCv2 = 1;   ///< Squared coefficient of variation of the service times.
    int servers = 1;         ///< Number of parallel servers, each with the rate `rate`.
    bool isDelay = false;    ///< True if there is no queueing.
    bool isDivided = false;  ///< True for a processor, which serves all its customers at the same time.
};

/// The stations of one topology, by index. Stations of blocks come first, in block order, then stations of links.
class StationTable {
public:
    explicit StationTable(const Topology& topology);

    std::size_t size() const { return m_locations.size(); }
    const StationLocation& at(int station) const { return m_locations[static_cast<std::size_t>(station)]; }
    /// Returns the index of a block's station; -1 if the block has no queue.
    /// If the block has two stations, `isOut` selects the station for outgoing data.
    int ofBlock(BlockId block, bool isOut) const { return m_ofBlock[block][isOut ? 1 : 0]; }
    /// Returns the index of a link's station; -1 if the link is never a limit.
    /// `isUpstream` selects the direction from the link's `from`.
    int ofLink(LinkId link, bool isUpstream) const { return m_ofLink[link][isUpstream ? 1 : 0]; }

private:
    int add(StationLocation place);

    std::vector<StationLocation> m_locations;
    IdVector<BlockId, std::array<int, 2>> m_ofBlock; ///< Station indexes for incoming and for outgoing data.
    IdVector<LinkId, std::array<int, 2>> m_ofLink;   ///< Station indexes for downstream and for upstream data.
};

} // namespace boardset
