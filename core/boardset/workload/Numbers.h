// SPDX-License-Identifier: GPL-3.0-or-later
// What a number of an operation is for those who perform it.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/workload/Workload.h"

#include <optional>

namespace boardset {

/// What a process sets, or else its fact; in SI units. Nothing where neither says it.
inline std::optional<double> siOf(const Process& process, const Number& number, const Catalog& catalog) {
    if (const auto own = process.numbers.find(number.id); own != process.numbers.end())
        return own->second * number.factor;
    return number.fact.empty() ? std::nullopt : std::optional(catalog.fact(number.fact).si());
}

} // namespace boardset
