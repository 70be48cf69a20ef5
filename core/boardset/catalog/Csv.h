// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values.
#pragma once

#include <string>

namespace boardset {

/// Returns text in quotes, with the quotes inside the text doubled. Adds an apostrophe in front of text that a
/// spreadsheet would read as a formula. Such text begins with = + - @, a tab or a carriage return, and is not a number.
std::string csvQuoted(const std::string& words);

/// Returns a number with ten significant digits, the precision of the results, in a form that spreadsheets read.
std::string csvNumber(double value);

} // namespace boardset
