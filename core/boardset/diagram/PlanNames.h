// SPDX-License-Identifier: GPL-3.0-or-later
// What a box says of its block before anything else: its name, whether it works, and whose it is.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// A box with its block's name, "SB3 failed" or "Data crossbar, half rate" where it is so, and its domain.
PlannedBox named(const Topology& topology, BlockId block, BoxStyle style);

/// Says what a box is, unless its domain is already said there.
void addSubtitle(const Topology& topology, PlannedBox& planned);

/// What is at a switch, built in or in a slot: "SAS, Slots 0, 1", which is short enough for a small window.
std::string namesOfDevices(const Topology& topology, const std::vector<BlockId>& children);

} // namespace boardset
