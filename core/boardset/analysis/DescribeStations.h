// SPDX-License-Identifier: GPL-3.0-or-later
// Describes the stations of an answer, and the gains if they were faster, as a table.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/analysis/Sensitivity.h"
#include "boardset/describe/Table.h"

#include "boardset/analysis/StationGroups.h"

#include <optional>
#include <vector>

namespace boardset {

/// Returns a share of 0 to 1 in percent: "71.6 %".
Quantity percentOf(double share);

/// Returns a table with a row per station: utilisation, limit and headroom.
Table describeStations(const std::vector<StationAnswer>& stations);

/// Returns the title of the column of gains. For open work, a faster part changes the latency: "Latency if twice as
/// fast".
Message gainTitle(const Answer& answer);

/// Returns the table of describeStations() with a row per group. It also has the gain if the first station of the group
/// were twice as fast, and the next bottleneck. Without `gains`, the gains are not known yet.
Table describeGains(const Answer& answer, const std::vector<StationGroup>& groups,
                    const std::optional<std::vector<SensitivityAnswer>>& gains);

/// Returns the table of describeStations() with a row per group.
Table describeGroups(const std::vector<StationGroup>& groups);

} // namespace boardset
