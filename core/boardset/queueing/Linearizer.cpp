// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/Linearizer.h"

#include "boardset/queueing/ExactMva.h"
#include "boardset/queueing/FixedPoint.h"
#include "boardset/queueing/ServerMarginals.h"
#include "boardset/queueing/Variability.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace boardset {

namespace {

constexpr int usualRounds = 8;          ///< Usual number of rounds. Chandy and Neuse stop after three rounds; most
                                        ///< networks converge in a few more.
constexpr int mostRounds = 40;          ///< Number of rounds for networks that converge more slowly, because stations
                                        ///< have several servers or service is not exponential.
constexpr double settled = 3e-5;        ///< Relative change of a throughput at which the iteration ends. It is far
                                        ///< below the method's own error.
constexpr double settledSmall = 1e-6;   ///< Value of `settled` for small networks and those that use ServerMarginals.
constexpr double looseness = 0.02;      ///< Tolerance for N - e_j in a large network, as a share of the last change.
constexpr double leastLooseness = 1e-6; ///< Lower limit of the relative tolerance for N - e_j in a large network.
constexpr double visible = 1e-3;        ///< Smallest reported residual, a tenth of the method's stated error.
constexpr double swinging = 1;          ///< Ratio of successive changes above which the iteration oscillates.
constexpr double leastStep = 0.25;      ///< Lower limit of the damping factor m_step.
constexpr double costLimit = 10;        ///< Multiple of the estimated cost after which the iteration stops.
constexpr double largeCells = 2e5;      ///< A network counts as large if its number of classes times its number of
                                        ///< demands above 0 exceeds this number. One round then takes milliseconds.

/// The populations N and N - e_j, with the state of each.
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

    /// Solves every N - e_j, then N with the new differences. Returns the largest relative change of a throughput.
    double round() {
        const Vector whole = m_point.state();
        const Vector before = m_point.throughput();
        m_unsettled = 0;
        for (Eigen::Index j = 0; j < m_rows; ++j)
            solveWithout(j);
        for (std::size_t j = 0; m_step < 1 && j < m_delta.size(); ++j)
            m_next[j] += (1 - m_step) * (m_delta[j] - m_next[j]);
        m_delta.swap(m_next); // all levels of a round use the same differences
        addUp();
        m_point.start(whole);
        solveWhole();
        const double last = m_change;
        m_change = (m_point.throughput() - before).cwiseQuotient(before).cwiseAbs().maxCoeff();
        if (m_change > swinging * last) // the iteration oscillates
            m_step = std::max(leastStep, m_step / 2);
        return m_change;
    }

    double operations() const { return m_operations; } ///< Number of operations performed so far.
    /// Returns the change in the last round if it is too large. Returns 0 if the iteration has converged.
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

private:
    /// Adds factor x Delta_ckj to scratch_k, for the stations k of class c.
    void gather(Eigen::Index j, Eigen::Index c, double factor) {
        const Vector& delta = m_delta[std::size_t(j)];
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i)
            m_scratch[m_visits.at(i)] += factor * delta[i];
    }

    /// Clears the scratch vector at the stations of class c.
    void clear(Eigen::Index c) {
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i)
            m_scratch[m_visits.at(i)] = 0;
    }

    /// Moves the sums of class j from the scratch vector to `list`.
    void take(Eigen::Index j, Vector& list) {
        for (Eigen::Index i = m_visits.begin(j); i < m_visits.end(j); ++i)
            list[i] = m_scratch[m_visits.at(i)];
        m_scratch.setZero();
    }

    /// Computes sum_c (N - e_j)_c Delta_ckj for every class j.
    void addUp() {
        for (Eigen::Index j = 0; j < m_rows; ++j) {
            for (Eigen::Index c = 0; c < m_rows; ++c)
                gather(j, c, m_closed.population[c] - (c == j ? std::min(1.0, m_closed.population[j]) : 0));
            take(j, m_total);
        }
    }

    /// Computes sum_c (n - e_j)_c Delta_ckj for every class j, at n = N or at n = N - e_i.
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

    /// Solves the network for one population and returns the number of iterations. Stores the residual if the iteration
    /// did not converge.
    int solvePoint(const Vector& population, double tolerance) {
        const int iterations = m_point.solve(population, m_closed.think, &m_correction, tolerance);
        m_operations += double(iterations) * double(m_visits.size());
        if (!(m_point.residual() <= std::max(tolerance, settled)))
            m_unsettled = m_point.residual();
        return iterations;
    }

    /// Solves the network for N - e_j and computes the differences from the solution for N.
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

    // Lists contain one number per visit.
    const ClosedNetwork& m_closed;
    const Visits& m_visits;
    ServerMarginals& m_several;
    const Variability& m_variability;
    double m_tolerance;
    Eigen::Index m_rows;
    FixedPoint m_point;
    std::vector<Vector> m_states; ///< [j] State from which the solution for N - e_j starts.
    std::vector<Vector> m_delta;  ///< [j] List of Delta_ckj, in mean services.
    std::vector<Vector> m_next;   ///< [j] Values of m_delta for the next round.
    Vector m_scratch;             ///< [column]
    Vector m_total;               ///< List of sum_c (N - e_j)_c Delta_ckj.
    Vector m_correction, m_residence, m_part;
    Vector m_share;         ///< Shares F_ck(N).
    bool m_large = false;   ///< True if each population is solved only as accurately as the round requires.
    double m_change = 0.01; ///< Largest relative change of a throughput in the last round.
    double m_step = 1;      ///< Damping factor: the share of the change to the new differences that is applied.
    double m_unsettled = 0; ///< Residual in the last round if a fixed point was not reached.
    double m_operations = 0;
    int m_iterations = 0;
};

} // namespace

Cost costOfLinearizer(const Problem& problem) {
    const double cells = static_cast<double>(problem.visits.rows()) * static_cast<double>(problem.visits.size());
    const int rounds = hasSingleServers(problem.network) ? usualRounds : mostRounds;
    return {cells * 20 * rounds, 2 * cells * double(sizeof(double))};
}

namespace {

/// Solves a network, using ServerMarginals for stations with up to `servers` servers.
/// Empty if the iteration does not converge.
std::optional<ClosedAnswer> linearize(const Problem& problem, double tolerance, int servers) {
    ClosedNetwork closed = closedNetworkOf(problem);
    ServerMarginals several(problem, servers, closed);
    fitServerDelays(problem, closed);
    const Variability variability(problem, closed);
    Levels levels(closed, several, variability, tolerance);
    const double most = costLimit * costOfLinearizer(problem).operations;
    for (int round = 0; round < mostRounds && levels.operations() < most; ++round)
        if (levels.round() < (levels.large() ? settled : settledSmall))
            break;
    return several.empty() || levels.isSettled() ? std::optional(levels.answer(problem)) : std::nullopt;
}

} // namespace

ClosedAnswer linearize(const Problem& problem, double tolerance) {
    if (auto answer = linearize(problem, tolerance, ServerMarginals::mostServers))
        return *answer;
    return *linearize(problem, tolerance, 1);
}

} // namespace boardset
