// SPDX-License-Identifier: GPL-3.0-or-later
// A tunable's value as people write and read it: percent of a group of processors, sizes, words.
#pragma once

#include "boardset/catalog/Tunable.h"

#include <QString>
#include <optional>

namespace boardset {

/// What a load is measured with.
struct LoadUnit {
    std::int64_t thread = 0; ///< What a busy thread gives to one processor.
    int processors = 1;      ///< Of the usual group: a load is divided by them.
    QString group{};         ///< "lgroup": what it is called.

    double shareOf(std::int64_t load) const;
    std::int64_t loadOf(double share) const;
};

/// "8 MB", "4 KB", "unlimited" for the largest number.
QString bytesText(std::int64_t bytes);
/// "196,548, that is 75 % of an lgroup of 4", "8 MB", "next touch", "on".
QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit);
/// The shortest that valueOf() reads back: "196548", "8 MB".
QString editText(const Tunable& tunable, std::int64_t value);
/// What was typed: "75 %", "196548", "0x1000", "8 MB", "unlimited". Nothing if it is no number, or not between the
/// least and the most.
std::optional<std::int64_t> valueOf(const Tunable& tunable, const QString& text, const LoadUnit& unit);

} // namespace boardset
