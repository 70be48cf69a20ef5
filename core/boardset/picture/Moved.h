// SPDX-License-Identifier: GPL-3.0-or-later
// Which tokens are the same before and after an edit, and which are not, so that they can be followed.
#pragma once

#include "boardset/picture/Tokens.h"

#include <map>
#include <set>

namespace boardset::picture {

/// Where stacks were that have come to another block: pages of a region that left one block and came to another are one
/// stack that has moved. By what they are about now, what they were about.
std::map<Subject, Subject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after);

/// What has come, gone to another box, or stands for another number, runs no longer or runs again.
std::set<Subject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after);

} // namespace boardset::picture
