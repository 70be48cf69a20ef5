// SPDX-License-Identifier: GPL-3.0-or-later
// A figure that a manufacturer published, and how the model reproduces it.
#pragma once

#include <string>

namespace boardset {

/// How the model uses a measurement.
enum class EvidenceRole {
    Reproduced, ///< The model contains this table: agreement proves nothing, disagreement is a defect.
    Fitted,     ///< A calibrated fact was fitted to the measurement.
    Predicted   ///< The model does not depend on the measurement.
};

std::string toString(EvidenceRole role);

/// The quantity that the model computes for a measurement. A closed set: stage `evidence` has a function for each.
enum class Quantity {
    Latency,       ///< Idle latency of row `locality` of the latency table, in ns.
    Throughput,    ///< Total throughput of `scenario`.
    Speedup,       ///< 100 (X(scenario)/X(baseline) - 1), in percent.
    Scaling,       ///< X(scenario)/X(baseline).
    TimeReduction, ///< 100 (1 - X(baseline)/X(scenario)), in percent.
    LatencySaving, ///< 100 (1 - L(scenario)/L(baseline)) with idle latencies, in percent.
    RemoteShare,   ///< Share of the accesses of `scenario` that leave the requester's lgroup, in percent.
    RemoteLess,    ///< RemoteShare of `baseline` minus that of `scenario`, in percentage points.
    Pages,         ///< Pages of `scenario` in lgroup `locality`.
    LocalBoard,    ///< Bound: the processors of one board access its own memory.
    LocalAll,      ///< Bound: all boards access their own memory.
    RemoteBoard,   ///< Bound: one board's share when all boards access the memory of other boards.
    RemoteAll,     ///< Bound: all boards access the memory of other boards.
    AddressAll,    ///< Bound: the address buses limit throughput while all boards access their own memory.
    IdleLatency,   ///< Mean latency of `scenario` on an idle machine, in ns.
    LatencyMore,   ///< IdleLatency of `scenario` minus that of `baseline`, in ns.
    Utilisation,   ///< Utilisation of the part at path `locality` in `scenario`: share of time, or ms per second.
    ShareOfLimit,  ///< Throughput of `scenario` divided by the fact `locality`, in percent.
    DerivedFact    ///< Value of the derived fact `locality`.
};

/// One row of table `measurement`.
struct Measurement {
    std::string id; ///< "3-6.1".
    std::string machine;
    std::string source;
    std::string locator;
    std::string metric; ///< What was measured, for users: "memory copy, 1 thread, random pages".
    std::string unit;
    double factor = 1;    ///< SI units in one `unit`: 1e6 for MB/s.
    double published = 0; ///< As printed, in `unit`.
    EvidenceRole role = EvidenceRole::Predicted;
    Quantity quantity = Quantity::Throughput;
    std::string scenario; ///< Bundled scenario that gives the result; empty for bounds and latencies.
    std::string baseline; ///< Second scenario of a ratio or difference.
    /// For latencies, the id of the row. For pages, the path of the lgroup's block ("" for the machine).
    /// For utilisation, the path of the part. For shares of a limit and for facts, the id of the fact.
    std::string locality;
    std::string note; ///< A remark about the comparison; may be empty.

    /// True if the unit is percent.
    /// The error of a percentage is a difference in points: 53 % instead of 52 % is an error of 1 point, not of 1.9 %.
    bool inHundredths() const { return factor == 0.01; }
};

} // namespace boardset
