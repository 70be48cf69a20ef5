// SPDX-License-Identifier: GPL-3.0-or-later
// What two pictures of the same parts have to do with each other: before and after an edit, or this one and A's.
#pragma once

#include "boardset/picture/Picture.h"

#include <map>
#include <set>

namespace boardset::picture {

/// Where a mark's amount is another than that of the same part of the same subject `before`, it says that too.
void setBefore(Picture& picture, const Picture& before);

/// Where stacks were that have come to another block: pages of a region that left one block and came to another are one
/// stack that has moved. By what they are about now, what they were about.
std::map<Subject, Subject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after);

/// What has come, gone to another box, or stands for another number, runs no longer or runs again.
std::set<Subject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after);

} // namespace boardset::picture
