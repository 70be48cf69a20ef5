// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values.
#pragma once

#include <string>
#include <vector>

namespace boardset {

/// Returns a text in quotes, with the quotes inside the text doubled.
/// Adds an apostrophe in front of a text that a spreadsheet would read as a formula:
/// a text that begins with = + - @, a tab or a carriage return, and is not a number.
std::string csvQuoted(const std::string& words);

/// Returns a number with ten significant digits, the precision of the results, in a form that spreadsheets read.
std::string csvNumber(double value);

/// Returns a line of quoted texts, separated by commas and ended by a line feed.
std::string csvLine(const std::vector<std::string>& cells);

} // namespace boardset
