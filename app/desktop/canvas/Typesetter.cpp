// SPDX-License-Identifier: GPL-3.0-or-later
// Each text is shaped once for each size, and drawn from then on.
#include "Typesetter.h"

#include <algorithm>

namespace boardset {
namespace {

constexpr int leastPixels = 11;
constexpr double leastRoom = 9;  // pixels: lower than this nothing can be read
constexpr double leastLine = 11; // the same of a line over another
constexpr double shareOfRoom = 0.86;
constexpr int mostLines = 4000;

} // namespace

void Typesetter::setLook(const SceneLook& look) {
    if (look.family != m_family) {
        m_fonts.clear();
        m_lines.clear();
    }
    m_family = look.family;
    m_caption = look.caption;
    m_textScale = look.textScale;
}

const QFont& Typesetter::font(int pixels, bool strong) {
    QFont& kept = m_fonts[strong ? -pixels : pixels];
    if (kept.pixelSize() != pixels) {
        kept = QFont(m_family);
        kept.setPixelSize(pixels);
        kept.setWeight(strong ? QFont::DemiBold : QFont::Normal);
        kept.setHintingPreference(QFont::PreferNoHinting);
    }
    return kept;
}

const Typesetter::Line& Typesetter::line(const QString& text, int pixels, bool strong) {
    const QString key = QString(QChar(static_cast<char16_t>(2 * pixels + (strong ? 1 : 0)))) + text;
    const auto kept = m_lines.constFind(key);
    if (kept != m_lines.constEnd())
        return *kept;
    if (m_lines.size() > mostLines)
        m_lines.clear();
    Line made{QStaticText(QString(text).replace('\n', QChar::LineSeparator)), {}};
    made.text.setTextFormat(Qt::PlainText);
    made.text.prepare({}, font(pixels, strong));
    made.size = made.text.size();
    return *m_lines.insert(key, made);
}

SetText Typesetter::set(const TextPlace& place, double zoom) {
    const auto lines = place.text.count('\n') + 1;
    const double room = place.place.height() / static_cast<double>(lines);
    if (place.text.isEmpty() || room < (lines > 1 ? leastLine : leastRoom) || place.place.width() <= 0)
        return {};
    const double limit = place.limit >= 0 ? place.limit : place.place.width() * (place.whole ? place.slack : 1);
    // By its width at the least size, which zooming does not change: once it fits, it fits at every nearer zoom.
    const double smallest = line(place.text, leastPixels, place.strong).size.width();
    if (smallest > limit)
        return {};
    const double wanted = std::max<double>(m_caption, place.basis * std::min(zoom, 1.5));
    const double designed = place.basis / m_textScale * zoom; // what its place was made for
    const double size = std::min({wanted, room * shareOfRoom, place.whole ? designed * 1.2 : wanted,
                                  leastPixels * limit / std::max(1.0, smallest)});
    SetText as{true, std::max(leastPixels, static_cast<int>(size)), {}};
    const QSizeF extent = line(place.text, as.pixels, place.strong).size;
    const double spare = place.place.width() - extent.width();
    const double x = place.align == Qt::AlignRight ? spare : place.align == Qt::AlignHCenter ? spare / 2 : 0;
    as.rect = {QPointF(place.place.x() + x, place.place.y() + (place.place.height() - extent.height()) / 2), extent};
    return as;
}

void Typesetter::draw(QPainter& painter, const TextPlace& place, const SetText& as) {
    painter.setFont(font(as.pixels, place.strong));
    painter.setPen(place.color);
    painter.drawStaticText(as.rect.topLeft().toPoint(), line(place.text, as.pixels, place.strong).text);
}

void Typesetter::drawCentred(QPainter& painter, const QString& text, const QRectF& rect, int pixels, bool strong,
                             const QColor& color) {
    const Line& set = line(text, pixels, strong);
    painter.setFont(font(pixels, strong));
    painter.setPen(color);
    painter.drawStaticText((rect.center() - QPointF(set.size.width(), set.size.height()) / 2).toPoint(), set.text);
}

} // namespace boardset
