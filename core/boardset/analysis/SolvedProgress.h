// SPDX-License-Identifier: GPL-3.0-or-later
// How far work comes while a program is replayed: between two ends or events nothing changes, so that is solved once.
#pragma once

#include "boardset/analysis/WorkLeft.h"
#include "boardset/policy/Replay.h"

#include <memory>
#include <vector>

namespace boardset {

/// Whether any thread of a program ever has finished.
bool hasEnds(const Program& program);

/// Asks the solver at what pace a replay goes on.
class SolvedProgress : public Progress {
public:
    WorkEnd advance(const World& world, std::int64_t ns) override;

private:
    bool m_hasBegun = false;
    WorkLeft m_left;
};

/// The threads that a replay finishes, as `solve` tells them: by their numbers from 1.
std::vector<Completion> completionsOf(const Replay& replay);

/// Processor time of the customer that needs most, of those of the program that finish, in seconds; 0 if none does.
/// Throws as Replay::of() does.
double runSecondsOf(const Program& program, const std::shared_ptr<const Topology>& topology);

} // namespace boardset
