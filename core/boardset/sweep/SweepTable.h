// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep as a table for other programs.
#pragma once

#include "boardset/sweep/Sweep.h"

namespace boardset {

/// Comma-separated values with a heading: a line for each point, with empty fields where a value does not fit.
std::string csvOf(const SweepAsked& asked, const std::vector<SweepPoint>& points);

} // namespace boardset
