// SPDX-License-Identifier: GPL-3.0-or-later
// How long most operations of an open class take, not only the mean.
#pragma once

#include "boardset/analysis/Answer.h"

#include <optional>

namespace boardset {

inline constexpr double percentileShare = 0.95;
inline constexpr double percentileNormal = 1.644854; ///< Quantile of that share of a normal distribution.

/// So many of a hundred operations take no longer.
struct Percentile {
    double ns = 0;
    /// Else by two moments, as if what each part takes were exponential and apart from the others.
    bool isExact = false;
};

/// The time within which 95 % of the operations of a class are answered; nothing of one that does not come at a rate,
/// or has no answer. Of one station of M/M/1, which serves as they come, a response is exponential: R ln(1 / (1 -
/// 0.95)). Elsewhere it has the mean R = sum R_k and the variance sum of R_k^2 (1 + 1 / n_k) / v_k - R_k^2, where v_k
/// is the share that passes the station, and n_k the services that its demand is made of; its quantile is that of a
/// gamma distribution with these (Wilson and Hilferty, 1931).
std::optional<Percentile> percentileOf(const Answer& answer, std::size_t of);

} // namespace boardset
