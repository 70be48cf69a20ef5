// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep as a table for other programs.
#pragma once

#include "boardset/sweep/Sweep.h"

namespace boardset {

/// Returns the points as comma-separated values with a header, one line per point.
/// Fields are empty if there is no result.
std::string csvOf(const SweepRequest& asked, const std::vector<SweepPoint>& points);

} // namespace boardset
