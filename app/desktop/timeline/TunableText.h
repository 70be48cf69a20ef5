// SPDX-License-Identifier: GPL-3.0-or-later
// Values of tunables as users read and write them: percentages of a group of processors, sizes, or words.
#pragma once

#include "boardset/catalog/Tunable.h"

#include <QString>
#include <optional>

namespace boardset {

/// The unit in which users read and write a load.
struct LoadUnit {
    std::int64_t thread = 0; ///< Load that one busy thread causes on one processor.
    int processors = 1; ///< Number of processors in a group of the most common size; a load is divided by this number.
    QString group{};    ///< The operating system's term for a group of processors: "lgroup".

    double shareOf(std::int64_t load) const;
    std::int64_t loadOf(double share) const;
};

/// Returns the value of a tunable as text: "196,548 (75 % of one lgroup of 4)", "8 MB", "next touch", "on".
QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit);
/// Returns the shortest text that valueOf() accepts for a value: "196548", "8 MB".
QString editText(const Tunable& tunable, std::int64_t value);
/// Returns the value that the user typed as text: "75 %", "196548", "0x1000", "8 MB", "unlimited".
/// Returns nothing if the text is not a number, or if the number is outside the limits.
std::optional<std::int64_t> valueOf(const Tunable& tunable, const QString& text, const LoadUnit& unit);

} // namespace boardset
