// SPDX-License-Identifier: GPL-3.0-or-later
// How important the name of each box is, and which boxes have theirs together or not at all.
#pragma once

#include "boardset/diagram/Layout.h"

namespace boardset {

/// A standing box's title is a Name; a part's is First in the first of the boxes alike, Again in the others. Parts that
/// are nothing but their names are Bare; several in one box come later, and until then are one: "4 hubs".
void rankTitles(const Topology& topology, Layout& layout);

} // namespace boardset
