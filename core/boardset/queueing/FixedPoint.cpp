// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/queueing/FixedPoint.h"

#include "boardset/queueing/Variability.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

// If the loader can choose between variants of a function at run time, the inner loop is also compiled for wider
// vectors. The code uses no fused multiply-adds, so every machine computes the same digits. The loader chooses before
// sanitizers are initialised. Builds with sanitizers therefore have only one variant.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__) &&                       \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define BOARDSET_WIDE __attribute__((target_clones("default", "avx2")))
#else
#define BOARDSET_WIDE
#endif

namespace boardset {

namespace {

constexpr int mostIterations = 20000;
constexpr double identical = 1e-9;         ///< Relative difference up to which service times count as identical.
constexpr int mostAge = 4;                 ///< Number of iterations between updates of the slowly changing f_k.
constexpr int patience = 40;               ///< Number of iterations after which a residual above `lost` means that the
                                           ///< iteration does not converge.
constexpr double lost = 0.05;              ///< Residual above which the iteration does not converge; see `patience`.
constexpr int acceleratedIterations = 500; ///< Number of accelerated iterations. Three times as many plain iterations
                                           ///< follow, then the next accelerated ones.

/// Sets row = D seen / (1 + share f D) and returns the sum of the row.
/// The sum is computed in four lanes so that it can be vectorised.
BOARDSET_WIDE double sweepRow(const double* demand, const double* blended, const double* seen, double share,
                              double* row, Eigen::Index count) {
    double lanes[4] = {0, 0, 0, 0};
    Eigen::Index k = 0;
    for (; k + 4 <= count; k += 4) {
        for (int lane = 0; lane < 4; ++lane) {
            const double time = demand[k + lane] * seen[k + lane] / (1 + share * blended[k + lane]);
            row[k + lane] = time;
            lanes[lane] += time;
        }
    }
    for (; k < count; ++k) {
        row[k] = demand[k] * seen[k] / (1 + share * blended[k]);
        lanes[0] += row[k];
    }
    return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

/// Sets `seen` to the corrected queue length at each column,
/// but at least to the length that the lower limit of the visit's time requires.
BOARDSET_WIDE void meet(const double* all, const std::int32_t* column, const double* correction, const double* floor,
                        const double* blended, double share, double* seen, Eigen::Index count) {
    for (Eigen::Index i = 0; i < count; ++i) {
        const double met = all[column[i]] + correction[i];
        const double lowest = floor[i] * (1 + share * blended[i]);
        seen[i] = met > lowest ? met : lowest;
    }
}

/// Variant of meet() for service that is not exponential.
/// `seen` is the customer's own service plus the queue, in units of the customer's own service time.
BOARDSET_WIDE void meetVaried(const double* first, const double* all, const std::int32_t* column,
                              const double* correction, const double* inverse, const double* floor,
                              const double* blended, double share, double* seen, Eigen::Index count) {
    for (Eigen::Index i = 0; i < count; ++i) {
        const double met = first[column[i]] + (all[column[i]] + correction[i]) * inverse[i];
        const double lowest = floor[i] * (1 + share * blended[i]);
        seen[i] = met > lowest ? met : lowest;
    }
}

/// Adds factor x row to `total`.
BOARDSET_WIDE void accumulate(double factor, const double* row, double* total, Eigen::Index count) {
    for (Eigen::Index k = 0; k < count; ++k)
        total[k] += factor * row[k];
}

} // namespace

FixedPoint::FixedPoint(const Visits& visits)
    : m_visits(visits), m_classes(visits.rows()), m_stations(visits.columns), m_dense(visits.isDense()) {
    const Eigen::Index size = m_classes + m_stations;
    for (Vector* vector : {&m_state, &m_image, &m_weight, &m_rest, &m_lastRest, &m_lastImage})
        vector->setZero(size);
    m_all.setZero(m_stations);
    m_seen.setZero(m_stations);
    m_row.setZero(m_stations);
    m_floor.setConstant(visits.size(), leastFloor);
    m_restSteps.setZero(size, window);
    m_imageSteps.setZero(size, window);
}

void FixedPoint::setFloor(const Vector& floor) {
    for (Eigen::Index i = 0; i < m_floor.size(); ++i)
        m_floor[i] = floor[m_visits.at(i)];
}

void FixedPoint::setService(const Variability& variability, bool follow) {
    if (variability.isExponential())
        return;
    m_variability = &variability;
    m_follows = follow;
    m_blended.resize(m_visits.size());
    m_scaled.resize(m_visits.size());
    m_inverse = variability.relative().cwiseInverse();
    m_unlike = ((m_inverse.array() - 1).abs() > identical).any();
    m_lengths = m_visits.list().cwiseProduct(variability.relative());
    for (Vector* vector : {&m_first, &m_use, &m_work})
        vector->resize(m_stations);
    setFloor(variability.own());
    updateFactors();
}

void FixedPoint::updateFactors() {
    m_age = 0;
    m_variability->factors(throughput(), m_factor);
    for (Eigen::Index i = 0; i < m_visits.size(); ++i)
        m_blended[i] = m_factor[m_visits.at(i)] * m_visits.value[std::size_t(i)];
}

Vector FixedPoint::waitedFor() const {
    if (m_variability == nullptr)
        return queue();
    const Vector busy = m_visits.addUp(m_lengths, throughput());
    return queue().array() - (1 - m_factor.array()) * m_variability->own().array() * busy.array();
}

/// Returns the correction multiplied by the factors f_k.
const Vector* FixedPoint::scaled(const Vector* correction) {
    if (m_variability == nullptr)
        return correction;
    for (Eigen::Index i = 0; i < m_visits.size(); ++i)
        m_scaled[i] = correction != nullptr ? m_factor[m_visits.at(i)] * (*correction)[i] : 0;
    return &m_scaled;
}

/// Computes the queue length that all classes find at each column.
void FixedPoint::meetAll() {
    m_all = m_state.head(m_stations).array() + 1;
    if (m_variability == nullptr)
        return;
    if (m_follows && ++m_age > mostAge)
        updateFactors();
    addUp(m_visits.value.data(), m_use);
    m_work = m_use;
    if (m_unlike)
        addUp(m_lengths.data(), m_work);
    for (Eigen::Index k = 0; k < m_stations; ++k) {
        const double steady = (1 - m_factor[k]) * m_variability->own()[k];
        m_first[k] = m_factor[k] + steady;
        m_all[k] = m_state[k] - steady * m_work[k] / std::max(1.0, m_use[k]);
    }
    if (!m_unlike) {
        m_all += m_first;
        m_first.setZero();
    }
}

/// Returns the queue length that a visit finds if service is not exponential. This is the customer's own service plus
/// that of the other customers, in units of the customer's own service time.
double FixedPoint::metBy(Eigen::Index visit, const Vector& correction) const {
    const Eigen::Index k = m_visits.at(visit);
    return m_first[k] + (m_all[k] + correction[visit]) * m_inverse[visit];
}

/// Adds factor x row to `total`. `row` has one number for each station that class c visits.
void FixedPoint::addTo(Eigen::Index c, double factor, const double* row, double* total) const {
    const Eigen::Index count = m_visits.end(c) - m_visits.begin(c);
    if (m_dense) {
        accumulate(factor, row, total, count);
        return;
    }
    const std::int32_t* column = m_visits.column.data() + m_visits.begin(c);
    for (Eigen::Index i = 0; i < count; ++i)
        total[column[i]] += factor * row[i];
}

/// Sets `total`, for each station, to the sum over all classes of `list` x the class's current throughput.
void FixedPoint::addUp(const double* list, Vector& total) const {
    total.setZero();
    for (Eigen::Index c = 0; c < m_classes; ++c)
        addTo(c, m_state[m_stations + c], list + m_visits.begin(c), total.data());
}

void FixedPoint::start(const Vector& population, const Vector& think) {
    m_state.setZero();
    for (Eigen::Index c = 0; c < m_classes; ++c) {
        const double service = m_visits.list().segment(m_visits.begin(c), m_visits.end(c) - m_visits.begin(c)).sum();
        const double x = population[c] / (think[c] + service * std::max(1.0, population.sum() / double(m_stations)));
        m_state[m_stations + c] = x;
        const double waiting = std::max(0.0, population[c] - x * think[c]);
        addTo(c, service > 0 ? waiting / service : 0, m_visits.value.data() + m_visits.begin(c), m_state.data());
    }
}

/// Slows all classes equally so that no station is overloaded. Iterations that start above capacity may not converge.
void FixedPoint::slowDown() {
    m_state /= std::max(1.0, m_visits.addUp(m_visits.list(), throughput()).maxCoeff());
}

void FixedPoint::iterate(const Vector& population, const Vector& think, const Vector* correction) {
    m_image.setZero();
    meetAll();
    for (Eigen::Index c = 0; c < m_classes; ++c) {
        const double share = m_state[m_stations + c] / std::max(population[c], 1.0);
        const Eigen::Index begin = m_visits.begin(c);
        const Eigen::Index count = m_visits.end(c) - begin;
        const double* demand = m_visits.value.data() + begin;
        const std::int32_t* column = m_visits.column.data() + begin;
        const double* seen = m_all.data();
        if (m_unlike) {
            meetVaried(m_first.data(), seen, column, correction->data() + begin, m_inverse.data() + begin,
                       m_floor.data() + begin, blended() + begin, share, m_seen.data(), count);
            seen = m_seen.data();
        } else if (correction != nullptr) {
            meet(seen, column, correction->data() + begin, m_floor.data() + begin, blended() + begin, share,
                 m_seen.data(), count);
            seen = m_seen.data();
        } else if (!m_dense) {
            for (Eigen::Index i = 0; i < count; ++i)
                m_seen[i] = m_all[column[i]];
            seen = m_seen.data();
        }
        const double time = sweepRow(demand, blended() + begin, seen, share, m_row.data(), count);
        const double x = population[c] / (think[c] + time);
        m_image[m_stations + c] = x;
        if (m_unlike)
            m_row.head(count).array() *= m_variability->relative().segment(begin, count).array();
        addTo(c, x, m_row.data(), m_image.data());
    }
}

double FixedPoint::change() const {
    double largest = 0;
    for (Eigen::Index i = 0; i < m_state.size(); ++i) {
        const double scale = i < m_stations ? std::max(1.0, m_image[i]) : std::max(m_image[i], m_state[i]);
        const double step = std::abs(m_image[i] - m_state[i]);
        if (!std::isfinite(step))
            return step;
        largest = std::max(largest, step > 0 ? step / scale : 0); // a class without customers stays at 0
    }
    return largest;
}

void FixedPoint::remember() {
    m_rest = (m_image - m_state).cwiseProduct(m_weight);
    if (m_hasLast) {
        m_restSteps.col(m_oldest) = m_rest - m_lastRest;
        m_imageSteps.col(m_oldest) = m_image - m_lastImage;
        m_kept = std::min(m_kept + 1, window);
        for (int i = 0; i < m_kept; ++i) {
            m_gram(i, m_oldest) = m_restSteps.col(i).dot(m_restSteps.col(m_oldest));
            m_gram(m_oldest, i) = m_gram(i, m_oldest);
        }
        m_oldest = (m_oldest + 1) % window;
    }
    m_lastRest = m_rest;
    m_lastImage = m_image;
    m_hasLast = true;
}

void FixedPoint::extrapolate() {
    // Solves the normal equations for the combination of the last steps with the smallest residual.
    Eigen::Matrix<double, window, window> gram = Eigen::Matrix<double, window, window>::Identity();
    Small right = Small::Zero();
    double trace = 0;
    for (int i = 0; i < m_kept; ++i) {
        trace += m_gram(i, i);
        right[i] = m_restSteps.col(i).dot(m_rest);
    }
    gram.topLeftCorner(m_kept, m_kept) = m_gram.topLeftCorner(m_kept, m_kept);
    gram.diagonal().array() += 1e-14 * trace;
    const Small factor = gram.ldlt().solve(right);
    m_state = m_image;
    for (int i = 0; i < m_kept; ++i)
        m_state -= factor[i] * m_imageSteps.col(i);
    const bool sound = m_state.allFinite() && m_state.minCoeff() >= 0;
    if (!sound)
        m_state = m_image;
}

int FixedPoint::solve(const Vector& population, const Vector& think, const Vector* correction, double tolerance) {
    if (m_classes == 0)
        return 0;
    correction = scaled(correction);
    m_kept = m_oldest = 0;
    m_hasLast = false;
    m_weight.setOnes();
    double best = 0;
    for (int iteration = 1;; ++iteration) {
        iterate(population, think, correction);
        m_residual = change();
        if (m_follows && m_age > 1 && m_residual <= tolerance) { // the iteration converged with outdated factors
            m_state = m_image;
            updateFactors();
            continue;
        }
        if (m_residual <= tolerance || iteration == mostIterations || !std::isfinite(m_residual)) {
            m_state = m_image;
            return iteration;
        }
        if (m_follows && iteration == patience && m_residual > lost) {
            start(population, think);
            slowDown();
            updateFactors();
            m_kept = m_oldest = 0;
            m_hasLast = false;
            best = m_residual;
            continue;
        }
        if (iteration == 1) {
            m_weight.tail(m_classes) =
                (m_image.tail(m_classes).array() > 0).select(population.cwiseQuotient(m_image.tail(m_classes)), 1.0);
            best = m_residual;
        }
        if (m_residual > 2 * best) { // the extrapolation increased the residual, so its history is discarded
            m_kept = m_oldest = 0;
            m_hasLast = false;
            best = m_residual;
        }
        best = std::min(best, m_residual);
        remember();
        if (m_kept > 0 && iteration / acceleratedIterations % 4 == 0)
            extrapolate();
        else
            m_state = m_image;
    }
}

void FixedPoint::residence(const Vector& population, const Vector* correction, Vector& result) {
    correction = scaled(correction);
    meetAll();
    result.resize(m_visits.size());
    for (Eigen::Index c = 0; c < m_classes; ++c) {
        const double share = m_state[m_stations + c] / std::max(population[c], 1.0);
        for (Eigen::Index i = m_visits.begin(c); i < m_visits.end(c); ++i) {
            const double alone = 1 + share * blended()[i];
            const double met = m_variability != nullptr
                                   ? metBy(i, *correction)
                                   : m_all[m_visits.at(i)] + (correction != nullptr ? (*correction)[i] : 0);
            result[i] = m_visits.value[std::size_t(i)] * std::max(met, m_floor[i] * alone) / alone;
        }
    }
}

} // namespace boardset
