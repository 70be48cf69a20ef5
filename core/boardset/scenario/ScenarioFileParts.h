// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of all formats of scenarios share. Private to this folder.
#pragma once

#include "boardset/scenario/JsonField.h"
#include "boardset/scenario/ScenarioLimits.h"

namespace boardset {

/// A customer with the fields that it has always had; `place` names the one that says where it stands.
Customer readCustomer(const JsonField& field, const char* place);

Region readRegion(const JsonField& field);

/// What a process, or one of a program, sets of its work.
template <class Any> void readSettings(const JsonField& field, Any& process) {
    process.atOnce = field.has("atOnce") ? static_cast<int>(field.member("atOnce").whole(1, atOnceMost)) : 0;
    if (field.has("numbers"))
        for (const auto& [number, value] : field.member("numbers").members(ScenarioLimits::numbers))
            process.numbers[number] = value.amount();
    process.background = field.has("background") && field.member("background").flag();
}

} // namespace boardset
