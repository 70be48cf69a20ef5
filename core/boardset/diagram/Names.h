// SPDX-License-Identifier: GPL-3.0-or-later
// How a block and its facts are called in the diagram.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// Whether a block's own name is what people call it: "SB3", "RP0"; not "dataswitch".
bool hasOwnName(const Topology& topology, int block);

/// "SB3", or the title of its type, numbered as its name is: "Data switch 1".
std::string displayName(const Topology& topology, int block);

/// The type, where the title does not say it already.
std::string subtitleOf(const Topology& topology, int block);

/// A fact's value as it is printed in the diagram: "4.8 GB/s", "4-way".
std::string valueText(const Fact& fact);

/// The facts that the type shows, one line each.
std::vector<BoxLine> shownLines(const Topology& topology, int block);

/// Only their values, in one line.
std::string shownValues(const Topology& topology, int block, const std::string& between = " · ");

} // namespace boardset
