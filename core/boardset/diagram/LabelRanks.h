// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which labels of a drawing are shown at which zoom.
// About forty labels at most are shown per 400 x 300 pixels, so a larger screen shows more.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>

namespace boardset {

inline constexpr int mostLabels = 43; ///< Maximum number of labels per area: about forty.
inline constexpr double labelAreaWidth = 400, labelAreaHeight = 300; ///< The area in pixels, at a text size of 100 %.

/// The zooms from which labels of each rank are shown. The zooms depend only on the layout,
/// and not on the result or the window size, so that each label appears and disappears at a fixed zoom.
class LabelRanks {
public:
    LabelRanks() = default;
    /// Counts the labels of a layout. For larger text, the area in which labels are counted is larger.
    explicit LabelRanks(const Layout& layout);

    /// Returns the lowest zoom at which no area has more than `mostLabels` labels of this rank and more important
    /// ranks.
    double from(LabelRank rank) const { return m_from.at(static_cast<std::size_t>(rank)); }
    /// Returns the last rank that is shown at a zoom. `before` is the last rank that was shown until now.
    /// A rank disappears at a slightly lower zoom than that at which it appears.
    LabelRank at(double zoom, LabelRank before = LabelRank::Name) const;

private:
    std::array<double, labelRankCount> m_from{};
};

} // namespace boardset
