// SPDX-License-Identifier: GPL-3.0-or-later
// Compact lists of names.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// Returns the names as a list: "a; b; c".
/// Shows at most `most` names, followed by the number of remaining names: "a; b; and 12 more".
std::string listOf(const std::vector<std::string>& names, std::size_t most);

/// Returns the names as a list, like listOf(), but replaces three or more consecutively numbered names with a range:
/// "SB0–SB17; IB6", "EX0 IO0–EX3 IO3".
std::string rangesOf(std::vector<std::string> names, std::size_t most);

/// Returns the name with "#" in place of each number: "memory of SB# P#".
/// Names of identical parts give the same result.
std::string unnumbered(const std::string& name);

} // namespace boardset
