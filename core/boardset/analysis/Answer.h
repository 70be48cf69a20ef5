// SPDX-License-Identifier: GPL-3.0-or-later
// Results for a placement on a machine, as the window and the command line show them.
#pragma once

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/queueing/Solver.h"

#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Results of one class of identical customers.
struct ClassAnswer {
    /// Name that combines the process, the customers and the part of the work: "A: threads 1, 2", "A: stream 1, read".
    std::string name;
    std::vector<CustomerName> threads;
    double bytesPerSecond = 0;
    double latencyNs = 0;         ///< Latency, including queueing, of one line, or of a request's first data.
    double zeroLoadLatencyNs = 0; ///< Value that `latencyNs` has on an idle machine.
    double outstanding = 0;       ///< Number of outstanding operations of all customers of the class.
    double operationsPerSecond = 0;
    double operationNs = 0; ///< Latency of a whole operation, from the start of the operation to its last piece.
    /// The latency that users see: `operationNs` for a message or similar operation, otherwise `latencyNs`.
    double reportedNs = 0;
    double reportedIdleNs = 0; ///< Value that `reportedNs` has on an idle machine.
    std::string unit{};        ///< Unit of the operations, such as "line" or "operation".
    bool isAnswered = true;    ///< False if other classes saturate a part, so that the wait of this class is unbounded.
};

/// Totals of all foreground classes, or of all background classes, that have the same unit.
/// Each unit has its own total, because lines and messages can't be added up.
struct UnitTotal {
    std::string unit;
    bool background = false;
    double perSecond = 0;
    double bytesPerSecond = 0; ///< Data rate in bytes per second; 0 if the operations move no data of their own.
    double latencyNs = 0;      ///< Mean latency of whole operations, weighted by operation rate.
};

/// A throughput: megabytes per second if the operations move data, operations per second otherwise.
struct Rate {
    double value;
    std::string unit; ///< Unit of the throughput, such as "MB/s" or "operations/s".
};
/// Returns the throughput in the unit in which the program shows it; `unit` is the unit of the operations.
Rate rateOf(double bytesPerSecond, double perSecond, const std::string& unit);
inline Rate rateOf(const UnitTotal& total) {
    return rateOf(total.bytesPerSecond, total.perSecond, total.unit);
}
inline Rate rateOf(const ClassAnswer& each) {
    return rateOf(each.bytesPerSecond, each.operationsPerSecond, each.unit);
}

/// The part of a station's utilisation to which one threshold applies.
struct UseLimit {
    std::string fact; ///< Id of the fact that gives the threshold.
    double use = 0;   ///< Utilisation due to the accesses to which the threshold applies.
};

/// Results of one station.
/// An Answer sorts its stations by utilisation or, in an open system, by how close each station is to its limit.
struct StationAnswer {
    int station = 0;   ///< Index of the station in the MachineNetwork.
    std::string block; ///< Path of the station's block, or title of the station's link.
    std::string title; ///< Title of the station, such as "port of SB3".
    double utilisation = 0;
    /// Utilisation at or above which the station counts as saturated, for the current mix of accesses; by default
    /// "part.hot".
    double hot = 1;
    double warm = 1; ///< Utilisation at or above which the station counts as nearly saturated; by default "part.warm".
    std::vector<UseLimit> limits{}; ///< Limits for each kind of access; empty if only "part.hot" applies.

    /// Returns the factor by which the load can grow before the station is saturated; 0 if the station has no load.
    double headroom() const { return utilisation > 0 ? hot / utilisation : 0; }
    bool isHot() const { return reaches(hot); }
    bool isWarm() const { return reaches(warm); }
    /// True if the utilisation reaches a threshold.
    /// Compares both in tenths of a percent, as results show them: 64.96 % counts as 65 %, but 64.9 % does not.
    bool reaches(double threshold) const { return std::round(1000 * utilisation) >= std::round(1000 * threshold); }
};

/// Results of the threads of one domain. All numbers are 0 if no thread runs.
struct DomainAnswer {
    std::string name;
    int threads = 0; ///< Number of running threads.
    double bytesPerSecond = 0;
    double meanLatencyNs = 0; ///< Mean latency of the threads, weighted by throughput.
    double perSecond = 0;     ///< Operations per second of all threads.
    std::string unit{};       ///< Unit of the operations, which is the first unit of the answer.
    /// True if a thread of the domain has an unbounded wait; all other numbers are then invalid.
    bool isOverloaded = false;
};

/// The results for one scenario: totals, classes, domains and stations.
struct Answer {
    std::string method;   ///< Name of the solution method: "exact", "linearizer"...
    std::string accuracy; ///< Accuracy of the solution method, in sentences.
    bool exact = false;
    std::vector<ClassAnswer> classes;
    std::vector<DomainAnswer> domains;   ///< Results of each domain, in the machine's order.
    std::vector<StationAnswer> stations; ///< Results of the stations in use, busiest first.
    std::vector<int> overloaded{};       ///< Indices of the stations whose demand exceeds their capacity.
    std::vector<UnitTotal> totals{}; ///< Totals of each unit, in the order of the classes; background totals come last.
    double bytesPerSecond = 0;       ///< Total data rate of the first unit, excluding classes whose wait is unbounded.
    double meanLatencyNs = 0;        ///< Mean latency of the first unit, weighted by throughput.
    /// Mean latency of the first unit on an idle machine, with the same weights as `meanLatencyNs`.
    double zeroLoadLatencyNs = 0;
    /// Share of accesses that go to the requester's locality group, weighted by throughput; excludes messages.
    double localShare = 0;
    MachineNetwork model; ///< The solved network, from which explanations are derived.
    /// Balance of posted work; used as the initial value when the model is solved again with one faster part.
    PostedBalance balance;
    Solution solution;

    /// True if a class contributes to the first total, from which the mean latencies and the total rate are computed.
    bool isFirst(std::size_t of) const {
        const ClassRow& row = model.classes[of];
        return row.operation().unit == totals.front().unit && row.background == totals.front().background;
    }
    /// Returns the qualifier of the first total, "of lines" or "of the foreground"; empty if there is only one total.
    std::string apart() const;

    /// True if a class of the first unit has an unbounded wait. A part on the route of that class is then overloaded.
    /// The total throughput and latency are unknown, and the totals in this object are invalid.
    bool isOverloaded() const;

    /// Returns the busiest station; empty if no thread runs.
    std::optional<StationAnswer> bottleneck() const;
};

inline Rate rateOf(const DomainAnswer& domain) {
    return rateOf(domain.bytesPerSecond, domain.perSecond, domain.unit);
}
/// Returns the total throughput of the first unit; 0 MB/s if nothing runs.
inline Rate rateOf(const Answer& answer) {
    return answer.totals.empty() ? Rate{0, "MB/s"} : rateOf(answer.totals.front());
}

/// How far the arrival rate can grow before a part of the machine is saturated.
struct LoadHeadroom {
    /// Factor by which the arrival rate can grow before a part is saturated; below 1 if a part is already saturated.
    double times = 0;
    std::string first; ///< Title of the part that is saturated first, such as "kernel lock".
};

/// Returns how far the arrival rate can grow; empty if any customer is closed.
/// Utilisation is proportional to the rate (U = arrivals x demand), so the growth is limited by the part with the
/// smallest headroom.
std::optional<LoadHeadroom> loadHeadroom(const Answer& answer);

/// Returns the reason why no customer has a result. The reason describes the first customer, for example "nothing can
/// run; thread 1: its processor SB0 P0 is out of service". Empty if no customer is prevented from running.
std::string whyNothing(const Answer& answer);

/// Returns the reason for unbounded waits, such as "overloaded: the demand on Disk 0 is 2.73 times the capacity".
/// Empty if no part is overloaded.
std::string whyOverloaded(const Answer& answer);

/// Returns the options for solving placements, both in the window and on the command line.
/// A placement is solved exactly if that takes at most about two milliseconds, and by Linearizer if that takes at most
/// about five milliseconds.
/// Otherwise it is solved by Schweitzer-Bard. The result of a drag therefore appears within a frame.
inline SolveOptions placementOptions(Method method = Method::Auto) {
    SolveOptions options;
    options.method = method;
    options.autoOperations = 2e6;
    options.mostOperations = 1e8; // a placement is solved several times, once for each part that is made faster
    options.autoLinearizerOperations = 1.2e7;
    return options;
}

/// Returns the share of a class's accesses that stay in the processor's locality group.
double localShareOf(const Topology& topology, const ClassRow& row);

/// Solves a workload. If the workload has no threads, the answer is empty.
Answer solvePlacement(const Topology& topology, const Workload& workload,
                      const SolveOptions& options = placementOptions());

/// Solves a network that was built from a workload and has possibly been changed since then.
Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options = placementOptions());

} // namespace boardset
