// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels of a drawing are shown at which zoom: so many that a screen never has more than about forty.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>

namespace boardset {

inline constexpr int mostLabels = 43; ///< In any window over the drawing: about forty.

/// The zooms from which the ranks of a layout's labels are shown in a window of a given size. They depend on nothing
/// that an edit changes: a label comes and goes with the zoom alone, once on the way in.
class LabelRanks {
public:
    LabelRanks() = default;
    /// `width` and `height` are those of the window, in pixels.
    LabelRanks(const Layout& layout, double width, double height);

    /// The least zoom at which no window has more than `mostLabels` of this rank and the more important ones.
    double from(LabelRank rank) const { return m_from.at(static_cast<std::size_t>(rank)); }
    /// The last rank that is shown at a zoom. One that was shown `before` goes a little later than it came.
    LabelRank at(double zoom, LabelRank before = LabelRank::Name) const;

private:
    std::array<double, labelRankCount> m_from{};
};

} // namespace boardset
