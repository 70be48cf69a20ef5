// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of identical customers with their shares of accesses, and customers that cannot run.
#pragma once

#include "boardset/analysis/CostTable.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// The share of a class's operations that goes to one part.
struct AccessShare {
    BlockId memory; ///< Invalid if the operation goes to no part.
    double share = 0;
    const OperationCosts* costs = nullptr; ///< Costs for the layout of the data there; the topology owns them.
    const Cost* cost = nullptr;            ///< One of the costs in `costs`, with the same owner.
};

/// A class of identical customers: they run on the same block and have the same work and data. The network's customers
/// are their operations, or the pieces into which operations are split.
struct ClassRow {
    ProcessName process;
    std::vector<CustomerName> threads;
    int countOfEach = 1; ///< Number of identical customers that each entry of `threads` represents.
    BlockId processor;   ///< The block on which they run.
    BlockId server;
    BlockId peer;
    const Work* work = nullptr;                   ///< Kind of work; the catalog owns it.
    const WorkOperation* workOperation = nullptr; ///< The part of `work` that this class performs.
    const OperationCosts* costs = nullptr;        ///< Costs of the operation, for the layout of its first access.
    std::string atOnceFact;          ///< Id of the fact with the number of outstanding operations of the block.
    double outstandingPerThread = 0; ///< Number of outstanding operations, or of pieces if a slot holds one piece.
    double arrivalsOfEach = 0;       ///< Operations per second of each customer of open work; 0 for closed work.
    bool background = false;
    int packetsPerRequest = 1;       ///< Number of pieces in an operation.
    double bytes = 0;                ///< Bytes of data in one piece.
    double zeroLoadLatencyNs = 0;    ///< Latency on an idle machine: sum of share x Cost::idleNs over the accesses.
    double thinkSeconds = 0;         ///< Time between two operations.
    double restOfRequestSeconds = 0; ///< Time from an operation's first piece to its last; set by buildNetwork().
    std::vector<AccessShare> accesses;

    const Operation& operation() const { return costs->walk().operation(); }
    /// Number of customers in the class.
    double count() const { return double(threads.size()) * countOfEach; }
    /// Operations per second of all customers of the class; 0 if the work is closed.
    double arrivalsPerSecond() const { return double(threads.size()) * arrivalsOfEach; }
    /// Number of the network's customers that one thread keeps outstanding.
    double customersPerThread() const { return outstandingPerThread * (operation().holdsAll ? packetsPerRequest : 1); }
    /// Bytes that one customer of the network moves. If it moves none, the share of an operation that it represents.
    double amountPerCustomer() const { return bytes > 0 ? bytes : 1.0 / packetsPerRequest; }
    /// Returns the ends of an operation that performs this access.
    OperationEnds endsAt(const AccessShare& access) const { return {processor, access.memory, {}, server, peer}; }
};

/// Returns the name of the unit in which a class's operations move: "line", "packet" or "operation"; "piece" if a line
/// or operation is split.
inline std::string pieceOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return row.packetsPerRequest > 1 && unit != "packet" ? "piece" : unit;
}
/// Returns the name of a whole request, such as "line" or "operation"; "request" if its unit is "packet".
inline std::string requestOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return unit == "packet" ? "request" : unit;
}

/// A customer that cannot run, and the reason: "its processor SB3 P1 is out of service".
struct StoppedCustomer {
    CustomerName thread;
    std::string reason;
    std::string noun = "thread"; ///< Noun for the customer.
    std::string cause{};         ///< The reason without the part's name: "its processor is out of service".
                                 ///< Empty if `reason` names no part.
    int count = 1;               ///< Number of identical customers.
};

/// The classes of a workload, and the customers that are in no class.
struct ClassRows {
    std::vector<ClassRow> running;
    std::vector<StoppedCustomer> stopped;
    std::vector<StoppedCustomer> unknown; ///< Customers that can run, but whose operation has no time in any source.
};

/// Returns the number of outstanding operations of each customer of a process. It is the process's own number if there
/// is one, and otherwise the number of its work on the first customer's block. If the process has no customer, any
/// block that can do the work is used. If the work has several parts, the first part is used.
double atOnceOf(const Process& process, const Topology& topology);
/// Returns the number of bytes in one operation of a process, by the same rules as atOnceOf().
double sizeOf(const Process& process, const Topology& topology);
/// True if this part of a work applies to operations of the process's size.
bool isForSize(const WorkOperation& part, const Process& process, const Topology& topology);
/// Returns the part of its work that a process performs at its size; the first part if several apply.
const WorkOperation& workOperationOf(const Process& process, const Topology& topology);

/// True if the customers of a class occupy their processor while they wait. They do so if they wait for loads from
/// memory, or poll for messages. On the servers of 1992, a process that waits for a disk releases its processor.
bool holdsProcessor(const Topology& topology, const ClassRow& row);

/// Returns the noun for the customers of a workload, which is that of the first process. Without a process, it is that
/// of the first kind of work that can run on the machine.
std::string nounOf(const Workload& workload, const Topology& topology);

/// Returns the classes of a workload. Idle customers are omitted. Customers without data in their regions are also
/// omitted if their work needs data, because they make no requests. Open customers without data are stopped instead,
/// because their requests have no answer. Background customers are also stopped if a foreground customer never releases
/// their processor. Throws TopologyError if the workload names a part that does not exist.
ClassRows classRowsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
