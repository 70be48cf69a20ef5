// SPDX-License-Identifier: GPL-3.0-or-later
// Rounded rectangles, quickly: their corners are drawn once and copied, however many boxes a diagram has.
#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

namespace boardset {

/// A filled rounded rectangle with a line inside its edge; either may be transparent or 0 wide.
struct RoundShape {
    double radius = 0;
    QColor fill;
    double border = 0; ///< Pixels.
    QColor line;
};

class Shapes {
public:
    Shapes();

    void draw(QPainter& painter, const QRect& rect, const RoundShape& shape);

private:
    /// A whole shape, drawn before in this size or now.
    const QImage& image(QSize size, const RoundShape& shape, double ratio);
    void drawLarge(QPainter& painter, const QRect& rect, const RoundShape& shape, int corner);

    QCache<QByteArray, QImage> m_images;
};

} // namespace boardset
