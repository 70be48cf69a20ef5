// SPDX-License-Identifier: GPL-3.0-or-later
// The iteration that Schweitzer-Bard and the Linearizer share: arrival queues are estimated from the queues themselves.
#pragma once

#include "boardset/queueing/Visits.h"

namespace boardset {

class Variability;

/// Solves, for the total queue lengths Q_k and the throughputs X_c,
///   R_ck = D_ck (1 + Q_k - Q_ck / max(N_c, 1) + B_ck),   X_c = N_c / (Z_c + sum_k R_ck),   Q_ck = X_c R_ck,
/// where B is zero for Schweitzer-Bard and the correction of arrival queues for Linearizer. With Q_ck = X_c R_ck:
///   R_ck = D_ck (1 + Q_k + B_ck) / (1 + D_ck X_c / max(N_c, 1)),
/// or where service is not exponential (see Variability.h), with the customer's own service o_k = m_k (1 - U_open),
///   R_ck = D_ck (f_k + (1 - f_k) o_k (1 - U_k) + Q_k + f_k B_ck) / (1 + f_k D_ck X_c / max(N_c, 1)) >= o_k D_ck,
/// with Q_k, U_k and B_ck in services of class c where those differ. So only Q_k and X_c need to be stored. An
/// iteration is one pass over the demands that are not zero: O(classes x stations). Anderson's acceleration (1965)
/// extrapolates over the last few iterations to the same fixed point. An extrapolation that does not reduce the
/// residual is replaced by the plain iteration. The iteration allocates no memory.
class FixedPoint {
public:
    static constexpr double leastFloor = 0.01; ///< Default of setFloor().

    /// Uses the demands at single servers, by class and station. `visits` must outlive this object.
    explicit FixedPoint(const Visits& visits);

    /// Starts with each class spread over its stations in proportion to its demands.
    void start(const Vector& population, const Vector& think);

    /// Starts from a state that state() returned.
    void start(const Vector& state) { m_state = state; }
    const Vector& state() const { return m_state; }

    /// Iterates from the current values until one plain iteration changes no throughput by more than `tolerance` of
    /// itself and no queue length by more than `tolerance` of max(1, itself). `correction` may be null.
    /// Returns the number of iterations. Populations must be above 0.
    int solve(const Vector& population, const Vector& think, const Vector* correction, double tolerance);

    /// Sets the lower limit of a customer's time at each station, as a multiple of its demand there, with or without
    /// correction. The default is leastFloor.
    void setFloor(const Vector& floor);

    /// Uses service that is not exponential. The factors f_k are those of the current throughputs; if `follow` is true,
    /// they are updated during the iteration. `variability` must outlive this object.
    void setService(const Variability& variability, bool follow = false);

    auto queue() const { return m_state.head(m_stations); } ///< [station] Q_k, in mean services.
    /// [station] Number of customers that an arriving open customer waits for: Q_k, where a customer in service counts
    /// with its remaining service. Where services differ, the equivalent number of mean services.
    Vector waitedFor() const;
    auto throughput() const { return m_state.tail(m_classes); } ///< [class] X_c.
    double residual() const { return m_residual; }              ///< Relative change by the last plain iteration.

    /// Computes R_ck at the current values. Corrections and residence times are lists with one number per visit.
    void residence(const Vector& population, const Vector* correction, Vector& result);

private:
    void slowDown();
    void iterate(const Vector& population, const Vector& think, const Vector* correction);
    const double* blended() const { return m_variability == nullptr ? m_visits.value.data() : m_blended.data(); }
    const Vector* scaled(const Vector* correction);
    void meetAll();
    double metBy(Eigen::Index visit, const Vector& correction) const;
    void updateFactors();
    void addTo(Eigen::Index c, double factor, const double* row, double* total) const;
    void addUp(const double* list, Vector& total) const;
    double change() const;
    void extrapolate();
    void remember();

    static constexpr int window = 5; ///< Number of past iterations that the extrapolation uses.
    using Small = Eigen::Matrix<double, window, 1>;

    const Visits& m_visits;
    Eigen::Index m_classes = 0;
    Eigen::Index m_stations = 0;
    bool m_dense = true;                        ///< True if no demand is zero.
    Vector m_state, m_image;                    ///< Q_k, then X_c: current values, and after one plain iteration.
    Vector m_floor;                             ///< [list]
    const Variability* m_variability = nullptr; ///< Null if all service is exponential.
    bool m_unlike = false;                      ///< True if services of classes differ at some station.
    bool m_follows = false;                     ///< True if factors are updated with the throughputs.
    int m_age = 0;                              ///< Number of iterations since the last update of the factors.
    Vector m_factor;                            ///< [column] f_k.
    Vector m_blended, m_scaled;                 ///< [list] f_k D_ck, f_k B_ck.
    Vector m_all, m_seen, m_row;                ///< 1 + Q_k; the queue that one class meets; its residence times.
    Vector m_inverse, m_lengths;               ///< [list] 1 / relative service; D_ck in mean services. See Variability.
    Vector m_use, m_work;                      ///< [column] Utilisation; the same in mean services.
    Vector m_first;                            ///< [column] For non-exponential service: own service within 1 + Q_k.
    Vector m_weight;                           ///< Converts throughputs to the unit of queue lengths: customers.
    Vector m_rest, m_lastRest, m_lastImage;    ///< Weighted residuals, and the last image.
    Eigen::MatrixXd m_restSteps, m_imageSteps; ///< Differences of residuals and images, a column per stored iteration.
    Eigen::Matrix<double, window, window> m_gram; ///< Scalar products of the columns of m_restSteps.
    double m_residual = 0;
    int m_kept = 0;   ///< Number of columns of m_restSteps in use.
    int m_oldest = 0; ///< Index of the column to overwrite next.
    bool m_hasLast = false;
};

} // namespace boardset
