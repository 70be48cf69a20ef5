// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that the readers of all scenario formats share. Private to this folder.
#pragma once

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/ScenarioLimits.h"

namespace boardset {

/// Reads the fields of a customer that exist in all formats.
/// `place` is the name of the field that contains the path of the customer's block.
Customer readCustomer(const JsonField& field, const char* place);

Region readRegion(const JsonField& field);

/// Reads the settings of a process, in a scenario or in a program.
template <class Any> void readSettings(const JsonField& field, Any& process) {
    process.atOnce = field.has("atOnce") ? static_cast<int>(field.member("atOnce").whole(1, atOnceMost)) : 0;
    if (field.has("numbers"))
        for (const auto& [number, value] : field.member("numbers").members(ScenarioLimits::numbers))
            process.numbers[number] = value.amount();
    process.background = field.has("background") && field.member("background").flag();
}

} // namespace boardset
