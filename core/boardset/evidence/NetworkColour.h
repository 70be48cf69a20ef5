// SPDX-License-Identifier: GPL-3.0-or-later
// Determines whether the model can distinguish two placements.
#pragma once

#include "boardset/analysis/MachineNetwork.h"

#include <cstdint>

namespace boardset {

/// Returns the stable colour of a network under colour refinement (one-dimensional Weisfeiler-Leman). Classes take on
/// the colours of the stations that they visit, and stations those of their classes, until the colours no longer
/// change. Networks that differ only in which of several identical parts they use have the same colour. Names do not
/// affect it. It depends on the type of processor or card, pattern, number of threads, background or foreground, bytes,
/// localities with their shares, and demands. It also depends on outstanding or arriving lines or requests, the kind of
/// part of each station, the machine's options, and failures. Colours are comparable only within one run of the
/// program.
std::uint64_t networkColour(const MachineNetwork& model, const Topology& topology);

} // namespace boardset
