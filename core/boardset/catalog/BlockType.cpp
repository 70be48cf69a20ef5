// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/BlockType.h"

#include <algorithm>

namespace boardset {

bool Slot::fits(const std::string& type) const {
    return bay && (type == child || std::find(choices.begin(), choices.end(), type) != choices.end());
}

} // namespace boardset
