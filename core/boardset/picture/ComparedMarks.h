// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two pictures of the same parts: the pictures before and after an edit,
// or those of the current scenario and A.
#pragma once

#include "boardset/picture/Picture.h"

#include <map>
#include <set>

namespace boardset::picture {

/// Sets the previous amount of each mark whose amount differs from that of the same mark in `before`.
void setBefore(Picture& picture, const Picture& before);

/// Returns the subjects of stacks that moved: the former subject by the current subject.
/// Pages of a region that left one block and appeared on another count as one moved stack.
std::map<MarkSubject, MarkSubject> movedStacks(const std::vector<Token>& before, const std::vector<Token>& after);

/// Returns the tokens that are new, are in another box, stand for another number, or have stopped or resumed.
std::set<MarkSubject> changedTokens(const std::vector<Token>& before, const std::vector<Token>& after);

} // namespace boardset::picture
