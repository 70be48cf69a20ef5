// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in the box of a block: the block's name, state and domain, and facts about the block's type.
#pragma once

#include "boardset/diagram/Plan.h"

namespace boardset {

/// Returns a box that shows the name and state of its block ("SB3 failed", "Data crossbar, half rate"), and the domain.
PlannedBox named(const Topology& topology, BlockId block, BoxStyle style);

/// Adds the title of the block's type as the subtitle, unless the subtitle already shows the domain.
void addSubtitle(const Topology& topology, PlannedBox& planned);

/// Returns the title of the block's type; empty if the title of the box already contains it.
std::string subtitleOf(const Topology& topology, BlockId block);

/// Returns the facts that the diagram shows for the block's type, one line each.
std::vector<BoxLine> shownLines(const Topology& topology, BlockId block);

/// Returns the values of the shown facts, on one line.
std::string shownValues(const Topology& topology, BlockId block);

/// Returns the names of the devices at a switch, both built-in devices and devices in slots.
/// The form is suitable for small windows: "SAS, Slots 0, 1".
std::string namesOfDevices(const Topology& topology, const std::vector<BlockId>& children);

} // namespace boardset
