// SPDX-License-Identifier: GPL-3.0-or-later
// Values of an operation's numeric parameters for a process.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/workload/Workload.h"

#include <optional>

namespace boardset {

/// Returns the value of a numeric parameter in SI units: the value that the process sets,
/// or else the value of the parameter's fact.
/// Empty if neither exists.
inline std::optional<double> siOf(const Process& process, const Number& number, const Catalog& catalog) {
    if (const auto own = process.numbers.find(number.id); own != process.numbers.end())
        return own->second * number.factor;
    return number.fact.empty() ? std::nullopt : std::optional(catalog.fact(number.fact).si());
}

} // namespace boardset
