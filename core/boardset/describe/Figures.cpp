// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/describe/Figures.h"

#include "boardset/text/TimeUnit.h"

#include <cmath>

namespace boardset {

Quantity figureOf(double value, std::string unit) {
    const double size = std::abs(value) / (unit == "ns" ? timeUnitOf(std::abs(value)).ns : 1);
    const bool isWhole = size >= 100 || size == std::round(size) || size < 5e-5;
    const int places = isWhole ? 0 : size >= 10 ? 1 : size >= 0.01 ? 2 : 4;
    return {.value = value, .unit = std::move(unit), .places = places};
}

Quantity wholeFigure(double value, std::string unit) {
    return {.value = value, .unit = std::move(unit), .places = 0};
}

Message percentText(double share) {
    const double value = 100 * share;
    const int places = value > 0 && value < 1 ? 1 : 0;
    return Message{value >= 999.5             ? ">999 %"
                   : value > 0 && value < 0.1 ? "<0.1 %"
                                              : "{share}",
                   {{"share", Quantity{.value = value, .unit = "%", .places = places}}}};
}

Message fromTo(Argument before, Argument after) {
    return {"{before} → {after}", {{"before", std::move(before)}, {"after", std::move(after)}}};
}

Message asMessage(std::string text) {
    return text.empty() ? Message() : Message{"{text}", {{"text", std::move(text)}}};
}

Message messageOf(const Cell& cell) {
    if (const auto* const message = std::get_if<Message>(&cell.value))
        return *message;
    if (const auto* const quantity = std::get_if<Quantity>(&cell.value))
        return Message{"{value}", {{"value", *quantity}}};
    return asMessage(textOf(cell, currentLanguage()));
}

} // namespace boardset
