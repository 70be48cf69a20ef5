// SPDX-License-Identifier: GPL-3.0-or-later
// The iteration that Schweitzer-Bard and Linearizer share. It estimates the queue length that an arrival finds from the
// mean queue lengths.
#pragma once

#include "boardset/queueing/Visits.h"

namespace boardset {

class Variability;

/// Solves these equations for the total queue lengths Q_k of the stations k and the throughputs X_c of the classes c:
///   R_ck = D_ck (1 + Q_k - Q_ck / max(N_c, 1) + B_ck),   X_c = N_c / (Z_c + sum_k R_ck),   Q_ck = X_c R_ck.
/// R_ck is the residence time, D_ck the demand, N_c the population and Z_c the think time. Q_ck is the part of Q_k that
/// belongs to class c. B_ck is the correction of the queue that an arrival finds: in Linearizer, the result of the last
/// round; in Schweitzer-Bard, zero. With Q_ck = X_c R_ck, the first equation becomes
///   R_ck = D_ck (1 + Q_k + B_ck) / (1 + D_ck X_c / max(N_c, 1)).
///
/// If service is not exponential, the equation also contains the factor f_k of Variability. Station k has m_k servers
/// and the utilisation U_k, of which U_open,k is due to open classes. The customer's own service, as a multiple of its
/// demand, is o_k = m_k (1 - U_open,k). The first equation then becomes
///   R_ck = D_ck (f_k + (1 - f_k) o_k (1 - U_k) + Q_k + f_k B_ck) / (1 + f_k D_ck X_c / max(N_c, 1)),
/// but R_ck is at least o_k D_ck. If the classes' service times differ at a station, Q_k, U_k and B_ck are measured in
/// services of class c.
///
/// Only Q_k and X_c need to be stored. An iteration is one pass over the demands that are not zero and takes
/// O(classes x stations). Anderson's acceleration (1965) extrapolates from the last few iterations to the same fixed
/// point. If an extrapolation does not reduce the residual, a plain iteration replaces it. The iteration allocates no
/// memory.
class FixedPoint {
public:
    static constexpr double leastFloor = 0.01; ///< Default limit of setFloor().

    /// Prepares the iteration for the given demands at single servers. `visits` must outlive this object.
    explicit FixedPoint(const Visits& visits);

    /// Starts with the customers of each class distributed over its stations in proportion to the class's demands.
    void start(const Vector& population, const Vector& think);

    /// Starts from a state that was returned by state().
    void start(const Vector& state) { m_state = state; }
    const Vector& state() const { return m_state; }

    /// Iterates from the current values until one plain iteration changes every value only slightly. A throughput may
    /// change by at most `tolerance` x its value; a queue length q by at most `tolerance` x max(1, q). `correction` may
    /// be null. Returns the number of iterations. Populations must be above 0.
    int solve(const Vector& population, const Vector& think, const Vector* correction, double tolerance);

    /// Sets the lower limit of a customer's time at each station, as a multiple of the customer's demand at the
    /// station. The limit applies with and without a correction. The default is leastFloor.
    void setFloor(const Vector& floor);

    /// Uses service times that are not exponential. The factors f_k are computed for the current throughputs. If
    /// `follow` is true, they are updated during the iteration. `variability` must outlive this object.
    void setService(const Variability& variability, bool follow = false);

    auto queue() const { return m_state.head(m_stations); } ///< [station] Queue length Q_k, measured in mean services.
    /// [station] Number of customers for which an arriving open customer waits. This is Q_k, except that a customer in
    /// service counts only for its remaining service. If the classes' service times differ, the result is the
    /// equivalent number of mean services.
    Vector waitedFor() const;
    auto throughput() const { return m_state.tail(m_classes); } ///< [class] Throughput X_c.
    double residual() const { return m_residual; }              ///< Relative change in the last plain iteration.

    /// Computes the residence times R_ck for the current values. `correction` and `result` have one number per visit.
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
    bool m_dense = true;     ///< True if all demands are above zero.
    Vector m_state, m_image; ///< All Q_k, followed by all X_c. m_state: current values. m_image: values
                             ///< after one plain iteration.
    Vector m_floor;          ///< [visit] Lower limit of the residence time; see setFloor().
    const Variability* m_variability = nullptr; ///< Null if all service is exponential.
    bool m_unlike = false;                      ///< True if the service times of classes differ at any station.
    bool m_follows = false;                     ///< True if the iteration updates the factors f_k.
    int m_age = 0;                              ///< Number of iterations since the factors f_k were last updated.
    Vector m_factor;                            ///< [column] Factor f_k.
    Vector m_blended, m_scaled;                 ///< [visit] Products: f_k D_ck in m_blended, and f_k B_ck in m_scaled.
    Vector m_all, m_seen, m_row;                ///< [column] m_all: 1 + Q_k. m_seen: the queue length that a class
                                                ///< finds. m_row: the residence time of the class.
    Vector m_inverse, m_lengths;                ///< [visit] 1 / Variability::relative(), and D_ck in mean services.
    Vector m_use, m_work;                       ///< [column] Utilisation, and utilisation in mean services.
    Vector m_first;                             ///< [column] The customer's own service,
                                                ///< as part of 1 + Q_k, if service is not exponential.
    Vector m_weight;                            ///< Factors that convert throughputs to numbers of customers, for
                                                ///< comparison with queue lengths.
    Vector m_rest, m_lastRest, m_lastImage;     ///< Weighted residuals: current in m_rest, previous in m_lastRest.
                                                ///< m_lastImage: the previous image.
    Eigen::MatrixXd m_restSteps, m_imageSteps;  ///< Differences of residuals (m_restSteps) and of images
                                                ///< (m_imageSteps), with one column per iteration.
    Eigen::Matrix<double, window, window> m_gram; ///< Scalar products of the columns of m_restSteps.
    double m_residual = 0;
    int m_kept = 0;   ///< Number of columns of m_restSteps that are in use.
    int m_oldest = 0; ///< Index of the column that is overwritten next.
    bool m_hasLast = false;
};

} // namespace boardset
