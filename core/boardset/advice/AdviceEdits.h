// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be edited to follow an advice.
#pragma once

#include "boardset/catalog/Recommendation.h"
#include "boardset/scenario/Edit.h"

#include <vector>

namespace boardset {

/// The edits that carry an advice out, without those that would change nothing. Pages that a program's system lays are
/// left to it. Throws EditError where such a program decides and the advice has no setting for it.
std::vector<Edit> editsOf(const Recommendation& advice, const Canonical& at);

} // namespace boardset
