// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunableText.h"

#include "Format.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {

namespace {

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

/// Letters of a unit of size, and the exponent of two that it stands for.
struct Size {
    const char* name;
    int shift;
};
constexpr Size sizes[] = {{"TB", 40}, {"GB", 30}, {"MB", 20}, {"KB", 10}};

/// Returns the largest unit that divides a number of bytes; null if there is none.
const Size* wholeSizeOf(std::int64_t bytes) {
    const auto* const found = std::ranges::find_if(sizes, [bytes](const Size& size) {
        return bytes >> size.shift > 0 && bytes % (std::int64_t{1} << size.shift) == 0;
    });
    return found == std::end(sizes) ? nullptr : found;
}

std::optional<double> bytesOf(double value, const QString& unit) {
    if (unit.isEmpty() || unit == u"B" || unit == u"BYTES")
        return value;
    for (const Size& size : sizes)
        if (unit.startsWith(QLatin1Char(size.name[0])))
            return value * std::ldexp(1.0, size.shift);
    return std::nullopt;
}

std::optional<double> numberOf(const Tunable& tunable, const std::string& text, const LoadUnit& unit) {
    constexpr int hexadecimal = 16;
    if (text.starts_with("0x") || text.starts_with("0X")) {
        const auto value = wholeIn<std::uint64_t>(std::string_view(text).substr(2), hexadecimal);
        return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
    }
    const auto typed = typedQuantity(text);
    if (!typed)
        return std::nullopt;
    if (tunable.kind == TunableKind::Load && typed->unit.starts_with('%'))
        return static_cast<double>(unit.loadOf(typed->number / 100));
    if (tunable.kind == TunableKind::Bytes)
        return bytesOf(typed->number, format::text(typed->unit).toUpper());
    return typed->unit.empty() ? std::optional(typed->number) : std::nullopt;
}

} // namespace

double LoadUnit::shareOf(std::int64_t load) const {
    return thread > 0 ? static_cast<double>(load) / static_cast<double>(thread) / processors : 0;
}

std::int64_t LoadUnit::loadOf(double share) const {
    return std::llround(std::min(share, 1e6) * static_cast<double>(thread) * processors);
}

QString bytesText(std::int64_t bytes) {
    if (bytes == unlimited)
        return format::tr("unlimited");
    if (const Size* const size = wholeSizeOf(bytes))
        return QStringLiteral("%1 %2").arg(format::number(static_cast<double>(bytes >> size->shift)),
                                           QString::fromUtf8(size->name));
    return format::tr("%1 bytes").arg(format::number(static_cast<double>(bytes)));
}

QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit) {
    switch (tunable.kind) {
    case TunableKind::Load:
        return format::tr("%1 (%2 of one %3 of %4)")
            .arg(format::number(static_cast<double>(value)), format::percent(unit.shareOf(value)), unit.group)
            .arg(unit.processors);
    case TunableKind::Bytes:
        return bytesText(value);
    case TunableKind::Choice:
    case TunableKind::Flag:
        break;
    }
    const auto found = std::find_if(tunable.choices.begin(), tunable.choices.end(),
                                    [&](const TunableChoice& each) { return each.value == value; });
    const QString number = QString::number(value);
    return found == tunable.choices.end() ? number : QStringLiteral("%1, %2").arg(number, format::text(found->title));
}

QString editText(const Tunable& tunable, std::int64_t value) {
    const bool hasUnit = tunable.kind == TunableKind::Bytes && (value == unlimited || wholeSizeOf(value) != nullptr);
    return hasUnit ? bytesText(value) : QString::number(value);
}

std::optional<std::int64_t> valueOf(const Tunable& tunable, const QString& text, const LoadUnit& unit) {
    const QString plain = text.trimmed();
    if (tunable.kind == TunableKind::Bytes && plain.compare(format::tr("unlimited"), Qt::CaseInsensitive) == 0)
        return tunable.most;
    const auto value = numberOf(tunable, plain.toStdString(), unit);
    if (!value || std::isnan(*value) || *value < static_cast<double>(tunable.least) ||
        *value > static_cast<double>(tunable.most))
        return std::nullopt;
    return *value >= 9.2233720368547758e18 ? unlimited : static_cast<std::int64_t>(std::llround(*value));
}

} // namespace boardset
