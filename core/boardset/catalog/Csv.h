// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// A text in quotes, its own doubled. A cell that a spreadsheet would read as a formula (it begins with = + - @, a tab
/// or a carriage return, and is no number) gets an apostrophe in front.
std::string csvQuoted(const std::string& words);

/// A number in ten significant digits: answers have no more, and spreadsheets read them.
std::string csvNumber(double value);

/// A line of texts, each in quotes.
std::string csvLine(const std::vector<std::string>& cells);

} // namespace boardset
