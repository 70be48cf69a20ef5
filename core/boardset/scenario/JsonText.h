// SPDX-License-Identifier: GPL-3.0-or-later
// JSON strings and numbers as text.
#pragma once

#include <string>

namespace boardset {

/// Returns the text as a quoted and escaped JSON string. Bytes that are not UTF-8 are replaced.
std::string jsonText(const std::string& text);

/// Returns the shortest text that parses back to the same number. A whole number has no decimal point: "512".
std::string jsonNumber(double value);

} // namespace boardset
