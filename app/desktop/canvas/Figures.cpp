// SPDX-License-Identifier: GPL-3.0-or-later
// Formats without the system's locale, so that a screen and a paper agree.
#include "Figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace boardset::figures {
namespace {
const QLocale& english() {
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}
} // namespace

QString grouped(double whole) {
    return english().toString(static_cast<qlonglong>(std::llround(whole)));
}

QString rate(double bytesPerSecond) {
    if (bytesPerSecond >= 0.9995e9)
        return english().toString(bytesPerSecond / 1e9, 'f', 1) + QStringLiteral(" GB/s");
    return grouped(bytesPerSecond / 1e6) + QStringLiteral(" MB/s");
}

QString nanoseconds(double ns) {
    return grouped(ns) + QStringLiteral(" ns");
}

QString percent(double share) {
    if (share > 0 && share < 0.005)
        return QStringLiteral("<1 %");
    if (share >= 9.995)
        return QStringLiteral(">999 %");
    return grouped(share * 100) + QStringLiteral(" %");
}

QString points(double before, double after) {
    const long long difference = std::llround(after) - std::llround(before);
    if (difference == 0)
        return QCoreApplication::translate("Figures", "no change");
    const QString sign = difference < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
    return QCoreApplication::translate("Figures", "%1%2 points").arg(sign).arg(std::abs(difference));
}

QString change(double before, double after) {
    if (before <= 0 && after <= 0)
        return QCoreApplication::translate("Figures", "no change");
    if (before <= 0)
        return QCoreApplication::translate("Figures", "new");
    const double percent = 100 * (after / before - 1);
    if (std::abs(percent) < 0.1)
        return QCoreApplication::translate("Figures", "no change");
    const QString sign = percent < 0 ? QStringLiteral("\u2212") : QStringLiteral("+");
    const int digits = std::abs(percent) < 9.95 ? 1 : 0;
    return sign + english().toString(std::abs(percent), 'f', digits) + QStringLiteral(" %");
}

} // namespace boardset::figures
