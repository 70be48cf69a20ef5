// SPDX-License-Identifier: GPL-3.0-or-later
// What a placement on a machine comes to: the numbers that the window and the command line show.
#pragma once

#include "boardset/analysis/MachineNetwork.h"
#include "boardset/queueing/Solver.h"

#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// One class of customers alike.
struct ClassAnswer {
    std::string name; ///< "A: threads 1, 2", "A: stream 1, read".
    std::vector<CustomerName> threads;
    double bytesPerSecond = 0;
    double latencyNs = 0;         ///< Of one line, or to the first data of one request, waiting included.
    double zeroLoadLatencyNs = 0; ///< The same on an idle machine.
    double outstanding = 0;       ///< Operations of the whole class.
    double operationsPerSecond = 0;
    double operationNs = 0; ///< Of a whole operation, from its beginning to its last piece.
    double toldNs = 0;      ///< What people call its latency: of a message and the like that of the whole operation,
                            ///< else `latencyNs`.
    double toldIdleNs = 0;  ///< The same on an idle machine.
    std::string unit{};     ///< What one is: "line", "operation".
    bool isAnswered = true; ///< Else it waits for ever at a part that others fill.
};

/// What all classes of one unit do together, in the background or not; lines and messages have no sum.
struct UnitTotal {
    std::string unit;
    bool background = false;
    double perSecond = 0;
    double bytesPerSecond = 0; ///< 0 of what moves no data of its own.
    double latencyNs = 0;      ///< Mean, by operations; of whole ones.
};

/// What moves data is told in bytes, what does not in operations.
struct Rate {
    double value;
    std::string unit; ///< "MB/s", "operations/s".
};
Rate rateOf(double bytesPerSecond, double perSecond, const std::string& unit);
inline Rate rateOf(const UnitTotal& total) {
    return rateOf(total.bytesPerSecond, total.perSecond, total.unit);
}
inline Rate rateOf(const ClassAnswer& each) {
    return rateOf(each.bytesPerSecond, each.operationsPerSecond, each.unit);
}

/// Of the use of a part, what falls under one threshold.
struct UseLimit {
    std::string fact; ///< Id of the threshold.
    double use = 0;
};

/// One station, the busiest first; of an open system, the nearest to its limit.
struct StationAnswer {
    int station = 0;   ///< Index in the MachineNetwork.
    std::string block; ///< Path of the block, or title of the link.
    std::string title; ///< "port of SB3".
    double utilisation = 0;
    double hot = 1;  ///< Utilisation from which it is full, with what passes in the shares of now; else "part.hot",
    double warm = 1; ///< and that from which it is nearly full, else "part.warm".
    std::vector<UseLimit> limits{}; ///< By kind of access; empty: "part.hot", as of every part.

    /// How many times as much it could do before it is hot.
    double headroom() const { return utilisation > 0 ? hot / utilisation : 0; }
    bool isHot() const { return reaches(hot); }
    bool isWarm() const { return reaches(warm); }
    /// As it is said, in whole percent: 94.6 % is "95 %".
    bool reaches(double threshold) const { return std::round(100 * utilisation) >= std::round(100 * threshold); }
};

/// What the threads of one domain do; a domain without running threads has zeros.
struct DomainAnswer {
    std::string name;
    int threads = 0; ///< Running ones.
    double bytesPerSecond = 0;
    double meanLatencyNs = 0; ///< Weighted by throughput.
    double perSecond = 0;     ///< Operations.
    std::string unit{};       ///< What they are: the first unit of the answer.
    bool isEndless = false;   ///< True if one of its threads waits without end: the other numbers mean nothing.
};

/// The answer to one scenario.
struct Answer {
    std::string method;   ///< "exact", "linearizer"...
    std::string accuracy; ///< A sentence.
    bool exact = false;
    std::vector<ClassAnswer> classes;
    std::vector<DomainAnswer> domains;   ///< One per domain of the machine, in its order.
    std::vector<StationAnswer> stations; ///< Busiest first; unused ones left out.
    std::vector<int> overloaded{};       ///< Stations that are asked more than they can do: their index.
    std::vector<UnitTotal> totals{};     ///< By unit, in the order of the classes; what is in the background last.
    double bytesPerSecond = 0;           ///< Of the first unit; of classes that wait somewhere for ever, nothing.
    double meanLatencyNs = 0;            ///< Of the first unit, weighted by throughput.
    double zeroLoadLatencyNs = 0;        ///< The same weights, idle machine.
    /// Share of accesses, messages aside, that stay in the requester's locality group, weighted by throughput.
    double localShare = 0;
    MachineNetwork model;  ///< What was solved, for derivations.
    PostedBalance balance; ///< Of what it posts: where the same with one faster part may start.
    Solution solution;

    /// Whether a class is of the first total; means and rates of others are of something else.
    bool isFirst(std::size_t of) const {
        const ClassRow& row = model.classes[of];
        return row.operation().unit == totals.front().unit && row.background == totals.front().background;
    }
    /// What sets the first total apart: "of lines", "of the foreground"; empty where it is the only one.
    std::string apart() const;

    /// Somebody of the first unit has no answer: a part on the way is asked for more than it can do, and they wait for
    /// ever. Throughput and latency of all are then not known, whatever the numbers above say.
    bool isEndless() const;

    /// The busiest station; nothing when no thread runs.
    std::optional<StationAnswer> bottleneck() const;
};

inline Rate rateOf(const DomainAnswer& domain) {
    return rateOf(domain.bytesPerSecond, domain.perSecond, domain.unit);
}
/// Of all classes of the first unit; 0 MB/s where nothing runs.
inline Rate rateOf(const Answer& answer) {
    return answer.totals.empty() ? Rate{0, "MB/s"} : rateOf(answer.totals.front());
}

/// How much more a placement carries of what comes at a rate of its own.
struct Carried {
    double times = 0;  ///< That it could come as often before a part is hot; below 1: one is so already.
    std::string first; ///< That part: "kernel lock".
};

/// Of an answer to customers who all come at a rate; nothing for others, who come as they are answered. Utilisation
/// grows with the rate, U = arrivals x demand, so this is the least headroom.
std::optional<Carried> carriedBy(const Answer& answer);

/// Why nobody has an answer, of the first who was to have one: "nothing can run; thread 1: its processor SB0 P0 is out
/// of service". Empty where nobody is kept from it.
std::string whyNothing(const Answer& answer);

/// Why customers wait without end: "overloaded: Disk 0 is asked for 2.73 times what it can do". Empty if no part is
/// asked for more than it can do.
std::string whyOverloaded(const Answer& answer);

/// How placements are solved, in the window and on the command line alike: exactly where that takes about two
/// milliseconds at most, by Linearizer where that takes about five, so that a drag is answered within a frame; else by
/// Schweitzer-Bard.
inline SolveOptions placementOptions(Method method = Method::Auto) {
    SolveOptions options;
    options.method = method;
    options.autoOperations = 2e6;
    options.mostOperations = 1e8; // a placement is solved several times, for what would change it
    options.autoLinearizerOperations = 1.2e7;
    options.deepIterations = 400;
    return options;
}

/// Solves a workload. A workload without threads gives an empty answer.
Answer solvePlacement(const Topology& topology, const Workload& workload,
                      const SolveOptions& options = placementOptions());

/// The same for a network that was built from a workload, and perhaps changed since.
Answer solveModel(const Topology& topology, MachineNetwork model, const SolveOptions& options = placementOptions());

} // namespace boardset
