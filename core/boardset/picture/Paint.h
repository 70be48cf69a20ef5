// SPDX-License-Identifier: GPL-3.0-or-later
// A layout, an answer and a placement as a picture. Nothing else decides what is drawn or said.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// Boxes with their bars, what has failed, wires, tokens, texts; each in the order of the layout. It is as wide as what
/// the labels of wires reach beyond the layout. Tokens are enlarged by `tokenScale`, as placeTokens() says.
Picture paint(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload,
              double tokenScale = 1, const Homes& away = {});

} // namespace boardset::picture
