// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Machine.h"

#include "boardset/text/Message.h"

namespace boardset {

std::string MachineOption::wordOf(int value) const {
    const auto at = static_cast<std::size_t>(value - least);
    if (value >= least && at < words.size())
        return words[at];
    return !isSwitch() ? std::to_string(value) : value == 0 ? translatable("no") : translatable("yes");
}

std::string MachineOption::textOf(int value) const {
    return hasWords() ? Message{wordOf(value)} : wordOf(value);
}

std::optional<int> MachineOption::valueOf(const std::string& word) const {
    for (int value = least; hasWords() && value <= most; ++value)
        if (wordOf(value) == word)
            return value;
    return std::nullopt;
}

} // namespace boardset
