// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two pictures of the same parts: the pictures before and after an edit,
// or the pictures of the current scenario and of scenario A.
#pragma once

#include "boardset/picture/Picture.h"

#include <map>
#include <set>

namespace boardset::picture {

/// For each mark whose amount differs from that of the same mark in the picture `before`, stores the earlier amount.
void setBefore(Picture& picture, const Picture& before);

/// Returns the subjects of stacks that moved: the former subjects, keyed by the current subjects.
/// If the pages of a region left one block and appeared on another, they count as one moved stack.
std::map<Subject, Subject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after);

/// Returns the tokens that are new, have moved to another box, represent a different number of items,
/// or have stopped or resumed.
std::set<Subject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after);

} // namespace boardset::picture
