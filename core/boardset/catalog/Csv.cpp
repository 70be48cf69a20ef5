// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Csv.h"

#include "boardset/text/NumberText.h"

#include <algorithm>
#include <string_view>

namespace boardset {

namespace {

/// True if the text is a number, perhaps with a unit: "-3.5", "+18 %", "-1e-9 MB/s".
bool isNumber(std::string_view text) {
    text.remove_prefix(text.starts_with('+') ? 1 : 0);
    const std::size_t end = std::min(text.find(' '), text.size());
    constexpr std::string_view ofFormulas = "=+-*@|!&(\"'";
    return decimalIn(text.substr(0, end)) && text.substr(end).find_first_of(ofFormulas) == std::string_view::npos;
}

bool isFormula(std::string_view words) {
    return words.find_first_of("=+-@\t\r") == 0 && !isNumber(words);
}

} // namespace

std::string csvQuoted(const std::string& words) {
    std::string text = isFormula(words) ? "\"'" : "\"";
    for (const char each : words)
        text += each == '"' ? "\"\"" : std::string(1, each);
    return text + '"';
}

std::string csvNumber(double value) {
    constexpr int digits = 10;
    return significantText(value, digits);
}

} // namespace boardset
