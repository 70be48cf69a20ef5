// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a layout, a result and a placement into a picture. Only paint() determines which shapes and texts are drawn.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// Returns a picture of boxes with bars, failures, wires, tokens and text.
/// Elements of each of these kinds are in layout order.
/// The picture is wide enough for wire labels that extend beyond the layout.
/// `tokenScale` enlarges tokens as in placeTokens().
Picture paint(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
              double tokenScale = 1, const HomeTitles& away = {});

} // namespace boardset::picture
