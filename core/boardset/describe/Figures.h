// SPDX-License-Identifier: GPL-3.0-or-later
// Values as people read them: numbers with few digits, and shares.
#pragma once

#include "boardset/describe/Table.h"

namespace boardset {

/// Returns a value with about three significant digits: "8,790", "45.3", "0.20". From 100 on, it has no decimals.
Quantity figureOf(double value, std::string unit = {});

/// Returns a value as a whole number: "1,234".
Quantity wholeFigure(double value, std::string unit = {});

/// Returns a share as a percentage, with a decimal below one percent: "44 %", "0.4 %", "<0.1 %", ">999 %".
Message percentText(double share);

/// Returns an old and a new value: "240 → 197 ns".
Message fromTo(Argument before, Argument after);

/// Returns a text that is already in the current language, as a message.
Message asMessage(std::string text);

/// Returns the text of a cell as a message.
Message messageOf(const Cell& cell);

} // namespace boardset
