// SPDX-License-Identifier: GPL-3.0-or-later
// Groups of stations that a list of the busiest parts shows in one row.
#pragma once

#include "boardset/analysis/Answer.h"

#include <string>
#include <vector>

namespace boardset {

/// A station alone, or at least three stations of parts of the same kind with the same utilisation and limit as shown.
struct StationGroup {
    StationAnswer first;
    int count = 1;

    /// Returns the name of the first station with the number of others: "memory of SB0 P0 and 71 others".
    std::string title() const;
};

/// Returns the groups of stations, in the order of the first station of each group.
std::vector<StationGroup> stationGroups(const std::vector<StationAnswer>& stations);

} // namespace boardset
