// SPDX-License-Identifier: GPL-3.0-or-later
// The capacity of a memory.
#pragma once

#include "boardset/topology/Topology.h"

#include <optional>
#include <string>

namespace boardset {

/// Returns the share of a memory's banks that still work; 1 for a memory without banks.
double banksLeft(const Topology& topology, const Block& memory);

/// Returns the capacity of a memory in bytes: the size that options set for the memory or for its banks. Failed banks
/// count too. Without such an option, returns the fact "size" of the memory's block type. Returns nothing if the
/// catalog has neither.
std::optional<double> capacityOf(const Topology& topology, BlockId memory);

/// Returns a size as text: "8 GB", with 1 GB = 1,073,741,824 bytes as in documents of the time.
std::string sizeText(double bytes);

} // namespace boardset
