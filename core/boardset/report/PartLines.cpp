// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/report/PartLines.h"

#include "boardset/analysis/DescribeStations.h"
#include "boardset/diagram/FigureText.h"
#include "boardset/text/Letters.h"

#include <cmath>

namespace boardset {

Quantity dataRateOf(double bytesPerSecond) {
    constexpr int mostDigits = 18;
    if (bytesPerSecond >= leastGigabytes)
        return {bytesPerSecond / 1e9, "GB/s", mostDigits, 1};
    return {bytesPerSecond / 1e6, "MB/s", mostDigits, bytesPerSecond < 1e6 ? 2 : 0};
}

Message wholePercentText(double share) {
    const double whole = std::round(100 * share);
    return Message{whole > 999              ? ">999 %"
                   : share > 0 && whole < 1 ? "<1 %"
                                            : "{share}",
                   {{"share", wholeFigure(100 * share, "%")}}};
}

Message utilisationText(const StationAnswer& station) {
    return station.limits.empty() ? percentText(station.utilisation) : messageOf({percentOf(station.utilisation)});
}

std::string jsonKey(const std::string& text) {
    std::string key;
    for (const char each : lowerCased(text))
        if (isLowerCase(each) || isDigit(each))
            key += each;
        else if (!key.empty() && key.back() != '_')
            key += '_';
    return key;
}

void addItem(CardLines& lines, Message label, Cell::Value value, const Subject& subject) {
    lines.push_back(
        {.key = textOf(subject), .label = std::move(label), .value = {.value = std::move(value), .subject = subject}});
}

namespace {

/// Returns the value of a fact with its unit. If the unit is not a word after the number, returns a text such as
/// "4-way" or "private".
Cell::Value valueOf(const Fact& fact) {
    std::string form = fact.form();
    const std::size_t number = form.find("{}");
    if (number == std::string::npos)
        return asMessage(fact.text);
    if (number == 0 && !form.starts_with("{}-"))
        return figureOf(fact.value, fact.unit);
    form.insert(number + 1, "value");
    return Message{std::move(form), {{"value", figureOf(fact.value)}}};
}

} // namespace

CardLine& addFact(CardLines& lines, const Catalog& catalog, const std::string& id, Message label, std::string key) {
    const Fact& fact = catalog.fact(id);
    return lines.emplace_back(CardLine{.key = key.empty() ? jsonKey(id.substr(id.find('.') + 1)) : std::move(key),
                                       .label = label.isEmpty() ? asMessage(fact.title) : std::move(label),
                                       .value = {.value = valueOf(fact),
                                                 .citation = {fact.source, fact.locator},
                                                 .why = Subject{Subject::Fact, id},
                                                 .note = asMessage(fact.reason)},
                                       .standing = Message{toString(fact.standing)}});
}

} // namespace boardset
