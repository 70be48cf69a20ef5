// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Machine.h"

namespace boardset {

std::string MachineOption::textOf(int value) const {
    const auto at = static_cast<std::size_t>(value - least);
    if (value >= least && at < words.size())
        return words[at];
    return !isSwitch() ? std::to_string(value) : value == 0 ? "no" : "yes";
}

std::optional<int> MachineOption::valueOf(const std::string& word) const {
    for (int value = least; hasWords() && value <= most; ++value)
        if (textOf(value) == word)
            return value;
    return std::nullopt;
}

} // namespace boardset
