// SPDX-License-Identifier: GPL-3.0-or-later
// Determines whether the number of outstanding operations can be set for a kind of work.
#pragma once

#include "boardset/catalog/Work.h"
#include "boardset/text/Message.h"

#include <algorithm>
#include <string>

namespace boardset {

/// Returns the reason why the number of outstanding operations can't be set for a kind of work; empty if it can be set.
inline std::string whyNoneAtOnce(const Work& work) {
    if (work.isOpen)
        return Message{"{work} has an arrival rate instead", {{"work", work.title}}};
    return std::ranges::all_of(work.operations, &WorkOperation::one)
               ? Message{"{work} waits for each operation before the next", {{"work", work.title}}}
               : std::string();
}

} // namespace boardset
