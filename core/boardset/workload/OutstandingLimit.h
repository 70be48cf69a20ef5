// SPDX-License-Identifier: GPL-3.0-or-later
// Determines whether a customer can have a number of outstanding operations.
#pragma once

#include "boardset/catalog/Work.h"

#include <algorithm>
#include <string>

namespace boardset {

/// Returns the reason why the customers of a work can't have a number of outstanding operations; empty if they can.
inline std::string whyNoneAtOnce(const Work& work) {
    if (work.isOpen)
        return work.title + " has an arrival rate instead";
    return std::ranges::all_of(work.operations, &WorkOperation::one)
               ? work.title + " waits for each operation before the next"
               : std::string();
}

} // namespace boardset
