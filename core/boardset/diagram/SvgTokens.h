// SPDX-License-Identifier: GPL-3.0-or-later
// Threads as discs and regions of pages as stacks, in the places that the layout keeps for them.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/diagram/Layout.h"
#include "boardset/diagram/SvgPalette.h"
#include "boardset/diagram/SvgText.h"
#include "boardset/workload/Workload.h"

namespace boardset {

/// Threads that the answer has stopped are hollow.
void drawTokens(SvgText& svg, const Topology& topology, const Layout& layout, const Answer& answer,
                const Workload& workload, const SvgPalette& colours);

} // namespace boardset
