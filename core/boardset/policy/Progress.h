// SPDX-License-Identifier: GPL-3.0-or-later
// Interface through which a replay learns when work ends. A class that knows the speed of the threads implements it.
#pragma once

#include "boardset/policy/World.h"

namespace boardset {

/// A thread that has completed all of its work.
struct ThreadEnd {
    int thread = 0;              ///< Index of the thread, from 0.
    double processorSeconds = 0; ///< Time during which it had its processor.
    int position = 0;            ///< Position of the step in which the thread ends; set by the replay.
};

/// The time that has passed, and the threads whose work ended at the end of this time.
struct ProgressEnd {
    std::int64_t ns = 0;
    std::vector<ThreadEnd> threads; ///< Threads in ascending order; empty if no work ended.
};

/// Progress of finite work; a replay calls it whenever time passes. Policies don't know the solver, so the
/// implementation is in a higher layer.
class Progress {
public:
    virtual ~Progress() = default;
    /// Advances while the state is constant: until `ns` have passed, or until the first work ends, whichever is sooner.
    /// Counts the work that is done in this time.
    virtual ProgressEnd advance(const World& world, std::int64_t ns) = 0;
};

} // namespace boardset
