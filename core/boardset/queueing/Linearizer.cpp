// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Linearizer.h"

#include "boardset/queueing/DeepLinearizer.h"
#include "boardset/queueing/ExactMva.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/ServerMarginals.h"
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardset {

namespace {

constexpr int usualRounds = 8;          ///< Chandy and Neuse stop after three; the rest is settled in a few more.
constexpr int mostRounds = 40;          ///< The probabilities of stations of several servers take longer, as does
                                        ///< service that is not exponential.
constexpr double settled = 3e-5;        ///< Relative change of a throughput: far below the method's own error.
constexpr double settledSmall = 1e-6;   ///< And of networks that are quick anyway, or with probabilities.
constexpr double looseness = 0.02;      ///< A large N - e_j is solved to this share of what the last round changed,
constexpr double leastLooseness = 1e-6; ///< but no further than this.
constexpr double visible = 1e-3;        ///< A tenth of what the method promises: from there on it is said.
constexpr double swinging = 1;          ///< A round that changes so much of what the last one did.
constexpr double leastStep = 0.25;      ///< See m_step.
constexpr double patience = 10;         ///< Times the estimated cost: what has not settled then is said to have not.
constexpr double largeCells = 2e5;      ///< Classes x demands that are not zero: milliseconds.

/// The populations N and N - e_j, and what is known of each.
class Levels {
public:
    Levels(const ClosedNetwork& closed, ServerMarginals& several, const Variability& variability, double tolerance)
        : m_closed(closed), m_visits(closed.visits), m_several(several), m_variability(variability),
          m_tolerance(tolerance), m_rows(closed.visits.rows()), m_point(closed.visits) {
        Vector floor = Vector::Constant(m_visits.columns, FixedPoint::leastFloor);
        m_several.raise(floor);
        m_point.setFloor(floor);
        const Eigen::Index size = m_visits.size();
        m_large = several.empty() && double(size) * double(m_rows) > largeCells;
        m_delta.assign(std::size_t(m_rows), Vector::Zero(size));
        m_next = m_delta;
        m_scratch.setZero(m_visits.columns);
        m_total.setZero(size);
        m_correction.setZero(size);
        m_point.start(closed.population, closed.think);
        solveWhole();
        m_states.assign(std::size_t(m_rows), m_point.state());
    }

    bool large() const { return m_large; }

    /// Solves every N - e_j, then N with the differences found; returns how much a throughput changed.
    double round() {
        const Vector whole = m_point.state();
        const Vector before = m_point.throughput();
        m_unsettled = 0;
        for (Eigen::Index j = 0; j < m_rows; ++j)
            solveWithout(j);
        for (std::size_t j = 0; m_step < 1 && j < m_delta.size(); ++j)
            m_next[j] += (1 - m_step) * (m_delta[j] - m_next[j]);
        m_delta.swap(m_next); // all levels of a round see the same differences
        addUp();
        m_point.start(whole);
        solveWhole();
        const double last = m_change;
        m_change = (m_point.throughput() - before).cwiseQuotient(before).cwiseAbs().maxCoeff();
        if (m_change > swinging * last) // it swings about the answer
            m_step = std::max(leastStep, m_step / 2);
        return m_change;
    }

    double operations() const { return m_operations; } ///< So far.
    /// What still changed in the last round, if that is too much; 0: it has settled.
    double residual() const { return std::max(m_change < visible ? 0 : m_change, m_unsettled); }
    bool isSettled() const { return m_change < settled && m_unsettled == 0; }

    ClosedAnswer answer(const Problem& problem) const {
        Vector throughput = m_point.throughput();
        Vector residence = m_residence;
        holdWithinCapacity(m_closed, throughput, residence);
        ClosedAnswer result = expand(problem, m_closed, throughput, residence, m_point.waitedFor());
        result.iterations = m_iterations;
        result.residual = residual();
        return result;
    }

    Vector throughput() const { return m_point.throughput(); }
    const Vector& residence() const { return m_residence; } ///< A list.

private:
    /// scratch_k += factor Delta_ckj, for the stations k of c.
    void gather(Eigen::Index j, Eigen::Index c, double factor) {
        const Vector& delta = m_delta[std::size_t(j)];
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i)
            m_scratch[m_visits.at(i)] += factor * delta[i];
    }

    /// Clears the scratch at the stations of c.
    void clear(Eigen::Index c) {
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i)
            m_scratch[m_visits.at(i)] = 0;
    }

    /// Takes the sums of class j from the scratch, and clears it.
    void take(Eigen::Index j, Vector& list) {
        for (Eigen::Index i = m_visits.begin(j); i < m_visits.end(j); ++i)
            list[i] = m_scratch[m_visits.at(i)];
        m_scratch.setZero();
    }

    /// sum_c (N - e_j)_c Delta_ckj for every class j.
    void addUp() {
        for (Eigen::Index j = 0; j < m_rows; ++j) {
            for (Eigen::Index c = 0; c < m_rows; ++c)
                gather(j, c, m_closed.population[c] - (c == j ? std::min(1.0, m_closed.population[j]) : 0));
            take(j, m_total);
        }
    }

    /// sum_c (n - e_j)_c Delta_ckj for every class j, at n = N or at n = N - e_i.
    void correct(Eigen::Index i) {
        m_correction = m_total;
        for (Eigen::Index j = 0; i >= 0 && j < m_rows; ++j) {
            gather(j, i, std::min(1.0, m_closed.population[i]));
            for (Eigen::Index p = m_visits.begin(j); p < m_visits.end(j); ++p)
                m_correction[p] -= m_scratch[m_visits.at(p)];
            clear(i);
        }
        m_several.addIdle(i, m_correction);
    }

    void solveWhole() {
        correct(-1);
        m_point.setService(m_variability);
        m_iterations += solvePoint(m_closed.population, m_tolerance);
        m_several.update(-1, m_closed.population, m_point.throughput());
        m_several.commit();
        m_point.residence(m_closed.population, &m_correction, m_residence);
        m_share = m_residence;
        for (Eigen::Index c = 0; c < m_rows; ++c) {
            m_share.segment(m_visits.begin(c), m_visits.end(c) - m_visits.begin(c)) *=
                m_point.throughput()[c] / m_closed.population[c];
        }
    }

    /// Returns the iterations; keeps what is left if they were too few.
    int solvePoint(const Vector& population, double tolerance) {
        const int iterations = m_point.solve(population, m_closed.think, &m_correction, tolerance);
        m_operations += double(iterations) * double(m_visits.size());
        if (!(m_point.residual() <= std::max(tolerance, settled)))
            m_unsettled = m_point.residual();
        return iterations;
    }

    /// Solves N - e_j and takes the differences from N.
    void solveWithout(Eigen::Index j) {
        Vector population = m_closed.population;
        population[j] = std::max(0.0, population[j] - 1);
        correct(j);
        m_point.start(m_states[std::size_t(j)]);
        solvePoint(population, m_large ? std::max(leastLooseness, looseness * m_change) : m_tolerance);
        m_states[std::size_t(j)] = m_point.state();
        m_several.update(j, population, m_point.throughput());
        m_point.residence(population, &m_correction, m_part);
        Vector& delta = m_next[std::size_t(j)];
        for (Eigen::Index c = 0; c < m_rows; ++c) {
            if (population[c] > 0) {
                const double rate = m_point.throughput()[c] / population[c];
                const Eigen::Index first = m_visits.begin(c);
                const Eigen::Index count = m_visits.end(c) - first;
                delta.segment(first, count) = rate * m_part.segment(first, count) - m_share.segment(first, count);
            }
        }
        if (!m_variability.isExponential())
            delta.array() *= m_variability.relative().array();
    }

    // Lists have one number per visit.
    const ClosedNetwork& m_closed;
    const Visits& m_visits;
    ServerMarginals& m_several;
    const Variability& m_variability;
    double m_tolerance;
    Eigen::Index m_rows;
    FixedPoint m_point;
    std::vector<Vector> m_states; ///< [j] where the solution of N - e_j starts.
    std::vector<Vector> m_delta;  ///< [j] a list: Delta_ckj, in mean services.
    std::vector<Vector> m_next;   ///< Those of the next round.
    Vector m_scratch;             ///< [column]
    Vector m_total;               ///< A list: sum_c (N - e_j)_c Delta_ckj.
    Vector m_correction, m_residence, m_part;
    Vector m_share;         ///< F_ck(N).
    bool m_large = false;   ///< Its populations are solved no better than needed.
    double m_change = 0.01; ///< Of a throughput, in the last round.
    double m_step = 1;      ///< Of the way to the differences that were found.
    double m_unsettled = 0; ///< Of a fixed point that was not reached in the last round.
    double m_operations = 0;
    int m_iterations = 0;
};

} // namespace

Cost costOfLinearizer(const Problem& problem, bool deep) {
    const double cells = static_cast<double>(problem.visits.rows()) * static_cast<double>(problem.visits.size());
    const double deeper = DeepLinearizer::operationsOf(problem);
    const int rounds = hasSingleServers(problem.network) ? usualRounds : mostRounds;
    return {cells * 20 * rounds + (deep && deeper <= DeepLinearizer::mostOperations ? deeper : 0),
            2 * cells * double(sizeof(double))};
}

namespace {

/// The answer with one more level, where that is cheap; nothing if it does not settle.
std::optional<ClosedAnswer> deepen(const Problem& problem, const ClosedNetwork& closed, const ServerMarginals& several,
                                   const Levels& levels, int iterations) {
    if (iterations <= 0 || DeepLinearizer::operationsOf(problem) > DeepLinearizer::mostOperations)
        return std::nullopt;
    DeepLinearizer deep(closed, several);
    deep.start(levels.throughput(), levels.residence());
    if (!deep.solve(iterations))
        return std::nullopt;
    Vector throughput = deep.throughput();
    Vector residence = deep.residence();
    holdWithinCapacity(closed, throughput, residence);
    ClosedAnswer answer = expand(problem, closed, throughput, residence, deep.queue());
    answer.iterations = deep.iterations();
    return answer;
}

/// Nothing if the rounds with probabilities do not settle.
std::optional<ClosedAnswer> linearize(const Problem& problem, double tolerance, int deepIterations, int servers) {
    ClosedNetwork closed = closedPartOf(problem);
    ServerMarginals several(problem, servers, closed);
    fitServerDelays(problem, closed);
    const Variability variability(problem, closed);
    Levels levels(closed, several, variability, tolerance);
    const double most = patience * costOfLinearizer(problem, false).operations;
    for (int round = 0; round < mostRounds && levels.operations() < most; ++round)
        if (levels.round() < (levels.large() ? settled : settledSmall))
            break;
    if (variability.isExponential())
        if (auto answer = deepen(problem, closed, several, levels, deepIterations))
            return answer;
    return several.empty() || levels.isSettled() ? std::optional(levels.answer(problem)) : std::nullopt;
}

} // namespace

ClosedAnswer linearize(const Problem& problem, double tolerance, int deepIterations) {
    if (auto answer = linearize(problem, tolerance, deepIterations, ServerMarginals::mostServers))
        return *answer;
    return *linearize(problem, tolerance, deepIterations, 1);
}

} // namespace boardset
