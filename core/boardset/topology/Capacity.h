// SPDX-License-Identifier: GPL-3.0-or-later
// The capacity of a memory.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>

namespace boardset {

/// Returns the interleaved banks of a memory: its parts whose size is set by an option.
std::vector<BlockId> banksOf(const Topology& topology, const Block& memory);

/// Returns the share of a memory's banks that work; 1 for a memory without banks.
double banksLeft(const Topology& topology, const Block& memory);

/// Returns the bytes that fit in a memory: the size that options give it or its banks, including failed banks.
/// Without such an option, returns the fact "size" of its block type. Empty if the database has neither.
std::optional<double> capacityOf(const Topology& topology, BlockId memory);

/// Returns a size as text: "8 GB", with 1 GB = 1,073,741,824 bytes as in documents of the time.
std::string sizeText(double bytes);

} // namespace boardset
