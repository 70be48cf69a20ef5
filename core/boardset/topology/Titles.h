// SPDX-License-Identifier: GPL-3.0-or-later
// Names of blocks and links for people, from the patterns in the catalog.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>

namespace boardset {

/// Replaces {path}, {parent} and {board} in a pattern: "memory of {parent}" becomes "memory of SB3 P1".
std::string titleFor(const std::string& pattern, const Topology& topology, int block);

/// A block's path for people: "SB3 P1"; the machine's title for the root.
std::string titleOf(const Topology& topology, int block);

/// "A", "B"... "Z", "A2", "B2"...: names for what nobody named yet.
std::string letterName(int number, char first = 'A');

} // namespace boardset
