// SPDX-License-Identifier: GPL-3.0-or-later
// Compact lists of names.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// Returns names as a list: "a; b; c". If there are more than `most` names, the rest is counted: "a; b; and 12 more".
std::string listOf(const std::vector<std::string>& names, std::size_t most);

/// Returns a list as listOf() does, but three or more names with consecutive numbers become a range: "SB0–SB17; IB6";
/// "EX0 IO0–EX3 IO3".
std::string rangesOf(std::vector<std::string> names, std::size_t most);

/// Returns the name without its numbers, which is the same for identical parts: "memory of SB# P#".
std::string unnumbered(const std::string& name);

} // namespace boardset
