// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the visible pixels of a large drawing, and keeps painted pixels while the window moves over the drawing.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRegion>
#include <functional>
#include <memory>
#include <vector>

class QQuickWindow;
class QSGNode;

namespace boardset {

/// A wrap-around image: the pixel (x, y) of the drawing is stored at (x mod width, y mod height),
/// relative to the first painted pixel.
/// When the window moves, visible pixels keep their location in the image, and only newly visible pixels are painted.
/// Positions are in pixels of the drawing, from its origin.
/// One pixel of the drawing may cover several pixels of the screen.
class ScrollBuffer {
public:
    /// Paints a part of the drawing; it must not paint outside that part.
    using Draw = std::function<void(QPainter&, const QRegion& part)>;

    /// Sets the window; `ratio` is the number of screen pixels per pixel of the drawing.
    void setWindow(QPoint at, QSizeF size, double ratio);
    /// Marks the whole drawing, or a part of it, for repainting.
    void invalidate() { m_valid = {}; }
    void invalidate(const QRect& part) { m_valid -= onScreen(part); }
    /// Paints the missing parts on a background.
    void repaint(const QColor& background, const Draw& draw);
    /// Returns the scene graph node of the painted pixels; `before` is the node that the last call returned, or null.
    QSGNode* node(QSGNode* before, QQuickWindow& window) const;

private:
    /// A part of the window that is contiguous in the image.
    struct Piece {
        QRect drawn; ///< Area in the drawing, in screen pixels.
        QPoint kept; ///< Top-left corner of the piece in the image.
    };
    std::vector<Piece> pieces() const;
    QRect onScreen(const QRect& part) const;
    QRegion ofDrawing(const QRegion& part) const;
    QImage image() const;

    double m_ratio = 1;
    QRect m_window;  ///< Area of the window in the drawing, in screen pixels.
    QPoint m_first;  ///< Position of the image's first pixel in the drawing, in screen pixels.
    QRegion m_valid; ///< The valid part of the drawing, in screen pixels.
    std::shared_ptr<std::vector<QRgb>> m_pixels;
};

} // namespace boardset
