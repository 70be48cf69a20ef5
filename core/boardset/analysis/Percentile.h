// SPDX-License-Identifier: GPL-3.0-or-later
// The response time percentile of an open class, which complements the mean.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

inline constexpr double percentileShare = 0.95;      ///< Share of the operations that the percentile covers.
inline constexpr double percentileNormal = 1.644854; ///< Quantile of the standard normal distribution for that share.

/// The time, in ns, that 95 % of the operations do not exceed.
struct Percentile {
    double ns = 0;
    /// False if `ns` is an approximation from mean and variance, which assumes exponential and independent times at the
    /// parts.
    bool isExact = false;
};

/// Returns the time within which 95 % of a class's operations complete; empty if the class is not open or has no
/// answer. R is the mean response time, and R_k its part at station k.
///
/// At a single first-come M/M/1 station, response times are exponential, and the percentile is R ln(1 / (1 - 0.95)).
/// In other networks, let v_k be the share of operations that visit station k, and n_k the number of services in the
/// demand of such an operation. The variance of the response time is then the sum over k of
/// R_k^2 (1 + 1 / n_k) / v_k - R_k^2. The percentile is the quantile of a gamma distribution with this mean and this
/// variance (Wilson and Hilferty, 1931).
std::optional<Percentile> percentileOf(const Answer& answer, std::size_t of);

} // namespace boardset
