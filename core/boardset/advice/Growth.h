// SPDX-License-Identifier: GPL-3.0-or-later
// Load that a new board takes over from the busiest part of its kind: customers of a network, data of a disk, or disks
// of a bus.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// The part to which advice applies, in a scenario with its answer.
struct AdvisedPart {
    const Canonical& at;
    const Answer& answer;
    std::string path; ///< Path of a bay, from the advice's query.
};

// In these functions the board is already installed. Each throws EditError if there is nothing to take over.

/// Moves half of the customers of the busiest part to the new part of the same type at `inside`, a path within the
/// board. From a group, half of the members move; from a single customer, half of its rate moves.
Edit sharedWith(const AdvisedPart& bay, const std::string& inside);

/// Extends regions of the busiest part to the part in the bay as well. Only regions that would fit in the bay are
/// extended. A region on a single part becomes striped; the size of its pieces is the size that its process transfers
/// at a time. Returns one edit per region, or a single edit for many regions.
std::vector<Edit> spreadOver(const AdvisedPart& bay);

/// Moves every second board from the busiest part that has fitting boards to the bays of the new board.
std::vector<Edit> movedTo(const AdvisedPart& bay);

} // namespace boardset
