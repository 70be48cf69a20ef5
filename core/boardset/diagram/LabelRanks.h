// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which labels of a drawing are shown at each zoom. Names are shown wherever they fit.
// Besides names of parts, an area of 400 x 300 pixels shows at most `mostLabels` labels, so a larger screen shows more
// labels.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>

namespace boardset {

inline constexpr int mostLabels = 43; ///< Maximum number of labels per area.
/// Size of the area in which labels are counted, in pixels.
inline constexpr double labelAreaWidth = 400, labelAreaHeight = 300;

/// The lowest zoom at which labels of each rank are shown.
/// This zoom depends only on the layout, not on the result or the window size,
/// so that each label appears and disappears at a fixed zoom.
class LabelRanks {
public:
    LabelRanks() = default;
    /// Counts the labels of a layout. The text size has no effect, because larger text has larger boxes.
    explicit LabelRanks(const Layout& layout);

    /// Returns the lowest zoom at which no area has too many labels.
    /// The limit of `mostLabels` applies to the labels of the given rank and of more important ranks together.
    double from(LabelRank rank) const { return m_from.at(static_cast<std::size_t>(rank)); }
    /// Returns the least important rank that is shown at a zoom.
    /// `before` is the least important rank that was shown until now.
    /// A rank disappears at a slightly lower zoom than the zoom at which it appears.
    LabelRank at(double zoom, LabelRank before = LabelRank::Name) const;

private:
    std::array<double, labelRankCount> m_from{};
};

/// Returns the lowest zoom at which the name of each board and each top-level box fits its box with the smallest
/// legible text.
double zoomForNames(const Layout& layout);

} // namespace boardset
