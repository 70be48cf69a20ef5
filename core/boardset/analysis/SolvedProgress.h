// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of work during the replay of a program.
// Between two events or finish times nothing changes, so each interval is solved once.
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

/// Returns the threads that finish in a replay.
/// The name of each thread is its number, counted from 1, as `solve` shows it.
std::vector<Completion> completionsOf(const Replay& replay);

/// Returns the longest processor time, in seconds, of the program's customers that finish; 0 if none finishes.
/// Throws the same errors as Replay::of().
double runSecondsOf(const Program& program, const std::shared_ptr<const Topology>& topology);

} // namespace boardset
