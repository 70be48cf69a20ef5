// SPDX-License-Identifier: GPL-3.0-or-later
// How important the name of each box is, and which boxes have theirs together or not at all.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// A board's title is a Name wherever it stands, as is that of any box that stands by itself; a part's is a Part. Parts
/// that are nothing but their names are Bare; several in one box come later, and until then are one: "4 hubs".
void rankTitles(const Topology& topology, Layout& layout);

} // namespace boardset
