// SPDX-License-Identifier: GPL-3.0-or-later
// Result of a solver: the textbook's measures of every class and station, and their accuracy.
#pragma once

#include "boardset/queueing/Network.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace boardset {

/// Method that solves a network. The set is closed, because each value has code.
enum class Method {
    Auto,       ///< Exact if that takes less than about 50 ms, else Linearizer.
    Exact,      ///< Mean value analysis, or convolution where a station has several servers.
    Linearizer, ///< Chandy and Neuse.
    Schweitzer, ///< Schweitzer and Bard.
    Bounds      ///< Asymptotic and balanced job bounds: no queueing is computed.
};

/// Returns "auto", "exact", "linearizer", "schweitzer" or "bounds".
std::string_view wordOf(Method method);
std::optional<Method> methodOf(std::string_view word);

/// The steady state of a network. Times and rates are in the network's own time unit.
struct Solution {
    Method method = Method::Exact; ///< The method that was used; never Auto.
    bool exact = true;             ///< True if this is the exact solution of the model, up to rounding.
    int iterations = 0;            ///< Number of iterations of a fixed point; 0 for recursions and closed forms.
    bool converged = true;         ///< True if the fixed point was reached. If not, `accuracy` states the last change.
    Vector throughput{};           ///< [class] X, customers per time unit.
    Vector responseTime{};         ///< [class] R, the sum of all residence times, also at delays; no think time.
    Visits residenceTime{};        ///< [class x station] R_ck: queueing and service time, if there is a demand.
    Vector utilisation{};          ///< [station] Sum of X D / servers; for a delay, the number of customers in it.
    std::string accuracy{};        ///< Accuracy of the method that was used, in sentences.
    /// Classes with an unbounded wait at a station that other classes saturate. Closed classes among them have
    /// throughput 0; open ones have their arrival rate. Their times and queue lengths do not exist and are 0 here.
    std::vector<int> unanswered{};

    bool isAnswered(int c) const; ///< False if class c is in `unanswered`.
    /// [class x station] Q_ck = X_c R_ck, including the customer in service (Little's law).
    Matrix queueLength() const { return throughput.asDiagonal() * residenceTime.dense(); }
};

/// Outcome if open classes overload stations, which then have no steady state. This is a result, not a failure.
struct Unstable {
    std::vector<int> stations; ///< Overloaded stations, in order. Their utilisation in `rest` is their demand, >= 1.
    Solution rest;             ///< Results for the classes and stations that still have a steady state.
};

using Outcome = std::variant<Solution, Unstable>;

/// Returns the results of an outcome: the solution, or the `rest` of an unstable outcome.
const Solution& solutionIn(const Outcome& outcome);
inline Solution& solutionIn(Outcome& outcome) {
    return const_cast<Solution&>(solutionIn(std::as_const(outcome)));
}

struct Problem;

/// Result of every solver of closed classes; Little's law gives the rest of a Solution.
struct ClosedAnswer {
    Vector throughput{}; ///< [class] Throughput of closed classes; 0 for open classes.
    Vector residence{};  ///< [visit] Residence time of closed classes; 0 for open classes.
    Vector stretch{};    ///< [station] Factor by which waiting lengthens an open customer's service demand.
    int iterations = 0;
    double residual = 0; ///< Last relative change if the fixed point was not reached; 0 if it was.
};

/// Extends a solver's result to a whole solution: adds response times, utilisations and the open classes.
/// Throws NetworkError if a number exceeds the range of double precision.
Solution assemble(const Problem& problem, ClosedAnswer answer, Method method, bool exact);

/// Computes response times and utilisations from the solution's throughputs and its residence times of all visits.
/// Throws NetworkError if a number exceeds the range of double precision.
void complete(const Problem& problem, Solution& solution);

} // namespace boardset
