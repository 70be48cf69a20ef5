// SPDX-License-Identifier: GPL-3.0-or-later
// Load that a new board takes over from the busiest part of its kind: customers of a network, data of a disk, disks of
// a bus.
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

// The board is already installed. Each function throws EditError if there is nothing to take over.

/// Moves half of the customers of the busiest part like `inside`, a path in the board, to that part: from each group,
/// half of its members or half of its rate.
Edit sharedWith(const AdvisedPart& bay, const std::string& inside);

/// Extends the regions on the busiest part that would fit in the bay to the part in the bay. A region on a single part
/// is striped, in pieces of the size that its process transfers at once. Returns one edit per region, or one for many.
std::vector<Edit> spreadOver(const AdvisedPart& bay);

/// Moves every second board from the busiest part with boards that fit to the bays of the new one.
std::vector<Edit> movedTo(const AdvisedPart& bay);

} // namespace boardset
