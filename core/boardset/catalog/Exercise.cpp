// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/catalog/Exercise.h"

#include <algorithm>

namespace boardset {

std::size_t Exercise::right(const Item& item) const {
    const auto found = std::ranges::find(answers, item.fact.value, &Answer::value);
    return static_cast<std::size_t>(found - answers.begin());
}

} // namespace boardset
