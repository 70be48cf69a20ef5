// SPDX-License-Identifier: GPL-3.0-or-later
// A layout, an answer and a placement as a picture. Nothing else decides what is drawn or said.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/picture/Picture.h"

namespace boardset::picture {

/// In the order of the layout: boxes with their texts and bars, what has failed, wires with their texts, tokens. It is
/// as wide as what the labels of wires reach beyond the layout.
Picture paint(const Topology& topology, const Layout& layout, const Answer& answer, const Workload& workload);

} // namespace boardset::picture
