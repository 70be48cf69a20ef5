// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunableText.h"

#include "Format.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <limits>

namespace boardset {

namespace {

constexpr std::int64_t unlimited = std::numeric_limits<std::int64_t>::max();

/// Letters of a size and how far they shift.
struct Size {
    const char* name;
    int shift;
};
constexpr Size sizes[] = {{"TB", 40}, {"GB", 30}, {"MB", 20}, {"KB", 10}};

std::optional<double> bytesOf(const QString& number, const QString& unit) {
    bool fine = false;
    const double value = number.toDouble(&fine);
    if (!fine)
        return std::nullopt;
    if (unit.isEmpty() || unit == u"B" || unit == u"BYTES")
        return value;
    for (const Size& size : sizes)
        if (unit.startsWith(QLatin1Char(size.name[0])))
            return value * std::ldexp(1.0, size.shift);
    return std::nullopt;
}

std::optional<double> numberOf(const Tunable& tunable, const QString& text, const LoadUnit& unit) {
    static const QRegularExpression percent(QStringLiteral("^([0-9.]+)\\s*%"));
    static const QRegularExpression sized(QStringLiteral("^([0-9.]+)\\s*([A-Za-z]*)$"));
    bool fine = false;
    if (text.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive)) {
        const qulonglong value = text.mid(2).toULongLong(&fine, 16);
        return fine ? std::optional(static_cast<double>(value)) : std::nullopt;
    }
    if (tunable.kind == TunableKind::Load)
        if (const auto match = percent.match(text); match.hasMatch()) {
            const double share = match.captured(1).toDouble(&fine) / 100;
            return fine ? std::optional(static_cast<double>(unit.loadOf(share))) : std::nullopt;
        }
    const auto match = sized.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    if (tunable.kind == TunableKind::Bytes)
        return bytesOf(match.captured(1), match.captured(2).toUpper());
    const double value = match.captured(1).toDouble(&fine);
    return fine && match.captured(2).isEmpty() ? std::optional(value) : std::nullopt;
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
    for (const Size& size : sizes) {
        const std::int64_t whole = std::int64_t{1} << size.shift;
        if (bytes >= whole && bytes % whole == 0)
            return QStringLiteral("%1 %2").arg(format::figure(static_cast<double>(bytes) / static_cast<double>(whole)),
                                               QString::fromUtf8(size.name));
    }
    return format::tr("%1 bytes").arg(format::number(static_cast<double>(bytes)));
}

QString valueText(const Tunable& tunable, std::int64_t value, const LoadUnit& unit) {
    switch (tunable.kind) {
    case TunableKind::Load:
        return format::tr("%1, that is %2 of an %3 of %4")
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
    if (tunable.kind != TunableKind::Bytes)
        return QString::number(value);
    const QString text = bytesText(value);
    return text.endsWith(format::tr("bytes")) || text.contains(u'.') ? QString::number(value) : text;
}

std::optional<std::int64_t> valueOf(const Tunable& tunable, const QString& text, const LoadUnit& unit) {
    QString plain = text.trimmed();
    if (tunable.kind == TunableKind::Bytes && plain.compare(format::tr("unlimited"), Qt::CaseInsensitive) == 0)
        return tunable.most;
    plain.remove(u',');
    const auto value = numberOf(tunable, plain, unit);
    if (!value || std::isnan(*value) || *value < static_cast<double>(tunable.least) ||
        *value > static_cast<double>(tunable.most))
        return std::nullopt;
    return *value >= 9.2233720368547758e18 ? unlimited : static_cast<std::int64_t>(std::llround(*value));
}

} // namespace boardset
