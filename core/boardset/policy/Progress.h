// SPDX-License-Identifier: GPL-3.0-or-later
// Interface through which a replay learns when the work of threads ends.
// The implementing class knows the speed of the threads.
#pragma once

#include "boardset/policy/World.h"

namespace boardset {

/// A thread that has completed all of its work.
struct ThreadEnd {
    int thread = 0;              ///< Index of the thread, from 0.
    double processorSeconds = 0; ///< Time during which the thread had its processor.
    int position = 0;            ///< Position of the step in which the thread ends. The replay sets it.
};

/// The time that has passed, and the threads whose work ended at the end of that time.
struct ProgressEnd {
    std::int64_t ns = 0;
    std::vector<ThreadEnd> threads; ///< Threads whose work ended, in ascending order; empty if no work ended.
};

/// Progress of threads with finite work. A replay calls it whenever time passes.
/// Policies do not use the solver, so the implementation is in a higher layer.
class Progress {
public:
    virtual ~Progress() = default;
    /// Advances the time while the state is constant, until `ns` have passed or a thread completes its work,
    /// whichever is sooner. Counts the work that is done in this time.
    virtual ProgressEnd advance(const World& world, std::int64_t ns) = 0;
};

} // namespace boardset
