// SPDX-License-Identifier: GPL-3.0-or-later
// Customers that are alike to the model, with their shares of accesses; and those that cannot run.
#pragma once

#include "boardset/analysis/CostTable.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// A share of a class's operations that goes to one part.
struct AccessShare {
    BlockId memory; ///< None: the operation goes to none.
    double share = 0;
    const OperationCosts* costs = nullptr; ///< By how the data lies there; kept with the topology,
    const Cost* cost = nullptr;            ///< and so is that of one of them.
};

/// Identical customers: on the same block, with the same work and the same data. Its customers in the network are
/// operations, or the pieces into which they are cut.
struct ClassRow {
    ProcessName process;
    std::vector<CustomerName> threads;
    int countOfEach = 1; ///< How many alike each of them stands for.
    BlockId processor;   ///< That they stand on.
    BlockId server;
    BlockId peer;
    const Work* work = nullptr;            ///< In the catalog,
    const WorkPart* part = nullptr;        ///< and the part of it that this is.
    const OperationCosts* costs = nullptr; ///< Of the operation that it performs, as at its first access.
    std::string atOnceFact;                ///< Id: how many its block can have under way.
    double outstandingPerThread = 0;       ///< Operations; of pieces that are not held together, pieces.
    double arrivalsOfEach = 0;             ///< Operations per second of each of them, if the work is open.
    bool background = false;
    int packetsPerRequest = 1;       ///< Pieces of an operation.
    double bytes = 0;                ///< Data of one piece.
    double zeroLoadLatencyNs = 0;    ///< Sum of share x latency; of what is a sum of services, that sum.
    double thinkSeconds = 0;         ///< Between two operations.
    double restOfRequestSeconds = 0; ///< From the first piece of an operation to its last; buildNetwork() finds it.
    std::vector<AccessShare> accesses;

    const Operation& operation() const { return costs->walk().operation(); }
    /// How many they stand for.
    double count() const { return double(threads.size()) * countOfEach; }
    /// Operations of all of them, if the work is open.
    double arrivalsPerSecond() const { return double(threads.size()) * arrivalsOfEach; }
    /// What one of those keeps under way by itself, in the network's customers.
    double customersPerThread() const { return outstandingPerThread * (operation().holdsAll ? packetsPerRequest : 1); }
    /// What a customer of the network moves, in bytes; of what moves none, its part of an operation.
    double amountPerCustomer() const { return bytes > 0 ? bytes : 1.0 / packetsPerRequest; }
    /// The ends of one of its operations.
    Ends endsAt(const AccessShare& access) const { return {processor, access.memory, {}, server, peer}; }
};

/// What goes by itself: "line", "packet", "operation"; of what is cut into others, "piece".
inline std::string pieceOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return row.packetsPerRequest > 1 && unit != "packet" ? "piece" : unit;
}
/// What is asked for as a whole: "line", "operation"; of packets, "request".
inline std::string requestOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return unit == "packet" ? "request" : unit;
}

/// A customer that cannot run, and why: "its processor SB3 P1 is out of service".
struct StoppedCustomer {
    CustomerName thread;
    std::string reason;
    std::string noun = "thread"; ///< What people call it.
    std::string cause{};         ///< The reason without the part: "its processor is out of service"; empty: as it is.
    int count = 1;               ///< So many alike.
};

struct ClassRows {
    std::vector<ClassRow> running;
    std::vector<StoppedCustomer> stopped;
    std::vector<StoppedCustomer> unknown; ///< They run, but no source says how long what they do takes.
};

/// Operations that each customer of a process keeps under way, and bytes of one of them: its own numbers, else those of
/// its work where the first of the customers stands; without one, wherever it can be done. Of a work of several parts,
/// those of the first.
double atOnceOf(const Process& process, const Topology& topology);
double sizeOf(const Process& process, const Topology& topology);
/// Whether operations of the size of a process are done so.
bool isForSize(const WorkPart& part, const Process& process, const Topology& topology);
/// What a process does, or the first of several: that of its size.
const WorkPart& partOf(const Process& process, const Topology& topology);

/// Whether a class has its processor while it waits: for memory that loads ask, or for messages, by polling. On the
/// servers of 1992 whoever waits for a disk has left it.
bool holdsProcessor(const Topology& topology, const ClassRow& row);

/// What people call the customers of a workload: those of its first process; without one, the first that could stand on
/// the machine.
std::string nounOf(const Workload& workload, const Topology& topology);

/// The customers of a workload. Idle ones are left out, and so are those whose regions hold no data while their work
/// needs some: they make no requests. But those that come at a rate cannot be answered then, and are stopped; and so
/// are those in the background on a processor that somebody else never lets go. Throws TopologyError if the workload
/// names a part that is not there.
ClassRows classRowsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
