// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a plot as a table for other programs.
#pragma once

#include "boardset/evidence/PlotCurve.h"

#include <string>
#include <vector>

namespace boardset {

/// Comma-separated values (RFC 4180) with a heading: a line for each point, then one for each that is published.
/// Throughput in MB/s, mean latency in ns.
std::string csvOf(const std::vector<PlotCurve>& curves);

} // namespace boardset
