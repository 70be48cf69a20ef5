// SPDX-License-Identifier: GPL-3.0-or-later
// Turns a layout, a result and a placement into a picture. Only this function determines what is drawn and written.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// Returns boxes with their bars, failures, wires, tokens and texts, each in layout order. The picture is wide enough
/// for wire labels that extend beyond the layout. `tokenScale` enlarges tokens as in placeTokens().
Picture paint(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
              double tokenScale = 1, const HomeTitles& away = {});

} // namespace boardset::picture
