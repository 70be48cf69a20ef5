// SPDX-License-Identifier: GPL-3.0-or-later
// How much a memory holds.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>

namespace boardset {

/// The parts of a memory whose size is an option: its banks, which take turns.
std::vector<BlockId> banksOf(const Topology& topology, const Block& memory);

/// The share of them that work; 1 of what has none.
double banksLeft(const Topology& topology, const Block& memory);

/// Bytes that fit in a memory: what the options give to its banks, failed ones too, else the fact "size" of its block
/// type; nothing if the database does not say.
std::optional<double> capacityOf(const Topology& topology, BlockId memory);

/// A size for people: "8 GB" (of 1,073,741,824 bytes, as the documents of the time count).
std::string sizeText(double bytes);

} // namespace boardset
