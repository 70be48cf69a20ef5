// SPDX-License-Identifier: GPL-3.0-or-later
// Room for the labels of wires, beside them.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// Reserves room for "1.5 GB/s" beside every wire with a capacity, where nothing else is; wires without room get none.
void placeLabels(const Topology& topology, Layout& layout);

} // namespace boardset
