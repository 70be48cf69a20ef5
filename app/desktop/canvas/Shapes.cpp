// SPDX-License-Identifier: GPL-3.0-or-later
// Small shapes are cached as images. For large shapes, only the corners are cached; the rest is filled.
#include "Shapes.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace boardset {
namespace {

constexpr int mostImages = 1500;
constexpr int smallArea = 48 * 48; // area in pixels; of larger shapes, only the corners are cached

template <class... Values> QByteArray keyOf(const Values&... values) {
    QByteArray key;
    (key.append(reinterpret_cast<const char*>(&values), sizeof values), ...); // NOLINT: bytes of numbers
    return key;
}

void paintShape(QPainter& painter, const QRectF& rect, const RoundShape& shape) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = shape.border / 2;
    painter.setPen(shape.border > 0 ? QPen(shape.line, shape.border) : QPen(Qt::NoPen));
    painter.setBrush(shape.fill.alpha() > 0 ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
    const double radius = std::max(0.0, std::min({shape.radius, rect.width() / 2, rect.height() / 2}) - inset);
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

} // namespace

Shapes::Shapes() : m_images(mostImages) {}

const QImage& Shapes::image(QSize size, const RoundShape& shape, double ratio) {
    const QByteArray key =
        keyOf(size.width(), size.height(), shape.radius, shape.border, shape.fill.rgba(), shape.line.rgba(), ratio);
    if (const QImage* kept = m_images.object(key))
        return *kept;
    auto* made = new QImage(size * ratio, QImage::Format_ARGB32_Premultiplied);
    made->setDevicePixelRatio(ratio);
    made->fill(Qt::transparent);
    QPainter painter(made);
    paintShape(painter, QRectF({0, 0}, size), shape);
    painter.end();
    m_images.insert(key, made);
    return *made;
}

void Shapes::draw(QPainter& painter, const QRect& rect, const RoundShape& shape) {
    if (rect.width() <= 0 || rect.height() <= 0)
        return;
    if (shape.radius <= 0 && shape.border <= 0)
        return painter.fillRect(rect, shape.fill);
    const bool isOfLines = painter.paintEngine()->type() == QPaintEngine::Pdf; // PDF is a vector format
    const int corner = static_cast<int>(std::ceil(std::max(shape.radius, shape.border)));
    if (!isOfLines && rect.width() * rect.height() <= smallArea) {
        painter.drawImage(rect.topLeft(), image(rect.size(), shape, painter.deviceTransform().m11()));
    } else if (!isOfLines && rect.width() > 2 * corner && rect.height() > 2 * corner &&
               shape.border == std::round(shape.border)) {
        drawLarge(painter, rect, shape, corner);
    } else {
        painter.save();
        paintShape(painter, rect, shape);
        painter.restore();
    }
}

void Shapes::drawLarge(QPainter& painter, const QRect& r, const RoundShape& shape, int c) {
    const int b = static_cast<int>(shape.border);
    const int w = r.width();
    const int h = r.height();
    if (shape.fill.alpha() > 0) {
        painter.fillRect(r.x() + c, r.y() + b, w - 2 * c, h - 2 * b, shape.fill);
        painter.fillRect(r.x() + b, r.y() + c, c - b, h - 2 * c, shape.fill);
        painter.fillRect(r.x() + w - c, r.y() + c, c - b, h - 2 * c, shape.fill);
    }
    if (b > 0) {
        painter.fillRect(r.x() + c, r.y(), w - 2 * c, b, shape.line);
        painter.fillRect(r.x() + c, r.y() + h - b, w - 2 * c, b, shape.line);
        painter.fillRect(r.x(), r.y() + c, b, h - 2 * c, shape.line);
        painter.fillRect(r.x() + w - b, r.y() + c, b, h - 2 * c, shape.line);
    }
    const double ratio = painter.deviceTransform().m11();
    const QImage& corners = image({2 * c, 2 * c}, shape, ratio);
    const double part = c * ratio;
    const auto copy = [&](int x, int y, double sx, double sy) {
        painter.drawImage(QRectF(x, y, c, c), corners, QRectF(sx, sy, part, part));
    };
    copy(r.x(), r.y(), 0, 0);
    copy(r.x() + w - c, r.y(), part, 0);
    copy(r.x(), r.y() + h - c, 0, part);
    copy(r.x() + w - c, r.y() + h - c, part, part);
}

} // namespace boardset
