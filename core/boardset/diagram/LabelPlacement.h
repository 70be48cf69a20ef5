// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of the labels next to wires, and the ranks of the titles of boxes.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// Reserves space for "1.5 GB/s" next to every wire with a capacity, where nothing else is drawn.
/// Wires without such space get no label.
void placeLabels(const Topology& topology, Layout& layout);

/// Ranks the titles of boxes.
/// The title of a board or of any top-level box has rank Name; the title of a part has rank Part.
/// The title of a part without any other content has rank Bare.
/// If several such parts are in one box, their titles appear only at a higher zoom; until then, they share one label:
/// "4 hubs".
void rankTitles(const Topology& topology, Layout& layout);

} // namespace boardset
