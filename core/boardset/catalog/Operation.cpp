// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Operation.h"

#include <algorithm>

namespace boardset {

const Number* Operation::number(const std::string& name) const {
    const auto found = std::ranges::find(numbers, name, &Number::id);
    return found == numbers.end() ? nullptr : &*found;
}

} // namespace boardset
