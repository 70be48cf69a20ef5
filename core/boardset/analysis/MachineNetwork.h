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
/// `restOfLatency` is a delay: the published latency minus the service demands on the route. So the zero-load latency
/// is exactly the published latency. For an operation whose time is a sum, this delay is the time by which its steps
/// exceed their demands. If an outstanding slot is occupied for a whole operation, the latency is that of the
/// operation's first piece, and the think time is that of the remaining pieces.
struct MachineNetwork {
    std::shared_ptr<const Topology> topology; ///< The machine; the classes have pointers into it.
    Network network;
    std::vector<StationLocation> locations; ///< One per station.
    std::vector<int> stations;              ///< Index of each station in the StationTable; -1 if it belongs to no part.
    std::vector<ClassRow> classes;          ///< One per class.
    std::vector<StoppedCustomer> stopped;
    std::vector<StoppedCustomer> unknown; ///< Customers left out because no source has the time of their operations.
    PostedDemand posted{};                ///< Work for which the customers do not wait.
    int restOfLatency = -1;               ///< Index of the delay station.

    double customerCount() const; ///< Returns the number of running customers; a group counts with all its members.
    const StationLocation& locationOf(int station) const { return locations[static_cast<std::size_t>(station)]; }
    /// Returns a class's posted demand at a station, in seconds.
    double postedAt(std::size_t row, int station) const;
    /// Returns a class's whole demand at a station, awaited and posted, in seconds.
    double demandAt(std::size_t row, int station) const {
        return network.demands(static_cast<Eigen::Index>(row), station) + postedAt(row, station);
    }
};

/// Returns the index of the station that limits the pace of a class that runs alone: the station with the largest
/// demand per server, which is never a delay. Returns -1 if no station limits the class.
int slowestStationOf(const Network& network, std::size_t of);
/// Returns the seconds between two customers of a class at the pace of its slowest station; 0 if it has no such
/// station.
double paceSecondsOf(const Network& network, std::size_t of);
/// Returns the seconds from the first piece of an operation to its last, at the pace of the slowest station. Returns 0
/// unless the operation holds one slot for all its pieces.
double restOfOperationSeconds(const MachineNetwork& model, const Network& network, std::size_t of);

/// Builds the network of a workload. Omits customers whose work needs data but whose regions have none. Also omits
/// customers that a failure or a domain border separates from their data, and lists these customers in `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
