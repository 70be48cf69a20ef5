// SPDX-License-Identifier: GPL-3.0-or-later
// Determines whether the model can distinguish two placements.
#pragma once

#include "boardset/analysis/MachineNetwork.h"

#include <cstdint>

namespace boardset {

/// Returns the stable colour of a network under colour refinement (one-dimensional Weisfeiler-Leman).
/// Classes take on the colours of the stations that they visit, and stations take on the colours of their classes.
/// This repeats until no colour changes any more.
/// Two networks have the same colour if they differ only in names, or in which of several identical parts they use.
/// These properties determine the colour:
/// - of a class: type of processor or card, pattern, number of threads, background or foreground, bytes,
///   localities with their shares, demands, and outstanding or arriving lines or requests;
/// - of a station: its kind of part;
/// - of the machine: its options and failures.
/// Colours are comparable only within one run of the program.
std::uint64_t networkColour(const MachineNetwork& model, const Topology& topology);

} // namespace boardset
