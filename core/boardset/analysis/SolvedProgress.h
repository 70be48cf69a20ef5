// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of work during the replay of a program. Nothing changes between two events or finish times, so each interval
// is solved once.
#pragma once

#include "boardset/analysis/RemainingWork.h"
#include "boardset/policy/Replay.h"

#include <memory>
#include <vector>

namespace boardset {

/// True if any thread of the program can finish.
bool hasEnds(const Program& program);

/// Computes the progress of a replay with the solver.
class SolvedProgress : public Progress {
public:
    ProgressEnd advance(const World& world, std::int64_t ns) override;

private:
    bool m_hasBegun = false;
    RemainingWork m_left;
};

/// Returns the threads that finish in a replay. Their names are their numbers from 1, as `solve` shows them.
std::vector<Completion> completionsOf(const Replay& replay);

/// Returns the largest processor time, in seconds, of any customer of the program that finishes; 0 if none finishes.
/// Throws as Replay::of() does.
double runSecondsOf(const Program& program, const std::shared_ptr<const Topology>& topology);

} // namespace boardset
