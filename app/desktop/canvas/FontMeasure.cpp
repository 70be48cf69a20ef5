// SPDX-License-Identifier: GPL-3.0-or-later
// Measures text at a large font size, at which rounding has no effect.
#include "FontMeasure.h"

#include <QFontMetricsF>

namespace boardset {
namespace {

constexpr int measured = 100; // pixels
constexpr int mostWidths = 8000;

} // namespace

QFont diagramFont(const QString& family, int pixels, bool strong) {
    QFont font(family);
    font.setPixelSize(pixels);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

void FontMeasure::setFamily(const QString& family) {
    if (family == m_family)
        return;
    m_family = family;
    m_widths.clear();
    m_height = QFontMetricsF(diagramFont(family, measured, false)).height() / measured;
}

double FontMeasure::width(std::string_view text, double size, bool strong) const {
    QByteArray key(text.data(), static_cast<qsizetype>(text.size()));
    key.append(strong ? '\1' : '\0');
    auto kept = m_widths.constFind(key);
    if (kept == m_widths.constEnd()) {
        if (m_widths.size() >= mostWidths)
            m_widths.clear();
        const QFontMetricsF metrics(diagramFont(m_family, measured, strong));
        const QString words = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        kept = m_widths.insert(key, metrics.horizontalAdvance(words) / measured);
    }
    return *kept * size;
}

double FontMeasure::height(double size) const {
    return m_height * size;
}

} // namespace boardset
