// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput and local share over the steps of one replay, as far as they are worked out.
#pragma once

#include "PlotCurves.h"
#include "boardset/analysis/ReplayNumbers.h"

#include <map>
#include <optional>

namespace boardset {

/// Between two placements that follow each other nothing changes; where some between them are not worked out yet, a
/// straight line is drawn.
class ReplayCurve {
public:
    ReplayCurve() = default;
    explicit ReplayCurve(const ReplayCursor& replay);

    /// Whether it is of this replay, and no other with the same program.
    bool isOf(const ReplayCursor* replay) const;
    const ReplayCursor& replay() const { return *m_replay; }
    /// What is still to be worked out: the ends first, then the middle between what there is, up to `most` in all.
    std::vector<int> missing(std::size_t most) const;
    void add(const std::vector<ReplayNumbers>& numbers);
    /// Of throughput.
    QString unit() const {
        return m_numbers.empty() ? QString() : QString::fromStdString(m_numbers.rbegin()->second.unit);
    }
    QList<QPointF> points(double ReplayNumbers::*value, double scale) const;

private:
    std::optional<ReplayCursor> m_replay;
    std::vector<int> m_positions;
    std::map<int, ReplayNumbers> m_numbers; ///< By position.
};

} // namespace boardset
