// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunableText.h"

#include "Format.h"
#include "boardset/policy/DescribeReplay.h"
#include "boardset/text/Language.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {

namespace {

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

std::optional<double> bytesOf(double value, const QString& unit) {
    if (unit.isEmpty() || unit == u"B" || unit == u"BYTES")
        return value;
    const auto power = QStringLiteral("KMGT").indexOf(unit.front());
    return power < 0 ? std::nullopt : std::optional(value * std::ldexp(1.0, 10 * static_cast<int>(power + 1)));
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

/// Returns a number of bytes as text: "8 MB", "4 KB"; the largest possible number is "unlimited".
QString bytesText(std::int64_t bytes) {
    return bytes == unlimited ? format::tr("unlimited") : format::text(currentLanguage().text(wholeBytes(bytes)));
}

} // namespace

double LoadUnit::shareOf(std::int64_t load) const {
    return thread > 0 ? static_cast<double>(load) / static_cast<double>(thread) / processors : 0;
}

std::int64_t LoadUnit::loadOf(double share) const {
    return std::llround(std::min(share, 1e6) * static_cast<double>(thread) * processors);
}

QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit) {
    switch (tunable.kind) {
    case TunableKind::Load:
        return format::tr("%1 (%2 of one %3 of %4)")
            .arg(format::number(static_cast<double>(value)), format::text(percentText(unit.shareOf(value))), unit.group)
            .arg(unit.processors);
    case TunableKind::Bytes:
        return bytesText(value);
    case TunableKind::Choice:
    case TunableKind::Flag:
        break;
    }
    const auto found = std::ranges::find(tunable.choices, value, &TunableChoice::value);
    const QString number = QString::number(value);
    return found == tunable.choices.end() ? number : QStringLiteral("%1, %2").arg(number, format::text(found->title));
}

QString editText(const Tunable& tunable, std::int64_t value) {
    const bool hasUnit =
        tunable.kind == TunableKind::Bytes && (value == unlimited || wholeBytes(value).unit != "bytes");
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
