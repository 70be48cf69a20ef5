// SPDX-License-Identifier: GPL-3.0-or-later
// A figure that a maker published, and how the model is to answer the same question.
#pragma once

#include <string>

namespace boardset {

/// What the model took from a measurement.
enum class EvidenceRole {
    Reproduced, ///< A table that the model takes in: agreement is no proof, disagreement is a defect.
    Fitted,     ///< A calibrated fact was fitted to it.
    Predicted   ///< Nothing of it went into the model.
};

std::string toString(EvidenceRole role);

/// How the model's value is computed. Closed: each value is a function of stage `evidence`.
enum class Quantity {
    Latency,       ///< Zero-load latency of locality `locality`, in ns.
    Throughput,    ///< Total throughput of `scenario`.
    Speedup,       ///< 100 (X(scenario)/X(baseline) - 1), in percent.
    Scaling,       ///< X(scenario)/X(baseline).
    TimeReduction, ///< 100 (1 - X(baseline)/X(scenario)), in percent.
    LatencySaving, ///< 100 (1 - L(scenario)/L(baseline)) of the latencies on an idle machine, in percent.
    RemoteShare,   ///< Share of the accesses of `scenario` that leave the requester's lgroup, in percent.
    RemoteLess,    ///< RemoteShare of `baseline` less that of `scenario`, in points.
    Pages,         ///< Pages of `scenario` in lgroup `locality`.
    LocalBoard,    ///< Bound: one board's processors to its own memory.
    LocalAll,      ///< Bound: every board to its own memory.
    RemoteBoard,   ///< Bound: one board's share when every board uses the others' memory.
    RemoteAll,     ///< Bound: every board to the others' memory.
    AddressAll,    ///< Bound: what the address busses allow when every board uses its own memory.
    IdleLatency,   ///< Mean latency of `scenario` on an idle machine, in ns.
    LatencyMore,   ///< IdleLatency of `scenario` less that of `baseline`, in ns.
    Utilisation,   ///< Of the part at path `locality` in `scenario`: its share of the time, or ms per second.
    ShareOfLimit,  ///< Throughput of `scenario` over the fact `locality`, in percent.
    DerivedFact    ///< The fact `locality`, which follows from others.
};

/// One row of table `measurement`.
struct Measurement {
    std::string id; ///< "3-6.1".
    std::string machine;
    std::string source;
    std::string locator;
    std::string metric; ///< What was measured, for people: "memory copy, 1 thread, random pages".
    std::string unit;
    double factor = 1;    ///< SI units in one `unit`: 1e6 for MB/s.
    double published = 0; ///< As printed, in `unit`.
    EvidenceRole role = EvidenceRole::Predicted;
    Quantity quantity = Quantity::Throughput;
    std::string scenario; ///< Bundled scenario that answers; empty for bounds and latencies.
    std::string baseline; ///< For ratios.
    std::string locality; ///< For latencies: row id; for pages: path of the lgroup's block, "" for the machine; of a
                          ///< use: of the part; for shares of a limit, and for facts: the fact.
    std::string note;     ///< What a reader should know about the comparison; may be empty.

    /// Of a share of a hundred, an error is the difference, in points: "52 %" and "53 %" differ by one, not by 1.9 %.
    bool inHundredths() const { return factor == 0.01; }
};

} // namespace boardset
