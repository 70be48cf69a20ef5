// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and local share over the steps of one replay, to the extent that they are computed.
#pragma once

#include "PlotCurves.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <map>
#include <optional>

namespace boardset {

/// The values of one replay. Between two consecutive placements, the values do not change.
/// Where placements are not computed yet, the curve is a straight line.
class ReplayCurve {
public:
    ReplayCurve() = default;
    explicit ReplayCurve(const ReplayCursor& replay);

    /// True if the curve belongs to this replay, and not to another one of the same program.
    bool isOf(const ReplayCursor* replay) const;
    const ReplayCursor& replay() const { return *m_replay; }
    /// Returns up to `most` positions whose values are not computed yet: the ends first,
    /// then the midpoints of the gaps.
    std::vector<int> missing(std::size_t most) const;
    void add(const std::vector<ReplayNumbers>& numbers);
    /// Unit of the throughput.
    QString unit() const {
        return m_numbers.empty() ? QString() : QString::fromStdString(m_numbers.rbegin()->second.unit);
    }
    QList<QPointF> points(double ReplayNumbers::*value, double scale) const;

private:
    std::optional<ReplayCursor> m_replay;
    std::vector<int> m_positions;
    std::map<int, ReplayNumbers> m_numbers; ///< Keyed by position.
};

} // namespace boardset
