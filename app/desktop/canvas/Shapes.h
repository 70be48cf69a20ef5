// SPDX-License-Identifier: GPL-3.0-or-later
// Draws rounded rectangles quickly: their corners are drawn once and then copied.
#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

namespace boardset {

/// A filled rounded rectangle with a border inside its edge.
/// Fill and border may be transparent; the width of the border may be 0.
struct RoundShape {
    double radius = 0;
    QColor fill;
    double border = 0; ///< Width of the border in pixels.
    QColor line;
};

class Shapes {
public:
    Shapes();

    void draw(QPainter& painter, const QRect& rect, const RoundShape& shape);

private:
    /// Returns the image of a whole shape from the cache, or draws it.
    const QImage& image(QSize size, const RoundShape& shape, double ratio);
    void drawLarge(QPainter& painter, const QRect& rect, const RoundShape& shape, int corner);

    QCache<QByteArray, QImage> m_images;
};

} // namespace boardset
