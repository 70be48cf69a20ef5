// SPDX-License-Identifier: GPL-3.0-or-later
// What an operation asks of the part that its data is on.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <set>

namespace boardset {

/// The properties that an operation, and those that it performs, ask of it; empty: any memory will do.
inline std::set<std::string> askedOfHome(const Catalog& catalog, const Operation& operation) {
    std::set<std::string> properties;
    for (const OperationStep& step : operation.steps) {
        for (const Ask& ask : step.asks) {
            const std::string& whose = ask.of.empty() ? ask.at : ask.of;
            const Place* const at = whose.empty() || ask.property.empty() ? nullptr : &catalog.place(whose);
            if (at != nullptr && at->base == PlaceBase::Home && at->relation == Relation::Is)
                properties.insert(ask.property);
        }
        if (!step.performs.empty())
            properties.merge(askedOfHome(catalog, catalog.operation(step.performs)));
    }
    return properties;
}

} // namespace boardset
