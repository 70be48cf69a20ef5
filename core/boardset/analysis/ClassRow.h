// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of identical customers with their shares of accesses, and the customers that can't run.
#pragma once

#include "boardset/analysis/CostTable.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"
#include "boardset/workload/Workload.h"

#include <string>
#include <vector>

namespace boardset {

/// The share of a class's operations that goes to one part.
struct AccessShare {
    BlockId memory; ///< The part to which the operations go; invalid if they go to no part.
    double share = 0;
    const OperationCosts* costs = nullptr; ///< Costs for the layout of the data on that part; owned by the topology.
    const Cost* cost = nullptr;            ///< The element of `costs` for that part; owned by the topology.
};

/// A class of identical customers, which run on the same block and have the same work and data.
/// In the queueing network, a customer is one of their operations, or one of the pieces into which an operation is
/// split.
struct ClassRow {
    ProcessName process;
    std::vector<CustomerName> threads;
    int countOfEach = 1; ///< Number of identical customers that each entry of `threads` represents.
    BlockId processor;   ///< The block on which the customers of the class run.
    BlockId server;
    BlockId peer;
    const Work* work = nullptr;                   ///< Kind of work; owned by the catalog.
    const WorkOperation* workOperation = nullptr; ///< The part of `work` that this class performs.
    /// Costs of the operation, for the data layout of the operation's first access.
    const OperationCosts* costs = nullptr;
    std::string atOnceFact; ///< Id of the fact that gives the block's number of outstanding operations.
    /// Number of outstanding operations of a thread. If each piece of an operation counts as one outstanding request,
    /// this is the number of outstanding pieces.
    double outstandingPerThread = 0;
    /// Operations per second of each entry of `threads` if the work is open; 0 if it is closed.
    double arrivalsOfEach = 0;
    bool background = false;
    int packetsPerRequest = 1;    ///< Number of pieces into which an operation is split.
    double bytes = 0;             ///< Number of bytes of data in one piece.
    double zeroLoadLatencyNs = 0; ///< Latency on an idle machine: the sum over the accesses of share x Cost::idleNs.
    double thinkSeconds = 0;      ///< Think time between two operations of a customer.
    /// Time from the first piece of an operation to its last piece; set by buildNetwork().
    double restOfRequestSeconds = 0;
    std::vector<AccessShare> accesses;

    const Operation& operation() const { return costs->walk().operation(); }
    /// Returns the number of customers in the class.
    double count() const { return double(threads.size()) * countOfEach; }
    /// Returns the operations per second of all customers of the class; 0 if the work is closed.
    double arrivalsPerSecond() const { return double(threads.size()) * arrivalsOfEach; }
    /// Returns the number of the queueing network's customers that represent one thread's outstanding operations.
    double customersPerThread() const { return outstandingPerThread * (operation().holdsAll ? packetsPerRequest : 1); }
    /// Returns the number of bytes that one customer of the queueing network moves.
    /// If the work moves no data, returns the share of an operation that the customer represents.
    double amountPerCustomer() const { return bytes > 0 ? bytes : 1.0 / packetsPerRequest; }
    /// Returns the ends of an operation that performs the given access.
    OperationEnds endsAt(const AccessShare& access) const { return {processor, access.memory, {}, server, peer}; }
};

/// Returns the unit that a class's operations move: "line", "packet" or "operation", but "piece" if a line or an
/// operation is split.
inline std::string pieceOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return row.packetsPerRequest > 1 && unit != "packet" ? "piece" : unit;
}
/// Returns the noun for a whole request, such as "line" or "operation"; "request" if the unit is "packet".
inline std::string requestOf(const ClassRow& row) {
    const std::string& unit = row.operation().unit;
    return unit == "packet" ? "request" : unit;
}

/// Kind of reason for which a customer can't run.
enum class StopKind {
    Hindered,  ///< The customer needs a part that is out of service or cannot be reached.
    NoData,    ///< The process of the customer has no data.
    NoCapacity ///< The customer runs in the background, and other work never releases the processor.
};

/// A customer that can't run, and the reason: "its processor SB3 P1 is out of service".
struct StoppedCustomer {
    CustomerName thread;
    Message reason;              ///< Reason, worded for one customer; see forCustomers().
    std::string noun = "thread"; ///< Noun for the customer, such as "thread".
    /// The reason without the name of the part: "its processor is out of service". Empty if `reason` names no part.
    Message cause{};
    int count = 1; ///< Number of identical customers that this entry represents.
    StopKind kind = StopKind::Hindered;

    /// Returns the cause or, if the reason names no part, the reason.
    const Message& shared() const { return cause.isEmpty() ? reason : cause; }
};

/// Returns the reason or cause of a stopped customer, worded for `count` customers: "their processors are out of
/// service".
Message forCustomers(Message reason, int count);

/// The classes of a workload, and the customers that are in no class.
struct ClassRows {
    std::vector<ClassRow> running;
    std::vector<StoppedCustomer> stopped;
    /// Customers that can run but have no result, because no source gives the time of their operation.
    std::vector<StoppedCustomer> unknown;
};

/// Returns the number of outstanding operations of each customer of a process.
/// This is the process's own number or, if it has none, the number for its work on the first customer's block.
/// If the process has no customer, any block that can do the work is used.
/// If the work has several parts, the first part is used.
double atOnceOf(const Process& process, const Topology& topology);
/// Returns the number of bytes in one operation of a process, following the same rules as atOnceOf().
double sizeOf(const Process& process, const Topology& topology);
/// Returns the first part of a process's work that applies to operations of the size that the process uses.
const WorkOperation& workOperationOf(const Process& process, const Topology& topology);

/// True if the customers of a class occupy their processor while they wait.
/// Customers do so if they wait for loads from memory or poll for messages.
/// On the servers of 1992, a process that waits for a disk releases its processor.
bool holdsProcessor(const Topology& topology, const ClassRow& row);

/// True if the customers of a class do not wait for the end of their operations, as with the posted writes of a
/// device.
bool isPosted(const ClassRow& row);

/// Returns the noun for the customers of a workload, as given by the first process.
/// Without a process, the noun is given by the first kind of work that can run on the machine.
std::string nounOf(const Workload& workload, const Topology& topology);

/// Returns the classes of a workload. Omits idle customers.
/// Also omits closed customers whose work needs data but whose regions have none, because they make no requests.
/// Stops open customers without data instead, because their requests get no answer.
/// Also stops background customers if a foreground customer never releases their processor.
/// Throws TopologyError if the workload names a part that does not exist.
ClassRows classRowsOf(const Topology& topology, const Workload& workload);

} // namespace boardset
