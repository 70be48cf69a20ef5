// SPDX-License-Identifier: GPL-3.0-or-later
// What an operation requires of the memory that holds its data.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <set>

namespace boardset {

/// Returns the properties that a part must have to hold the data of an operation.
/// Includes the properties for other operations that the operation performs. Empty if the data can be in any memory.
inline std::set<std::string> homeProperties(const Catalog& catalog, const Operation& operation) {
    std::set<std::string> properties;
    for (const OperationStep& step : operation.steps) {
        for (const Ask& ask : step.asks) {
            const std::string& whose = ask.of.empty() ? ask.at : ask.of;
            const Place* const at = whose.empty() || ask.property.empty() ? nullptr : &catalog.place(whose);
            if (at != nullptr && at->base == PlaceBase::Home && at->relation == Relation::Is)
                properties.insert(ask.property);
        }
        if (!step.performs.empty())
            properties.merge(homeProperties(catalog, catalog.operation(step.performs)));
    }
    return properties;
}

} // namespace boardset
