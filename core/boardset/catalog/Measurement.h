// SPDX-License-Identifier: GPL-3.0-or-later
// A figure that a manufacturer published, and how the model reproduces it.
#pragma once

#include "boardset/catalog/Keyword.h"

#include <string>

namespace boardset {

/// How the model uses a measurement.
enum class EvidenceRole {
    Input,      ///< The model uses the value itself, so there is nothing to compare.
    Reproduced, ///< The value follows from inputs of the model. Agreement proves little; disagreement is a defect.
    Fitted,     ///< A calibrated fact was fitted to the measurement.
    Predicted   ///< The model does not depend on the measurement.
};

/// The quantity that the model computes for a measurement.
/// A closed set: stage `evidence` has a function for each value.
/// X is the throughput of a scenario, and L is its idle latency.
enum class MeasuredQuantity {
    Latency,       ///< Idle latency of row `locality` of the latency table, in ns.
    Throughput,    ///< Total throughput of `scenario`.
    Speedup,       ///< 100 (X(scenario)/X(baseline) - 1), in percent.
    Scaling,       ///< X(scenario)/X(baseline).
    TimeReduction, ///< 100 (1 - X(baseline)/X(scenario)), in percent.
    LatencySaving, ///< 100 (1 - L(scenario)/L(baseline)), in percent.
    RemoteShare,   ///< Share of the accesses of `scenario` that leave the requester's lgroup, in percent.
    RemoteLess,    ///< RemoteShare of `baseline` minus RemoteShare of `scenario`, in percentage points.
    Pages,         ///< Number of pages of `scenario` in lgroup `locality`.
    LocalBoard,    ///< Upper bound on throughput while the processors of one board access the memory of the same board.
    LocalAll,      ///< Upper bound on throughput while all processors access the memory of their own board.
    RemoteBoard,   ///< Upper bound on the throughput of one board, while two boards access each other's memory.
    RemoteAll,     ///< Upper bound on throughput while the processors of all boards access the memory of other boards.
    AddressAll,    ///< Upper bound on throughput that the address buses set while all boards access their own memory.
    IdleLatency,   ///< Mean latency of `scenario` on an idle machine, in ns.
    LatencyMore,   ///< IdleLatency of `scenario` minus IdleLatency of `baseline`, in ns.
    Utilisation,   ///< Utilisation of the part at path `locality` in `scenario`: share of time, or ms per second.
    ShareOfLimit,  ///< Throughput of `scenario` divided by the value of the fact `locality`, in percent.
    DerivedFact    ///< Value of the derived fact `locality`.
};

/// One row of table `measurement`.
struct Measurement {
    std::string id; ///< "3-6.1".
    std::string machine;
    std::string source;
    std::string locator;
    std::string metric; ///< Measured quantity, in words for users: "memory copy, 1 thread, random pages".
    std::string unit;
    double factor = 1;    ///< Number of SI units in one `unit`: 1e6 for MB/s.
    double published = 0; ///< Published value as printed, in `unit`.
    EvidenceRole role = EvidenceRole::Predicted;
    MeasuredQuantity quantity = MeasuredQuantity::Throughput;
    std::string scenario; ///< Id of the bundled scenario that gives the result; empty for bounds and latencies.
    std::string baseline; ///< Id of the second scenario of a ratio or difference.
    /// For latencies, the id of the row of the latency table.
    /// For pages, the path of the lgroup's block ("" for the whole machine).
    /// For utilisation, the path of the part. For shares of a limit and for derived facts, the id of the fact.
    std::string locality;
    std::string note; ///< A remark about the comparison; may be empty.

    /// True if the unit is percent. The error of a percentage is a difference in percentage points:
    /// 53 % instead of 52 % is an error of 1 point, not of 1.9 %.
    bool inHundredths() const { return factor == 0.01; }
};

} // namespace boardset
