// SPDX-License-Identifier: GPL-3.0-or-later
// Compact lists of names.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// Returns names as a list: "a; b; c". Shows at most `most` names, followed by the number of remaining names:
/// "a; b; and 12 more".
std::string listOf(const std::vector<std::string>& names, std::size_t most);

/// Returns names as listOf() does, but replaces three or more names with consecutive numbers by a range:
/// "SB0–SB17; IB6", "EX0 IO0–EX3 IO3".
std::string rangesOf(std::vector<std::string> names, std::size_t most);

/// Returns a name with "#" in place of each number: "memory of SB# P#". Identical parts have the same result.
std::string unnumbered(const std::string& name);

} // namespace boardset
