// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/Linearizer.h"

#include "boardset/analysis/FixedPoint.h"
#include "boardset/analysis/ServerDelay.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr int mostRounds = 8; ///< Chandy and Neuse stop after three; the rest is settled in a few more.

/// The populations N and N - e_j, and what is known of each.
class Levels {
public:
    Levels(const ClosedNetwork& closed, double tolerance)
        : m_closed(closed), m_tolerance(tolerance), m_rows(closed.demands.rows()), m_columns(closed.demands.cols()),
          m_delta(std::size_t(m_rows), Matrix::Zero(m_rows, m_columns)), m_next(m_delta),
          m_total(Matrix::Zero(m_rows, m_columns)) {
        m_point.resize(m_rows, m_columns);
        m_point.start(closed.demands, closed.population, closed.think);
        solveWhole();
    }

    /// Solves every N - e_j, then N with the differences found; returns how much a throughput changed.
    double round() {
        const FixedPoint whole = m_point;
        for (Eigen::Index j = 0; j < m_rows; ++j) {
            solveWithout(j);
            m_point = whole;
        }
        m_delta.swap(m_next); // all levels of a round see the same differences
        for (Eigen::Index j = 0; j < m_rows; ++j) {
            m_total.row(j) = m_closed.population.transpose() * m_delta[std::size_t(j)];
        }
        const Vector before = m_point.throughput();
        solveWhole();
        return (m_point.throughput() - before).cwiseQuotient(before).cwiseAbs().maxCoeff();
    }

    ClosedAnswer answer(const Network& network, const OpenLoad& load) const {
        ClosedAnswer result = expand(network, load, m_closed, m_point.throughput(), m_residence, m_point.queue());
        result.iterations = m_iterations;
        return result;
    }

private:
    /// Row j: sum_c (n - e_j)_c Delta_ckj at n = N, or at n = N - e_i.
    void correct(Eigen::Index i) {
        m_correction = m_total;
        for (Eigen::Index j = 0; j < m_rows; ++j) {
            const Matrix& delta = m_delta[std::size_t(j)];
            m_correction.row(j) -= delta.row(j) * std::min(1.0, m_closed.population[j]);
            if (i >= 0) {
                m_correction.row(j) -= delta.row(i) * std::min(1.0, m_closed.population[i]);
            }
        }
    }

    void solveWhole() {
        correct(-1);
        m_iterations +=
            m_point.solve(m_closed.demands, m_closed.population, m_closed.think, &m_correction, m_tolerance);
        m_point.residence(m_closed.demands, m_closed.population, &m_correction, m_residence);
        m_share = m_point.throughput().cwiseQuotient(m_closed.population).asDiagonal() * m_residence;
    }

    /// Solves N - e_j and takes the differences from N.
    void solveWithout(Eigen::Index j) {
        Vector population = m_closed.population;
        population[j] = std::max(0.0, population[j] - 1);
        correct(j);
        m_point.solve(m_closed.demands, population, m_closed.think, &m_correction, m_tolerance);
        m_point.residence(m_closed.demands, population, &m_correction, m_part);
        Matrix& delta = m_next[std::size_t(j)];
        for (Eigen::Index c = 0; c < m_rows; ++c) {
            if (population[c] > 0) {
                delta.row(c) = m_part.row(c) * (m_point.throughput()[c] / population[c]) - m_share.row(c);
            }
        }
    }

    const ClosedNetwork& m_closed;
    double m_tolerance;
    Eigen::Index m_rows;
    Eigen::Index m_columns;
    FixedPoint m_point;
    std::vector<Matrix> m_delta; ///< [j](c, k)
    std::vector<Matrix> m_next;  ///< Those of the next round.
    Matrix m_total;              ///< (j, k): sum_c N_c Delta_ckj.
    Matrix m_correction, m_residence, m_part;
    Matrix m_share; ///< F_ck(N).
    int m_iterations = 0;
};

} // namespace

Cost costOfLinearizer(const Network& network) {
    const auto classes = static_cast<double>(network.demands.rows());
    const double cells = classes * classes * static_cast<double>(network.demands.cols());
    return {cells * 20 * mostRounds, 2 * cells * double(sizeof(double))};
}

ClosedAnswer linearize(const Network& network, const OpenLoad& load, double tolerance) {
    ClosedNetwork closed = closedPartOf(network, load);
    fitServerDelays(network, closed);
    Levels levels(closed, tolerance);
    for (int round = 0; round < mostRounds; ++round) {
        if (levels.round() < 1e-6) { // far below the method's own error
            break;
        }
    }
    return levels.answer(network, load);
}

} // namespace boardset
