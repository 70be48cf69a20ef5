// SPDX-License-Identifier: GPL-3.0-or-later
// Labels: the rooms of those of wires, beside them, and how important the name of each box is.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// Reserves room for "1.5 GB/s" beside every wire with a capacity, where nothing else is; wires without room get none.
void placeLabels(const Topology& topology, Layout& layout);

/// A board's title is a Name wherever it stands, as is that of any box that stands by itself; a part's is a Part. Parts
/// that are nothing but their names are Bare; several in one box come later, and until then are one: "4 hubs".
void rankTitles(const Topology& topology, Layout& layout);

} // namespace boardset
