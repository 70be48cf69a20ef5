// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of the labels next to wires, and the ranks of the titles of boxes.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// Reserves space for "1.5 GB/s" next to every wire with a capacity, where nothing else is drawn.
/// Wires without such space get no label.
void placeLabels(const Topology& topology, Layout& layout);

/// Ranks the titles of boxes. The title of a board or of any top-level box is a Name; the title of a part is a Part.
/// Parts without any other content are Bare.
/// Several of them in one box appear at a higher zoom, and share one label until then: "4 hubs".
void rankTitles(const Topology& topology, Layout& layout);

} // namespace boardset
