// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Csv.h"

#include "boardset/text/NumberText.h"

namespace boardset {

std::string csvQuoted(const std::string& words) {
    std::string text = "\"";
    for (const char each : words)
        text += each == '"' ? "\"\"" : std::string(1, each);
    return text + '"';
}

std::string csvNumber(double value) {
    constexpr int digits = 10;
    return significantText(value, digits);
}

std::string csvLine(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& each : cells)
        line += (line.empty() ? "" : ",") + csvQuoted(each);
    return line + '\n';
}

} // namespace boardset
