// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of names, as short as they can be read.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// "a; b; c"; of more than `most` what is left by number: "a; b; and 12 more".
std::string listOf(const std::vector<std::string>& names, std::size_t most);

/// The same of names that count: three or more that follow each other are one, "SB0–SB17; IB6"; "EX0 IO0–EX3 IO3".
std::string runsOf(std::vector<std::string> names, std::size_t most);

/// The name without its numbers, which those of parts alike share: "memory of SB# P#".
std::string unnumbered(const std::string& name);

} // namespace boardset
