// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a picture: the meaning of its tokens, colours, links and bands.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

inline constexpr double legendRow = 24; ///< Height of one row of a legend, at the usual text scale.

/// Returns a legend that explains only what occurs in a picture, for example local and remote pages.
/// The entries are in rows of the given width. If they need more than `rows` rows, the least important are omitted.
/// The legend is empty if the picture has no utilisation and no tokens, or if the width is too small for one entry.
/// `origin` is the position of the first row's upper left corner.
Picture legendOf(const Picture& picture, const Topology& topology, const Workload& workload, const Answer& answer,
                 double width, int rows, double textScale = 1, const Point& origin = {});

} // namespace boardset::picture
