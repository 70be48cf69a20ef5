// SPDX-License-Identifier: GPL-3.0-or-later
// The iteration that Schweitzer-Bard and the Linearizer share: arrival queues guessed from the queues themselves.
#pragma once

#include "boardset/queueing/Visits.h"

namespace boardset {

class Variability;

/// Solves, for the total queue lengths Q_k and the throughputs X_c,
///   R_ck = D_ck (1 + Q_k - Q_ck / max(N_c, 1) + B_ck),   X_c = N_c / (Z_c + sum_k R_ck),   Q_ck = X_c R_ck,
/// where B is zero for Schweitzer-Bard and the Linearizer's correction otherwise. Substituting Q_ck = X_c R_ck gives
///   R_ck = D_ck (1 + Q_k + B_ck) / (1 + D_ck X_c / max(N_c, 1)),
/// or where service is not exponential (see Variability.h), with the customer's own service o_k = m_k (1 - U_open),
///   R_ck = D_ck (f_k + (1 - f_k) o_k (1 - U_k) + Q_k + f_k B_ck) / (1 + f_k D_ck X_c / max(N_c, 1)) >= o_k D_ck,
/// with Q_k, U_k and B_ck in services of class c where those differ, so that only Q_k and X_c need be kept: O(classes x
/// stations) per iteration, one pass over the demands that are not zero. Anderson's acceleration (1965) extrapolates
/// over the last few iterations to the same fixed point; an extrapolation that does not bring the residual down is
/// dropped for the plain iteration. Nothing allocates while iterating.
class FixedPoint {
public:
    static constexpr double leastFloor = 0.01; ///< See setFloor.

    /// Demands at single servers, by class and station; they are to outlive this.
    explicit FixedPoint(const Visits& visits);

    /// Starts with each class spread over its stations in proportion to its demands.
    void start(const Vector& population, const Vector& think);

    /// Starts from what state() gave.
    void start(const Vector& state) { m_state = state; }
    const Vector& state() const { return m_state; }

    /// Iterates from the present values until one plain iteration changes no throughput by more than `tolerance` of
    /// itself and no queue length by more than `tolerance` of max(1, itself). `correction` may be null.
    /// Returns the number of iterations. Populations must be above 0.
    int solve(const Vector& population, const Vector& think, const Vector* correction, double tolerance);

    /// A customer's time at station k is at least floor_k of its demand there, correction or not: leastFloor unless
    /// set.
    void setFloor(const Vector& floor);

    /// Service that is not exponential: the f_k of the present throughputs, or that `follow` them while it iterates.
    /// What is given is to outlive this.
    void setService(const Variability& variability, bool follow = false);

    auto queue() const { return m_state.head(m_stations); } ///< [station] Q_k, in mean services.
    /// [station] The customers whom one of an open class waits for: Q_k, and of those in service what is left of them.
    /// Where services differ, as many of the mean service.
    Vector waitedFor() const;
    auto throughput() const { return m_state.tail(m_classes); } ///< [class] X_c.
    double residual() const { return m_residual; }              ///< The last change by one plain iteration.

    /// R_ck at the present values. Corrections and residence times are lists, one number per visit.
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

    static constexpr int window = 5; ///< Iterations that the extrapolation looks back.
    using Small = Eigen::Matrix<double, window, 1>;

    const Visits& m_visits;
    Eigen::Index m_classes = 0;
    Eigen::Index m_stations = 0;
    bool m_dense = true;                        ///< Nothing is zero.
    Vector m_state, m_image;                    ///< Q_k, then X_c: at present, and after one plain iteration.
    Vector m_floor;                             ///< [list]
    const Variability* m_variability = nullptr; ///< Null: exponential. Else:
    bool m_unlike = false;                      ///< Classes' services differ at a station,
    bool m_follows = false;                     ///< Factors follow the throughputs,
    int m_age = 0;                              ///< and are those of so many iterations before.
    Vector m_factor;                            ///< [column] f_k.
    Vector m_blended, m_scaled;                 ///< [list] f_k D_ck, f_k B_ck.
    Vector m_all, m_seen, m_row;                ///< 1 + Q_k; what one class meets; its residence times.
    Vector m_inverse, m_lengths;               ///< [list] 1 / relative service; D_ck in mean services. See Variability.
    Vector m_use, m_work;                      ///< [column] Utilisation; the same in mean services.
    Vector m_first;                            ///< [column] Not exponential: what of 1 + Q_k is the own service.
    Vector m_weight;                           ///< Brings throughputs to the unit of queue lengths: customers.
    Vector m_rest, m_lastRest, m_lastImage;    ///< Weighted residuals, and the last image.
    Eigen::MatrixXd m_restSteps, m_imageSteps; ///< Their differences: one column per iteration kept.
    Eigen::Matrix<double, window, window> m_gram; ///< Products of the columns of m_restSteps.
    double m_residual = 0;
    int m_kept = 0;   ///< Columns in use.
    int m_oldest = 0; ///< The column to overwrite next.
    bool m_hasLast = false;
};

} // namespace boardset
