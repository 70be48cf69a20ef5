// SPDX-License-Identifier: GPL-3.0-or-later
// Result of a solver: the usual measures of every class and station, and the accuracy of these measures.
#pragma once

#include "boardset/queueing/Network.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace boardset {

/// Method that solves a network. The set is closed, because there is code for each value.
enum class Method {
    Auto,       ///< Exact if an exact solution takes less than about 50 ms, else Linearizer.
    Exact,      ///< Mean value analysis, or convolution if any station has several servers.
    Linearizer, ///< Linearizer of Chandy and Neuse.
    Schweitzer, ///< Approximation of Schweitzer and Bard.
    Bounds      ///< Asymptotic and balanced job bounds; no queueing is computed.
};

/// Returns the name of the method: "auto", "exact", "linearizer", "schweitzer" or "bounds".
std::string_view wordOf(Method method);
std::optional<Method> methodOf(std::string_view word);

/// The steady state of a network. Times and rates use the time unit of the network.
struct Solution {
    Method method = Method::Exact; ///< The method that was used; never Auto.
    bool exact = true;             ///< True if the solution of the model is exact, except for rounding.
    int iterations = 0;            ///< Number of iterations of the fixed point; 0 for recursions and closed forms.
    bool converged = true;         ///< True if the fixed point was reached;
                                   ///< otherwise, `accuracy` states the last change.
    Vector throughput{};           ///< [class] Throughput X, in customers per time unit.
    Vector responseTime{};         ///< [class] Response time R: the sum of all residence times, including those at
                                   ///< delays, but without think time.
    Visits residenceTime{};        ///< [class x station] Residence time R_ck: queueing time and service time. Entries
                                   ///< exist only where there is a demand.
    Vector utilisation{};          ///< [station] Sum of X D / servers; for a delay, its number of customers.
    std::string accuracy{};        ///< Accuracy of the method that was used, as sentences.
    /// Classes that wait indefinitely at a station that other classes saturate. Closed classes in this list have
    /// throughput 0; open classes have their arrival rate. The times and queue lengths of all these classes do not
    /// exist and are 0 here.
    std::vector<int> unanswered{};

    bool isAnswered(int c) const; ///< False if class c is in `unanswered`.
    /// [class x station] Q_ck = X_c R_ck, including the customer in service (Little's law).
    Matrix queueLength() const { return throughput.asDiagonal() * residenceTime.dense(); }
};

/// Adds a sentence about the accuracy of a solution.
void addSentence(Solution& solution, const std::string& sentence);

/// Outcome if open classes overload any stations. Such stations have no steady state.
/// This outcome is a result, not a failure.
struct Unstable {
    std::vector<int> stations; ///< Overloaded stations, in ascending order. In `rest`, their utilisation is their
                               ///< demand, which is >= 1.
    Solution rest;             ///< Results for the classes and stations that still have a steady state.
};

using Outcome = std::variant<Solution, Unstable>;

/// Returns the results of an outcome: the solution or, if the outcome is unstable, its `rest`.
const Solution& solutionIn(const Outcome& outcome);
inline Solution& solutionIn(Outcome& outcome) {
    return const_cast<Solution&>(solutionIn(std::as_const(outcome)));
}

struct Problem;

/// Result of every solver of closed classes. All other results of a Solution follow by Little's law.
struct ClosedAnswer {
    Vector throughput{}; ///< [class] Throughput of closed classes; 0 for open classes.
    Vector residence{};  ///< [visit] Residence time of closed classes; 0 for open classes.
    Vector stretch{};    ///< [station] Factor by which waiting lengthens an open customer's service demand.
    int iterations = 0;
    double residual = 0; ///< Last relative change if the fixed point was not reached; otherwise 0.
};

/// Extends a solver's result to a complete solution by adding response times, utilisations and the open classes. Throws
/// NetworkError if a number exceeds the range of double precision.
Solution assemble(const Problem& problem, ClosedAnswer answer, Method method, bool exact);

/// Computes response times and utilisations from the throughputs and residence times in the solution. Throws
/// NetworkError if a number exceeds the range of double precision.
void complete(const Problem& problem, Solution& solution);

} // namespace boardset
