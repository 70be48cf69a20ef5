// SPDX-License-Identifier: GPL-3.0-or-later
// Values of tunables in the form in which users read and write them: percent of a group of processors, sizes, words.
#pragma once

#include "boardset/catalog/Tunable.h"

#include <QString>
#include <optional>

namespace boardset {

/// Unit in which users write and read a load.
struct LoadUnit {
    std::int64_t thread = 0; ///< Load of one busy thread on one processor.
    int processors = 1;      ///< Number of processors of the usual group; a load is divided by this number.
    QString group{};         ///< Name of such a group of processors: "lgroup".

    double shareOf(std::int64_t load) const;
    std::int64_t loadOf(double share) const;
};

/// A number of bytes as text: "8 MB", "4 KB"; the largest number is "unlimited".
QString bytesText(std::int64_t bytes);
/// The value of a tunable as text: "196,548 (75 % of one lgroup of 4)", "8 MB", "next touch", "on".
QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit);
/// The shortest text that valueOf() accepts: "196548", "8 MB".
QString editText(const Tunable& tunable, std::int64_t value);
/// Returns the value of a typed text: "75 %", "196548", "0x1000", "8 MB", "unlimited".
/// No value if the text is no number, or if the number is outside the limits.
std::optional<std::int64_t> valueOf(const Tunable& tunable, const QString& text, const LoadUnit& unit);

} // namespace boardset
