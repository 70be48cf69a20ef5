// SPDX-License-Identifier: GPL-3.0-or-later
// Which way the lines travel on each link: from memories to the processors that asked for them.
#pragma once

#include "boardset/analysis/Answer.h"

#include <map>

namespace boardset {

/// Bytes per second on a link, by direction.
struct Flow {
    double fromTo = 0; ///< From Link::from to Link::to.
    double toFrom = 0;
};

/// The flows of an answer by link; links that carry nothing are left out.
std::map<int, Flow> flowsOf(const Topology& topology, const Answer& answer);

} // namespace boardset
