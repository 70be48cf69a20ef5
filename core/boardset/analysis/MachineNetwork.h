// SPDX-License-Identifier: GPL-3.0-or-later
// The queueing network of a placement: blocks and links are its stations, and customers form its classes.
#pragma once

#include "boardset/analysis/ClassRow.h"
#include "boardset/analysis/PostedDemand.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <vector>

namespace boardset {

/// The queueing network of one placement. Its customers are operations, or the pieces into which operations are split.
/// Station `restOfLatency` is a delay: the published latency minus the service demands on the route. The zero-load
/// latency is therefore exactly the published latency. For an operation whose time is a sum, the delay is the time by
/// which the operation's steps exceed their demands. If a whole operation occupies an outstanding slot, the latency is
/// that of the operation's first piece. The time of the remaining pieces then counts as think time.
struct MachineNetwork {
    std::shared_ptr<const Topology> topology; ///< The machine. The classes contain pointers into this topology.
    Network network;
    std::vector<StationLocation> locations; ///< Location of each station.
    std::vector<int> stations; ///< Index of each station in the StationTable; -1 for a station that belongs to no part.
    std::vector<ClassRow> classes; ///< Row of each class of the network.
    std::vector<StoppedCustomer> stopped;
    /// Customers that are omitted because no source gives the time of their operations.
    std::vector<StoppedCustomer> unknown;
    PostedDemand posted{};  ///< Demands of work for which the customers do not wait.
    int restOfLatency = -1; ///< Index of the station that represents the delay.

    double customerCount() const; ///< Returns the number of running customers, including all members of groups.
    const StationLocation& locationOf(int station) const { return locations[static_cast<std::size_t>(station)]; }
    /// Returns a class's posted demand at a station, in seconds.
    double postedAt(std::size_t row, int station) const;
    /// Returns a class's total demand at a station, awaited and posted, in seconds.
    double demandAt(std::size_t row, int station) const {
        return network.demands(static_cast<Eigen::Index>(row), station) + postedAt(row, station);
    }
};

/// Returns the index of the station that limits the pace of a class if no other class runs.
/// This is the station with the largest demand per server, and never a delay.
/// Returns -1 if no station limits the class.
int slowestStationOf(const Network& network, std::size_t of);
/// Returns the seconds between two customers of a class at the pace of the class's slowest station; 0 if no station
/// limits it.
double paceSecondsOf(const Network& network, std::size_t of);
/// Returns the seconds from the first piece of an operation to the last, at the pace of the slowest station.
/// Returns 0 unless the operation holds one slot for all its pieces.
double restOfOperationSeconds(const MachineNetwork& model, const Network& network, std::size_t of);

/// Builds the queueing network of a workload. Omits customers whose work needs data but whose regions have none.
/// Also omits customers that a failure or a domain border separates from their data, and adds these customers to
/// `stopped`.
MachineNetwork buildNetwork(const Topology& topology, const Workload& workload);

} // namespace boardset
