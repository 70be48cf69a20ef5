// SPDX-License-Identifier: GPL-3.0-or-later
// A placement turned into a queueing network: stations from blocks and links, classes from customers.
#pragma once

#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/Posted.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// The network of one placement; its customers are operations, or the pieces into which those are cut. Station
/// `restOfLatency` is a delay: published latency less the service demands met on the way, so that the zero-load latency
/// is the published one exactly; of an operation whose time is a sum, what its steps take besides what they ask for.
/// Where a place among those under way is held for a whole operation, the think time is that of the rest of it: its
/// latency is that of the first piece.
struct MachineNetwork {
    std::shared_ptr<const Topology> topology; ///< Its classes point into it.
    Network network;
    std::vector<StationPlace> places; ///< One per station.
    std::vector<int> stations;        ///< One per station: its number in the StationTable; -1: it is none of a part's.
    std::vector<ClassRow> classes;    ///< One per class.
    std::vector<StoppedCustomer> stopped;
    std::vector<StoppedCustomer> unknown; ///< No source says how long what they do takes.
    PostedWork posted{};                  ///< What nobody waits for.
    int restOfLatency = -1;               ///< Index of the delay station.

    double customerCount() const; ///< Of those that run; what comes at a rate counts as what it stands for.
    const StationPlace& placeOf(int station) const { return places[static_cast<std::size_t>(station)]; }
    /// Seconds that a customer of a class asks of a station and does not wait for; and all that it asks there.
    double postedAt(std::size_t row, int station) const;
    double askedAt(std::size_t row, int station) const {
        return network.demands(static_cast<Eigen::Index>(row), station) + postedAt(row, station);
    }
};

/// The station that sets the pace of a class that is alone: where each customer keeps one of the servers longest, for
/// their number. A delay never does, nor what nobody asks: -1 if nothing is ever a limit.
int slowestStationOf(const Network& network, std::size_t of);
/// Seconds from one customer of such a class to the next at that pace; 0 if nothing is ever a limit.
double paceSecondsOf(const Network& network, std::size_t of);
/// Seconds from the first piece of an operation that is held whole to its last, at that pace; 0 for all others.
double restOfOperationSeconds(const MachineNetwork& model, const Network& network, std::size_t of);

/// Builds the network. Customers whose regions hold no data, where their work needs some, are left out. So are those
/// that a failure or the border of a domain keeps from their data; they are named in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
