// SPDX-License-Identifier: GPL-3.0-or-later
// Load that a new board takes over from the busiest part of the same kind: customers of a network, data of a disk, or
// disks of a bus.
#pragma once

#include "boardset/analysis/Answer.h"
#include "boardset/scenario/Edit.h"

#include <string>
#include <vector>

namespace boardset {

/// The part to which advice applies, in a scenario with results.
struct AdvisedPart {
    const Canonical& at;
    const Answer& answer;
    std::string path; ///< Path of a bay, as returned by the advice's query.
};

// All functions below assume that the board is already installed, and throw EditError if there is no load to take over.

/// Moves half of the busiest part's customers to the new part of the same type.
/// `inside` is the path of the new part within the board.
/// If the busiest part has a group, half of its members move; if it has a single customer, half of that customer's rate
/// moves.
Edit sharedWith(const AdvisedPart& bay, const std::string& inside);

/// Extends regions of the busiest part to the part in the bay. Omits regions that would not fit in the bay.
/// A region on a single part becomes striped; its piece size is the amount of data that its process transfers at a
/// time.
/// Returns one edit per region, or a single edit for many regions.
std::vector<Edit> spreadOver(const AdvisedPart& bay);

/// Moves boards to the bays of the new board: every second board of the busiest part that has boards of a fitting type.
std::vector<Edit> movedTo(const AdvisedPart& bay);

} // namespace boardset
