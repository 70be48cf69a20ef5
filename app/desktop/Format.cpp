// SPDX-License-Identifier: GPL-3.0-or-later
// Uses one locale for the whole window: English text, so English numbers.
#include "Format.h"

#include "boardset/analysis/LimitingFactor.h"
#include "boardset/catalog/Citation.h"
#include "boardset/catalog/EnglishText.h"
#include "boardset/catalog/TimeUnit.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/topology/Titles.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace boardset::format {

namespace {

const QLocale& locale() {
    static const QLocale english(QLocale::English, QLocale::UnitedStates);
    return english;
}

QString withMinus(QString text) {
    return text.replace(u'-', QChar(0x2212));
}

bool roundsToZero(double value, int decimals) {
    return std::abs(value) < 0.5 * std::pow(10.0, -decimals);
}

} // namespace

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

QString title(const Topology& topology, const std::string& path) {
    return text(titleAt(topology, path));
}

QString tr(const char* words) {
    return QCoreApplication::translate("Boardset", words);
}

QString number(double value, int decimals) {
    if (roundsToZero(value, decimals))
        value = 0;
    return withMinus(locale().toString(value, 'f', decimals));
}

QString figure(double value) {
    const double size = std::abs(value);
    if (size >= 100 || value == std::round(value) || size < 5e-5)
        return number(value, 0);
    return number(value, size >= 10 ? 1 : size >= 0.01 ? 2 : 4);
}

QString grouped(double whole) {
    return number(std::round(whole)); // halves away from zero
}

QString bandwidth(double bytesPerSecond) {
    return text(rateText(bytesPerSecond));
}

QString traffic(const Traffic& traffic) {
    return traffic.bytesPerSecond > 0 ? bandwidth(traffic.bytesPerSecond)
           : traffic.messages > 0     ? tr("%1 million messages/s").arg(figure(traffic.messages / 1e6))
                                      : QString();
}

QString cannotWrite(const QFileDevice& out) {
    return tr("Can't write %1: %2. Choose a folder with write permission and free space.")
        .arg(out.fileName(), out.errorString());
}

QString nanoseconds(double ns) {
    return quantity(ns, "ns");
}

QString rateNumber(const Rate& rate) {
    return rate.unit == "MB/s" && rate.value >= 10 ? number(rate.value) : figure(rate.value);
}

QString rate(const Rate& rate) {
    return QStringLiteral("%1 %2").arg(rateNumber(rate), text(rate.unit));
}

QString percent(double share) {
    const double value = 100 * share;
    if (value >= 999.5)
        return QStringLiteral(">999 %"); // a larger percentage takes space and adds nothing
    if (value > 0 && value < 0.1)
        return QStringLiteral("<%1 %").arg(number(0.1, 1));
    return QStringLiteral("%1 %").arg(number(value, value > 0 && value < 1 ? 1 : 0));
}

QString wholePercent(double share) {
    return text(boardset::percent(share));
}

QString signedNumber(double value, int decimals) {
    if (roundsToZero(value, decimals))
        return QStringLiteral("0");
    return (value > 0 ? QStringLiteral("+") : QString()) + number(value, decimals);
}

QString signedPercent(double percent, int decimals) {
    return QStringLiteral("%1 %").arg(signedNumber(percent, decimals));
}

QString change(double before, double after) {
    if (before <= 0 && after > 0)
        return tr("new");
    constexpr double fold = 2;
    const double ratio = before <= 0 ? 1 : after / before;
    if (ratio >= fold)
        return QStringLiteral("× %1").arg(figure(ratio));
    const double percent = 100 * (ratio - 1);
    return std::abs(percent) < 0.1 ? tr("no change") : signedPercent(percent, std::abs(percent) < 9.95 ? 1 : 0);
}

QString points(double before, double after) {
    const double difference = std::round(after) - std::round(before);
    return difference == 0 ? tr("no change") : tr("%1 points").arg(signedNumber(difference, 0));
}

QString quantity(double value, const std::string& unit) {
    if (const TimeUnit time = timeUnitOf(std::abs(value)); unit == "ns" && std::isfinite(value) && time.ns > 1)
        return quantity(value / time.ns, time.title);
    const QString number = figure(value);
    const std::string written = writtenUnit(unit);
    const QString word = text(number == u'1' ? singular(written) : written);
    return written.empty() ? number : QStringLiteral("%1 %2").arg(number, word);
}

QString about(const Catalog& catalog, const std::string& subject, const QString& place) {
    const auto nameIn = [&](const auto& rows) {
        const auto found = std::ranges::find(rows, subject, [](const auto& row) { return row.id; });
        return found == rows.end() ? QString() : text(found->title);
    };
    for (const QString& name :
         {nameIn(catalog.blockTypes()), nameIn(catalog.machines()), nameIn(catalog.generations())})
        if (!name.isEmpty())
            return QStringLiteral("%1 · %2").arg(name, place);
    return place;
}

QString place(const Catalog& catalog, const std::string& source, const std::string& locator) {
    return text(briefOf(catalog, {source, locator}));
}

QString citation(const Catalog& catalog, const std::string& source, const std::string& locator) {
    return text(referenceOf(catalog, {source, locator}));
}

} // namespace boardset::format
