// SPDX-License-Identifier: GPL-3.0-or-later
// What a solver answers: the textbook's measures of every class and station, and how far to trust them.
#pragma once

#include "boardset/queueing/Network.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace boardset {

/// How a network is solved. Closed: each value is code.
enum class Method {
    Auto,       ///< Exact whenever that takes less than about 50 ms, else Linearizer.
    Exact,      ///< Mean value analysis, or convolution where a station has several servers.
    Linearizer, ///< Chandy and Neuse.
    Schweitzer, ///< Schweitzer and Bard.
    Bounds      ///< Asymptotic and balanced job bounds: no queueing is computed.
};

/// "auto", "exact", "linearizer", "schweitzer", "bounds".
std::string_view wordOf(Method method);
std::optional<Method> methodOf(std::string_view word);

/// The steady state of a network. Times and rates are in the network's own time unit.
struct Solution {
    Method method = Method::Exact; ///< Never Auto: the one that was used.
    bool exact = true;             ///< Whether the answer is that of the model, up to rounding.
    int iterations = 0;            ///< Of a fixed point; 0 for recursions and closed forms.
    bool converged = true;         ///< Whether the fixed point was reached; if not, `accuracy` says by how much not.
    Vector throughput{};           ///< [class] X, customers per time unit.
    Vector responseTime{};         ///< [class] R, the sum of residence times: delay stations in it, think time not.
    Visits residenceTime{};        ///< [class x station] R_ck, waiting and service, where there is a demand.
    Vector utilisation{};          ///< [station] sum of X D / servers; of a delay station, the customers in it.
    std::string accuracy{};        ///< In sentences: how accurate this method is.
    /// Classes that wait for ever at a station that others fill. Closed ones have throughput 0, open ones what they
    /// bring; their times and queue lengths do not exist, and are 0 here.
    std::vector<int> unanswered{};

    bool isAnswered(int c) const;
    /// [class x station] Q_ck = X_c R_ck, in service included (Little's law).
    Matrix queueLength() const { return throughput.asDiagonal() * residenceTime.dense(); }
};

/// Open classes bring stations more work than they can do: those have no steady state. An answer, not a failure.
struct Unstable {
    std::vector<int> stations; ///< All of them, in order; their utilisations in `rest` are what is asked, at least 1.
    Solution rest;             ///< All that still exists.
};

using Outcome = std::variant<Solution, Unstable>;

/// All that exists of an outcome.
const Solution& solutionIn(const Outcome& outcome);
inline Solution& solutionIn(Outcome& outcome) {
    return const_cast<Solution&>(solutionIn(std::as_const(outcome)));
}

struct Problem;

/// What every solver of closed classes computes; the rest of a Solution follows from it by Little's law.
struct ClosedAnswer {
    Vector throughput{}; ///< [class] 0 for open classes.
    Vector residence{};  ///< [visit] 0 for open classes.
    Vector stretch{};    ///< [station] What an open customer's service demand is multiplied by, because of waiting.
    int iterations = 0;
    double residual = 0; ///< Of a fixed point that was not reached: the last relative change; 0 if it was.
};

/// Completes an answer to a solution: response times, utilisations, open classes.
/// Throws NetworkError if a number left the range of double precision.
Solution assemble(const Problem& problem, ClosedAnswer answer, Method method, bool exact);

/// What follows from throughputs and residence times, one for each visit: response times, utilisations.
/// Throws NetworkError as assemble() does.
void complete(const Problem& problem, Solution& solution);

} // namespace boardset
