// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts of work that end while a program is replayed: who knows how fast the threads are says when.
#pragma once

#include "boardset/policy/World.h"

namespace boardset {

/// A thread that has done all of its work.
struct ThreadEnd {
    int thread = 0;              ///< From 0.
    double processorSeconds = 0; ///< In which it had its processor.
    int position = 0;            ///< Of the step that says so; the replay sets it.
};

/// How far time went, and whose work ended there.
struct WorkEnd {
    std::int64_t ns = 0;
    std::vector<ThreadEnd> threads; ///< Ascending; none if nothing ended.
};

/// Asked by a replay whenever time is to pass. Policies know no solver, so the answer comes from above.
class Progress {
public:
    virtual ~Progress() = default;
    /// The state stands still: solved once, it lasts until `ns` have passed or the first work ends, whichever is
    /// sooner. What is done until then is counted.
    virtual WorkEnd advance(const World& world, std::int64_t ns) = 0;
};

} // namespace boardset
