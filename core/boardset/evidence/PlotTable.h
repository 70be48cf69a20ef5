// SPDX-License-Identifier: GPL-3.0-or-later
// Export of a plot's curves as a table.
#pragma once

#include "boardset/evidence/PlotSeries.h"

#include <string>
#include <vector>

namespace boardset {

/// Returns comma-separated values (RFC 4180) with a header. The points come first, one line each, then the published
/// measurements, one line each. Throughputs are in MB/s, and mean latencies in ns.
std::string csvOf(const std::vector<PlotSeries>& curves);

} // namespace boardset
