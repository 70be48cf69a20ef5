// SPDX-License-Identifier: GPL-3.0-or-later
// What the diagram says of a block and its facts beside its name.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// The type, where the title does not say it already.
std::string subtitleOf(const Topology& topology, BlockId block);

/// A fact's value as it is printed in the diagram: "4.8 GB/s", "4-way".
std::string valueText(const Fact& fact);

/// The facts that the type shows, one line each.
std::vector<BoxLine> shownLines(const Topology& topology, BlockId block);

/// Only their values, in one line.
std::string shownValues(const Topology& topology, BlockId block, const std::string& between = " · ");

} // namespace boardset
