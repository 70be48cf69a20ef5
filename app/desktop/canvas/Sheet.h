// SPDX-License-Identifier: GPL-3.0-or-later
// The pixels of a large drawing that are in sight: what has been painted stays while the window moves over it.
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

/// An image without an edge: from where it was begun on, the pixel (x, y) of the drawing lies at (x mod width, y mod
/// height), so a window that moves leaves all that stays in sight where it is, and only what comes into sight is
/// painted. Places are in pixels of the drawing, from its origin; a pixel may be several of the screen.
class Sheet {
public:
    /// Paints what of the drawing lies in a part of it; nothing else can be reached.
    using Draw = std::function<void(QPainter&, const QRegion& part)>;

    /// What is looked at now; `ratio`: pixels of the screen for one of the drawing.
    void look(QPoint at, QSizeF size, double ratio);
    /// All is to be painted anew, or a part of it.
    void spoil() { m_fresh = {}; }
    void spoil(const QRect& part) { m_fresh -= onScreen(part); }
    /// Paints what is missing, on a ground.
    void mend(const QColor& ground, const Draw& draw);
    /// The scene graph's node of what has been painted; `before` is that of the last call, or null.
    QSGNode* node(QSGNode* before, QQuickWindow& window) const;

private:
    /// A part of the window that lies in one piece in the image.
    struct Piece {
        QRect drawn; ///< In the drawing, in pixels of the screen.
        QPoint kept; ///< Its corner in the image.
    };
    std::vector<Piece> pieces() const;
    QRect onScreen(const QRect& part) const;
    QRegion ofDrawing(const QRegion& part) const;
    QImage image() const;

    double m_ratio = 1;
    QRect m_window;  ///< In the drawing, in pixels of the screen.
    QPoint m_first;  ///< Of the drawing: the image's first pixel.
    QRegion m_fresh; ///< What of it is as it should be; the same.
    std::shared_ptr<std::vector<QRgb>> m_pixels;
};

} // namespace boardset
