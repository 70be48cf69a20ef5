// SPDX-License-Identifier: GPL-3.0-or-later
// The queueing network of a placement: stations from blocks and links, classes from customers.
#pragma once

#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/PostedDemand.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// The network of one placement. Its customers are operations, or the pieces into which operations are split. Station
/// `restOfLatency` is a delay: the published latency minus the service demands on the route, so that the zero-load
/// latency is exactly the published one. For an operation whose time is a sum, the delay is the time of its steps
/// beyond their demands. If an outstanding slot is occupied for a whole operation, the think time is that of its
/// remaining pieces, and the latency is that of its first piece.
struct MachineNetwork {
    std::shared_ptr<const Topology> topology; ///< The machine; the classes have pointers into it.
    Network network;
    std::vector<StationLocation> locations; ///< One per station.
    std::vector<int> stations;              ///< Index of each station in the StationTable; -1 if it belongs to no part.
    std::vector<ClassRow> classes;          ///< One per class.
    std::vector<StoppedCustomer> stopped;
    std::vector<StoppedCustomer> unknown; ///< Customers left out because no source has the time of their operations.
    PostedDemand posted{};                ///< Work that is not waited for.
    int restOfLatency = -1;               ///< Index of the delay station.

    double customerCount() const; ///< Returns the number of running customers, including those they stand for.
    const StationLocation& locationOf(int station) const { return locations[static_cast<std::size_t>(station)]; }
    /// Returns a class's posted demand at a station, in seconds.
    double postedAt(std::size_t row, int station) const;
    /// Returns a class's whole demand at a station, awaited and posted, in seconds.
    double demandAt(std::size_t row, int station) const {
        return network.demands(static_cast<Eigen::Index>(row), station) + postedAt(row, station);
    }
};

/// Returns the station that limits the pace of a class that runs alone: the one with the largest demand per server. It
/// is never a delay; -1 if no station limits the class.
int slowestStationOf(const Network& network, std::size_t of);
/// Returns the seconds between two customers of a class at the pace of its slowest station; 0 if there is none.
double paceSecondsOf(const Network& network, std::size_t of);
/// Returns the seconds from the first piece of an operation to its last, at the pace of the slowest station, if the
/// operation holds one slot for all pieces; 0 otherwise.
double restOfOperationSeconds(const MachineNetwork& model, const Network& network, std::size_t of);

/// Builds the network of a workload. Leaves out customers whose work needs data but whose regions have none. Also
/// leaves out customers that a failure or a domain border separates from their data, and lists them in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
