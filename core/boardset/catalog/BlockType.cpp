// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/BlockType.h"

#include <algorithm>

namespace boardset {

bool Slot::fits(const std::string& type) const {
    return bay && (type == child || std::find(choices.begin(), choices.end(), type) != choices.end());
}

const Request* BlockType::request(const std::string& operation) const {
    const auto found = std::find_if(requests.begin(), requests.end(),
                                    [&](const Request& each) { return each.operation == operation; });
    return found == requests.end() ? nullptr : &*found;
}

} // namespace boardset
