// SPDX-License-Identifier: GPL-3.0-or-later
// What a new board takes over from the busiest of its kind: customers of a network, data of a disk, disks of a bus.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// Where an advice applies, in a scenario and its answer.
struct AdvisedPart {
    const Canonical& at;
    const Answer& answer;
    std::string path; ///< Of a bay; what the advice's query names.
};

// The board stands in the bay already. Each throws EditError where there is nothing to take over.

/// Half of the customers of the busiest part like `inside`, a path in the board, stand on that: of each group half of
/// its members, or half of its rate.
Edit sharedWith(const AdvisedPart& bay, const std::string& inside);

/// The regions that lie on the busiest part that could stand in the bay lie on what is in it too; one that lies on
/// a single part is striped, in pieces of what its process transfers at once. An edit for each, or one for very many.
std::vector<Edit> spreadOver(const AdvisedPart& bay);

/// Of the boards that stand in the busiest part whose boards fit, every second comes into a bay of the new one.
std::vector<Edit> movedTo(const AdvisedPart& bay);

} // namespace boardset
