// SPDX-License-Identifier: GPL-3.0-or-later
// What a box says of its block: its name, whether it works, whose it is, and facts of its type.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// A box with its block's name, "SB3 failed" or "Data crossbar, half rate" where it is so, and its domain.
PlannedBox named(const Topology& topology, BlockId block, BoxStyle style);

/// Says what a box is, unless its domain is already said there.
void addSubtitle(const Topology& topology, PlannedBox& planned);

/// The type, where the title does not say it already.
std::string subtitleOf(const Topology& topology, BlockId block);

/// The facts that the type shows, one line each.
std::vector<BoxLine> shownLines(const Topology& topology, BlockId block);

/// Only their values, in one line.
std::string shownValues(const Topology& topology, BlockId block);

/// What is at a switch, built in or in a slot: "SAS, Slots 0, 1", which is short enough for a small window.
std::string namesOfDevices(const Topology& topology, const std::vector<BlockId>& children);

} // namespace boardset
