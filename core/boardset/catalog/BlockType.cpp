// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/BlockType.h"

#include <algorithm>

namespace boardset {

bool Slot::fits(const std::string& type) const {
    return bay && (type == child || std::ranges::find(choices, type) != choices.end());
}

std::string Slot::nameOf(std::size_t ordinal) const {
    return ordinal < names.size() ? names[ordinal].name : name + std::to_string(first + static_cast<int>(ordinal));
}

const Request* BlockType::request(const std::string& operation) const {
    const auto found = std::ranges::find(requests, operation, &Request::operation);
    return found == requests.end() ? nullptr : &*found;
}

} // namespace boardset
