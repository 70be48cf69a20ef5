// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the model can tell two placements apart.
#pragma once

#include "boardset/analysis/MachineNetwork.h"

#include <cstdint>

namespace boardset {

/// The stable colour of a network under colour refinement (one-dimensional Weisfeiler-Leman): classes take on the
/// colours of the stations that they visit, stations those of the classes that visit them, until nothing more is told
/// apart. Networks that differ only in which of their equal parts are used have one colour. Names do not count; what
/// does: the type of processor or card, pattern, number of threads, lines or requests under way or that come, whether
/// they stand back, bytes, localities with their shares, demands, the kind of part behind each station, the machine's
/// options and what has failed. Valid within one run of the program.
std::uint64_t networkColour(const MachineNetwork& model, const Topology& topology);

} // namespace boardset
