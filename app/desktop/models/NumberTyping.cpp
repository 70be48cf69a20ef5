// SPDX-License-Identifier: GPL-3.0-or-later
#include "NumberTyping.h"

#include "Format.h"
#include "boardset/text/NumberText.h"

#include <cmath>
#include <limits>

namespace boardset {

namespace {

constexpr int shownDigits = 4;
constexpr double mostWhole = 1e15; ///< Larger numbers are written with an exponent.

bool isShownWhole(double number) {
    return number == std::round(number) && std::abs(number) < mostWhole;
}

} // namespace

double NumberTyping::read(const QString& typed) {
    return typedNumber(typed.toStdString()).value_or(std::numeric_limits<double>::quiet_NaN());
}

QString NumberTyping::text(double number) {
    return format::text(isShownWhole(number) ? fixedText(number, 0) : significantText(number, shownDigits));
}

QString NumberTyping::limit(double number) {
    return format::text(isShownWhole(number) ? groupedText(number, 0) : significantText(number, shownDigits));
}

QString NumberTyping::rule(bool whole) {
    return whole ? format::tr(groupRule) : format::tr("%1 %2").arg(format::tr(decimalRule), format::tr(groupRule));
}

} // namespace boardset
