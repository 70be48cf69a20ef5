// SPDX-License-Identifier: GPL-3.0-or-later
// Results for a placement on a machine: the numbers that the window and the command line show.
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
    std::string name; ///< Name from process, customers and part of the work: "A: threads 1, 2", "A: stream 1, read".
    std::vector<CustomerName> threads;
    double bytesPerSecond = 0;
    double latencyNs = 0;         ///< Latency of one line, or of a request until its first data, with queueing.
    double zeroLoadLatencyNs = 0; ///< Value of `latencyNs` on an idle machine.
    double outstanding = 0;       ///< Number of outstanding operations of the whole class.
    double operationsPerSecond = 0;
    double operationNs = 0;    ///< Latency of a whole operation, from its start to its last piece.
    double reportedNs = 0;     ///< Latency that users see: `operationNs` for a message or similar operation,
                               ///< else `latencyNs`.
    double reportedIdleNs = 0; ///< Value of `reportedNs` on an idle machine.
    std::string unit{};        ///< Unit of the operations, such as "line" or "operation".
    bool isAnswered = true;    ///< False if the class's wait is unbounded, because other classes saturate a part.
};

/// Totals of all foreground or all background classes of one unit. There is one total per unit, because lines and
/// messages cannot be added up.
struct UnitTotal {
    std::string unit;
    bool background = false;
    double perSecond = 0;
    double bytesPerSecond = 0; ///< Data rate; 0 if the operations move no data of their own.
    double latencyNs = 0;      ///< Mean latency of whole operations, weighted by operations.
};

/// A throughput: megabytes per second if the operations move data, operations per second otherwise.
struct Rate {
    double value;
    std::string unit; ///< Unit, such as "MB/s" or "operations/s".
};
/// Returns the throughput of operations as the program shows it; `unit` is the unit of the operations.
Rate rateOf(double bytesPerSecond, double perSecond, const std::string& unit);
inline Rate rateOf(const UnitTotal& total) {
    return rateOf(total.bytesPerSecond, total.perSecond, total.unit);
}
inline Rate rateOf(const ClassAnswer& each) {
    return rateOf(each.bytesPerSecond, each.operationsPerSecond, each.unit);
}

/// The share of a part's utilisation that is subject to one threshold.
struct UseLimit {
    std::string fact; ///< Id of the fact with the threshold.
    double use = 0;   ///< Utilisation by the accesses to which the threshold applies.
};

/// Results of one station. Stations are sorted by utilisation or, in an open system, by closeness to their limits.
struct StationAnswer {
    int station = 0;   ///< Index in the MachineNetwork.
    std::string block; ///< Path of the block, or title of the link.
    std::string title; ///< Title of the station, such as "port of SB3".
    double utilisation = 0;
    double hot = 1;  ///< Utilisation that counts as saturated for the current mix of accesses; by default "part.hot".
    double warm = 1; ///< Utilisation that counts as nearly saturated; by default "part.warm".
    std::vector<UseLimit> limits{}; ///< Limits by kind of access; empty if only "part.hot" applies.

    /// Returns the factor by which the load can grow until the station is hot; 0 if it has no load.
    double headroom() const { return utilisation > 0 ? hot / utilisation : 0; }
    bool isHot() const { return reaches(hot); }
    bool isWarm() const { return reaches(warm); }
    /// True if the utilisation reaches a threshold. Both are rounded to whole percent, as shown: 94.6 % counts as 95 %.
    bool reaches(double threshold) const { return std::round(100 * utilisation) >= std::round(100 * threshold); }
};

/// Results of the threads of one domain. All numbers are 0 if no thread runs.
struct DomainAnswer {
    std::string name;
    int threads = 0; ///< Number of running threads.
    double bytesPerSecond = 0;
    double meanLatencyNs = 0; ///< Mean latency, weighted by throughput.
    double perSecond = 0;     ///< Operations per second.
    std::string unit{};       ///< Unit of the operations: the first unit of the answer.
    bool isOverloaded =
        false; ///< True if one of its threads has an unbounded wait; the other numbers are then invalid.
};

/// The results for one scenario.
struct Answer {
    std::string method;   ///< Name of the method: "exact", "linearizer"...
    std::string accuracy; ///< Accuracy of the method, in sentences.
    bool exact = false;
    std::vector<ClassAnswer> classes;
    std::vector<DomainAnswer> domains;   ///< One per domain of the machine, in the machine's order.
    std::vector<StationAnswer> stations; ///< Stations in use, the busiest first.
    std::vector<int> overloaded{};       ///< Indices of the stations whose demand exceeds their capacity.
    std::vector<UnitTotal> totals{};     ///< Totals by unit, in the order of the classes; background totals last.
    double bytesPerSecond = 0;           ///< Total of the first unit, without classes whose wait is unbounded.
    double meanLatencyNs = 0;            ///< Mean of the first unit, weighted by throughput.
    double zeroLoadLatencyNs = 0;        ///< Mean latency on an idle machine, with the same weights.
    /// Share of accesses that go to the requester's locality group, weighted by throughput; messages are excluded.
    double localShare = 0;
    MachineNetwork model;  ///< The solved network, for derivations.
    PostedBalance balance; ///< Balance of posted work; the start of the iteration when one part is made faster.
    Solution solution;

    /// True if a class belongs to the first total, on which the mean latencies and the total rate are based.
    bool isFirst(std::size_t of) const {
        const ClassRow& row = model.classes[of];
        return row.operation().unit == totals.front().unit && row.background == totals.front().background;
    }
    /// Returns the qualifier of the first total, "of lines" or "of the foreground"; empty if it is the only total.
    std::string apart() const;

    /// True if a class of the first unit has an unbounded wait, because a part on its route is overloaded. Then the
    /// total throughput and latency are unknown, and the totals above are invalid.
    bool isOverloaded() const;

    /// Returns the busiest station; empty if no thread runs.
    std::optional<StationAnswer> bottleneck() const;
};

inline Rate rateOf(const DomainAnswer& domain) {
    return rateOf(domain.bytesPerSecond, domain.perSecond, domain.unit);
}
/// Returns the total of the first unit; 0 MB/s if nothing runs.
inline Rate rateOf(const Answer& answer) {
    return answer.totals.empty() ? Rate{0, "MB/s"} : rateOf(answer.totals.front());
}

/// Growth of the arrival rate until a part of the machine is hot.
struct LoadHeadroom {
    double times = 0;  ///< Factor by which the rate can grow until a part is hot; below 1 if a part is already hot.
    std::string first; ///< Title of the first part that becomes hot, such as "kernel lock".
};

/// Returns the possible growth of the arrival rate; empty if any customer is closed. Utilisation is proportional to the
/// rate (U = arrivals x demand), so the growth is the smallest headroom of all parts.
std::optional<LoadHeadroom> loadHeadroom(const Answer& answer);

/// Returns the reason why no customer has a result, as it applies to the first customer: "nothing can run; thread 1:
/// its processor SB0 P0 is out of service". Empty if no customer is prevented from running.
std::string whyNothing(const Answer& answer);

/// Returns the reason for unbounded waits, such as "overloaded: the demand on Disk 0 is 2.73 times the capacity".
/// Empty if no part is overloaded.
std::string whyOverloaded(const Answer& answer);

/// Returns the options for solving placements, both in the window and on the command line. A placement is solved
/// exactly if that takes at most about two milliseconds, and by Linearizer if that takes at most about five
/// milliseconds. Otherwise it is solved by Schweitzer-Bard. So a drag shows its result within a frame.
inline SolveOptions placementOptions(Method method = Method::Auto) {
    SolveOptions options;
    options.method = method;
    options.autoOperations = 2e6;
    options.mostOperations = 1e8; // a placement is solved several times, once for each faster part
    options.autoLinearizerOperations = 1.2e7;
    options.deepIterations = 400;
    return options;
}

/// Solves a workload. A workload without threads gives an empty answer.
Answer solvePlacement(const Topology& topology, const Workload& workload,
                      const SolveOptions& options = placementOptions());

/// Solves a network that was built from a workload and may have been changed since.
Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options = placementOptions());

} // namespace boardset
