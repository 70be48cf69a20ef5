// SPDX-License-Identifier: GPL-3.0-or-later
// Horizontal and vertical lines are aligned to whole pixels so that they are sharp; all other lines are antialiased.
#include "PicturePlayer.h"

#include "Level.h"

#include "boardset/picture/MarkPrimitives.h"

#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

using picture::Mark;
using picture::Primitive;

constexpr int mostTexts = 2000;
constexpr double dotLength = 3; // length of a dash and of a gap, in pixels

bool isAtRightAngles(const std::vector<Point>& path) {
    for (std::size_t i = 1; i < path.size(); ++i)
        if (std::abs(path[i].x - path[i - 1].x) > 0.01 && std::abs(path[i].y - path[i - 1].y) > 0.01)
            return false;
    return true;
}

/// Returns the part of a segment from `start` to `end` (pixels along the segment), snapped to whole pixels.
QRectF slice(const Point& from, const Point& to, double start, double end, double width) {
    const double w = std::max(1.0, std::round(width));
    const bool upright = std::abs(to.y - from.y) > std::abs(to.x - from.x);
    const double sign = upright ? (to.y < from.y ? -1 : 1) : (to.x < from.x ? -1 : 1);
    const double origin = upright ? from.y : from.x;
    const double a = std::round(std::min(origin + sign * start, origin + sign * end));
    const double b = std::round(std::max(origin + sign * start, origin + sign * end));
    const double across = std::round((upright ? from.x : from.y) - w / 2);
    const double length = std::max(1.0, b - a);
    return upright ? QRectF(across, a, w, length) : QRectF(a, across, length, w);
}

void fillSolid(QPainter& painter, const std::vector<Point>& path, double width, const QColor& colour) {
    for (std::size_t i = 1; i < path.size(); ++i) { // extends segments by half the line width to fill corners
        const Point& from = path[i - 1];
        const double begin = i == 1 ? 0 : -width / 2;
        const double end = std::hypot(path[i].x - from.x, path[i].y - from.y) + (i + 1 == path.size() ? 0 : width / 2);
        painter.fillRect(slice(from, path[i], begin, end, width), colour);
    }
}

void fillDotted(QPainter& painter, const std::vector<Point>& path, double width, const QColor& colour) {
    for (const auto& [begin, end] : picture::dashesOf(path, dotLength, 2 * dotLength))
        fillSolid(painter, {begin, end}, width, colour);
}

} // namespace

void PicturePlayer::setLook(picture::Palette::Name palette, const QString& family) {
    m_palette = &picture::paletteOf(palette);
    m_measure.setFamily(family);
    if (family != m_family)
        m_texts.clear();
    m_family = family;
}

QColor PicturePlayer::colourOf(const picture::Tone& tone) const {
    return tone == picture::Tone() ? QColor(Qt::transparent) : QColor(m_palette->colourOf(tone));
}

void PicturePlayer::play(QPainter& painter, const std::vector<Primitive>& all) {
    for (const Primitive& each : all)
        play(painter, each);
}

void PicturePlayer::play(QPainter& painter, const Primitive& primitive) {
    switch (primitive.kind) {
    case Primitive::Kind::Rectangle:
        return playRectangle(painter, primitive);
    case Primitive::Kind::Line:
        return playLine(painter, primitive);
    case Primitive::Kind::Text:
        return playText(painter, primitive);
    }
}

void PicturePlayer::playRectangle(QPainter& painter, const Primitive& shape) {
    const QRect rect = toQt(shape.rect).toRect();
    const bool solid = shape.edge == Mark::Edge::Solid;
    const bool lined = shape.line != picture::Tone();
    m_shapes.draw(painter, rect,
                  {shape.radius, colourOf(shape.fill), solid && lined ? shape.width : 0, colourOf(shape.line)});
    if (solid || !lined)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // The painter's own dashes would change whenever the outline is clipped.
    QPainterPathStroker dashes;
    dashes.setWidth(shape.width);
    dashes.setDashPattern({5, 4});
    dashes.setCapStyle(Qt::SquareCap);
    dashes.setJoinStyle(Qt::BevelJoin);
    const double half = shape.width / 2;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), shape.radius, shape.radius);
    painter.fillPath(dashes.createStroke(outline), colourOf(shape.line));
    painter.restore();
}

void PicturePlayer::playLine(QPainter& painter, const Primitive& line) {
    const QColor colour = colourOf(line.line);
    if (line.opacity >= 1 && line.dashes.empty() && isAtRightAngles(line.path)) {
        if (line.edge == Mark::Edge::Dotted)
            fillDotted(painter, line.path, line.width, colour);
        else
            fillSolid(painter, line.path, line.width, colour);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * line.opacity);
    QPen pen(colour, line.width);
    QList<qreal> dashes;
    for (const double length : line.dashes) // in units of the line's width
        dashes << length / line.width;
    if (!dashes.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern(dashes);
    }
    painter.setPen(pen);
    painter.setBrush(colourOf(line.fill));
    QPolygonF path;
    for (const Point& point : line.path)
        path << toQt(point);
    if (line.fill == picture::Tone())
        painter.drawPolyline(path);
    else
        painter.drawPolygon(path);
    painter.restore();
}

const QStaticText& PicturePlayer::shaped(const QString& text, int pixels, bool strong) {
    const QString key = QString(QChar(static_cast<char16_t>(2 * pixels + (strong ? 1 : 0)))) + text;
    const auto kept = m_texts.constFind(key);
    if (kept != m_texts.constEnd())
        return *kept;
    if (m_texts.size() >= mostTexts)
        m_texts.clear();
    QStaticText made(text);
    made.setTextFormat(Qt::PlainText);
    made.prepare({}, diagramFont(m_family, pixels, strong));
    return *m_texts.insert(key, made);
}

void PicturePlayer::playText(QPainter& painter, const Primitive& text) {
    const int pixels = static_cast<int>(text.size);
    const QStaticText& line = shaped(QString::fromStdString(text.text), pixels, text.strong);
    const double before = text.at == picture::MarkText::At::Start ? 0
                          : text.at == picture::MarkText::At::End ? line.size().width()
                                                                  : line.size().width() / 2;
    painter.setFont(diagramFont(m_family, pixels, text.strong));
    painter.setPen(colourOf(text.fill));
    painter.drawStaticText((toQt(text.path.front()) - QPointF(before, line.size().height() / 2)).toPoint(), line);
}

} // namespace boardset
