// SPDX-License-Identifier: GPL-3.0-or-later
// Which labels of a drawing are shown at which zoom: at most about forty in any 400 x 300 pixels of a screen, so that a
// larger screen says more.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>

namespace boardset {

inline constexpr int mostLabels = 43;                                ///< In any room of this size: about forty.
inline constexpr double labelRoomWidth = 400, labelRoomHeight = 300; ///< In pixels, at text of 100 %.

/// The zooms from which the ranks of a layout's labels are shown. They depend on the layout alone, not on an
/// answer or the size of a window: a label comes and goes with the zoom alone, once on the way in.
class LabelRanks {
public:
    LabelRanks() = default;
    /// Larger text takes a larger room.
    explicit LabelRanks(const Layout& layout);

    /// The least zoom at which no room has more than `mostLabels` of this rank and the more important ones.
    double from(LabelRank rank) const { return m_from.at(static_cast<std::size_t>(rank)); }
    /// The last rank that is shown at a zoom. One that was shown `before` goes a little later than it came.
    LabelRank at(double zoom, LabelRank before = LabelRank::Name) const;

private:
    std::array<double, labelRankCount> m_from{};
};

} // namespace boardset
