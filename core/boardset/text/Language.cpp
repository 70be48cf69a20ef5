// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/text/Language.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/TimeUnit.h"
#include "boardset/text/Visitor.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

const Argument* argumentOf(const Message& message, std::string_view name) {
    const auto found =
        std::ranges::find(message.arguments, name, [](const auto& each) { return std::string_view(each.first); });
    return found == message.arguments.end() ? nullptr : &found->second;
}

std::optional<std::int64_t> countOf(const Message& message) {
    const Argument* n = argumentOf(message, "n");
    const auto* count = n == nullptr ? nullptr : std::get_if<std::int64_t>(&n->value());
    return count == nullptr ? std::nullopt : std::optional(*count);
}

std::string numberText(const Quantity& quantity) {
    std::string text = quantity.places < 0 ? roundedText(quantity.value, quantity.digits, quantity.decimals)
                                           : exactPlacesText(quantity.value, quantity.places);
    if (text.starts_with('-'))
        text.replace(0, 1, "−");
    return (quantity.isSigned && text != "0" && quantity.value > 0 ? "+" : "") + text;
}

} // namespace

std::string Language::translated(const std::string& text, std::optional<std::int64_t> n) const {
    const std::size_t bar = n ? text.find('|') : std::string::npos;
    return bar == std::string::npos ? text : *n == 1 ? text.substr(0, bar) : text.substr(bar + 1);
}

std::string Language::count(std::int64_t number) const {
    return text(Quantity{static_cast<double>(number), {}, 18, 0});
}

std::string Language::text(const Quantity& quantity) const {
    if (std::isinf(quantity.value))
        return translated("unbounded", std::nullopt);
    if (const TimeUnit time = timeUnitOf(std::abs(quantity.value)); quantity.unit == "ns" && time.ns > 1) {
        Quantity scaled = quantity;
        scaled.value /= time.ns;
        scaled.unit = time.title;
        return text(scaled);
    }
    const std::string number = numberText(quantity);
    const std::string unit = writtenUnit(quantity.unit);
    return localised(number) +
           (unit.empty() ? "" : ' ' + translated(number == "1" ? singular(unit) : unit, std::nullopt));
}

std::string Language::text(const Message& message) const {
    if (message.isEmpty())
        return {};
    std::string pattern = translated(message.text, countOf(message));
    if (message.arguments.empty())
        return pattern;
    const auto written =
        Visitor{[](const std::string& name) { return name; }, [&](std::int64_t number) { return count(number); },
                [&](const Quantity& quantity) { return text(quantity); },
                [&](const std::shared_ptr<const Message>& inner) { return text(*inner); }};
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = std::min(pattern.find('{', at), pattern.size());
        out += pattern.substr(at, open - at);
        const std::size_t close = pattern.find('}', open);
        if (close == std::string::npos)
            return out + pattern.substr(open);
        const std::string name = pattern.substr(open + 1, close - open - 1);
        const Argument* argument = argumentOf(message, name);
        out += argument == nullptr ? '{' + name + '}' : std::visit(written, argument->value());
        at = close + 1;
    }
    return out;
}

namespace {

const Language english;
const Language* current = &english;

} // namespace

const Language& currentLanguage() {
    return *current;
}

void useLanguage(const Language& language) {
    current = &language;
}

} // namespace boardset
