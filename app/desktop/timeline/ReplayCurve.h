// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and local share over the steps of one replay, as far as they have been computed.
#pragma once

#include "boardset/analysis/ReplayNumbers.h"
#include "boardset/diagram/Layout.h"

#include <QString>

#include <map>
#include <optional>

namespace boardset {

/// The throughput and the local share of one replay. The values are constant between two consecutive placements.
/// Where placements have not been computed yet, the curve is a straight line.
class ReplayCurve {
public:
    ReplayCurve() = default;
    explicit ReplayCurve(const ReplayCursor& replay);

    /// True if the curve belongs to the given replay, and not to another replay of the same program.
    bool isOf(const ReplayCursor* replay) const;
    const ReplayCursor& replay() const { return *m_replay; }
    /// Returns up to `most` positions whose values have not been computed yet: the end positions first, then the
    /// midpoints of the gaps.
    std::vector<int> missing(std::size_t most) const;
    void add(const std::vector<ReplayNumbers>& numbers);
    /// Returns the unit of the throughput.
    QString unit() const {
        return m_numbers.empty() ? QString() : QString::fromStdString(m_numbers.rbegin()->second.unit);
    }
    std::vector<Point> points(double ReplayNumbers::*value, double scale) const;

private:
    std::optional<ReplayCursor> m_replay;
    std::vector<int> m_positions;
    std::map<int, ReplayNumbers> m_numbers; ///< Computed values, keyed by position.
};

} // namespace boardset
