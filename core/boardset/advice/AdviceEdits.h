// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be edited to follow an advice.
#pragma once

#include "boardset/advice/Growth.h"
#include "boardset/catalog/Recommendation.h"

#include <vector>

namespace boardset {

/// The edits that carry an advice out, without those that would change nothing. Pages that a program's system lays are
/// left to it. Throws EditError where such a program decides and the advice has no setting for it, or where there is
/// nothing that a new board could take over.
std::vector<Edit> editsOf(const Recommendation& advice, const AdvisedPart& where);

} // namespace boardset
