// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a customer may be given a number of operations under way.
#pragma once

#include "boardset/catalog/Work.h"

#include <algorithm>
#include <string>

namespace boardset {

/// Why no number of a work's operations is kept under way; empty if one can be.
inline std::string whyNoneAtOnce(const Work& work) {
    if (work.isOpen)
        return work.title + " comes at the rate of its customers";
    return std::ranges::all_of(work.parts, &WorkPart::one) ? work.title + " waits for each before the next"
                                                           : std::string();
}

} // namespace boardset
