// SPDX-License-Identifier: GPL-3.0-or-later
// The image is split into at most four pieces where it wraps around.
#include "ScrollBuffer.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <cmath>

namespace boardset {
namespace {

using Pixels = std::shared_ptr<std::vector<QRgb>>;

/// Returns the largest multiple of `step` that doesn't exceed `value`.
int floorTo(int value, int step) {
    const int rest = value % step;
    return value - (rest < 0 ? rest + step : rest);
}

/// The pieces of one texture, which exists as long as the pieces do. The renderer knows a transform node's position.
/// All pieces are created at once, because the software renderer ignores the area around a piece that is added later.
class ScrollBufferNode : public QSGTransformNode {
public:
    ScrollBufferNode(QQuickWindow& window, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_pieces.emplace_back(window.createImageNode());
            m_pieces.back()->setFlag(OwnedByParent, false);
            m_pieces.back()->setFiltering(QSGTexture::Nearest);
            appendChildNode(m_pieces.back().get());
        }
    }
    void show(std::unique_ptr<QSGTexture> texture) {
        for (const auto& piece : m_pieces)
            piece->setTexture(texture.get());
        m_texture = std::move(texture);
    }
    std::size_t count() const { return m_pieces.size(); }
    QSGImageNode& piece(std::size_t index) { return *m_pieces.at(index); }

private:
    std::unique_ptr<QSGTexture> m_texture;
    std::vector<std::unique_ptr<QSGImageNode>> m_pieces;
};

} // namespace

void ScrollBuffer::setWindow(QPoint at, QSizeF size, double ratio) {
    const QSize pixels(static_cast<int>(std::ceil(size.width() * ratio)),
                       static_cast<int>(std::ceil(size.height() * ratio)));
    if (pixels != m_window.size() || ratio != m_ratio) {
        m_pixels = std::make_shared<std::vector<QRgb>>(static_cast<std::size_t>(pixels.width()) *
                                                       static_cast<std::size_t>(pixels.height()));
        m_ratio = ratio;
        invalidate();
    }
    m_window = QRect((QPointF(at) * ratio).toPoint(), pixels);
    m_valid &= m_window;
    if (m_valid.isEmpty()) // nothing is valid, so the image restarts at the window and is one piece
        m_first = m_window.topLeft();
}

std::vector<ScrollBuffer::Piece> ScrollBuffer::pieces() const {
    std::vector<Piece> all;
    const QSize size = m_window.size();
    const QPoint since = m_window.topLeft() - m_first;
    const QPoint first = m_first + QPoint(floorTo(since.x(), size.width()), floorTo(since.y(), size.height()));
    for (const int y : {0, size.height()})
        for (const int x : {0, size.width()}) {
            const QRect round(first + QPoint(x, y), size); // the area of the drawing that one copy of the image covers
            if (const QRect drawn = round & m_window; !drawn.isEmpty())
                all.push_back({drawn, drawn.topLeft() - round.topLeft()});
        }
    return all;
}

QRect ScrollBuffer::onScreen(const QRect& part) const {
    return QRectF(QPointF(part.topLeft()) * m_ratio, QSizeF(part.size()) * m_ratio).toAlignedRect();
}

QRegion ScrollBuffer::ofDrawing(const QRegion& part) const {
    if (m_ratio == 1)
        return part;
    QRegion all;
    for (const QRect& rect : part)
        all += QRectF(QPointF(rect.topLeft()) / m_ratio, QSizeF(rect.size()) / m_ratio).toAlignedRect();
    return all;
}

/// Returns an image that shares the stored pixels. Qt doesn't copy them, although the screen uses them, too.
QImage ScrollBuffer::image() const {
    auto* kept = new Pixels(m_pixels);
    return {reinterpret_cast<uchar*>(m_pixels->data()), // NOLINT: an image's pixels
            m_window.width(),
            m_window.height(),
            m_window.width() * static_cast<qsizetype>(sizeof(QRgb)),
            QImage::Format_RGB32,
            [](void* pixels) { delete static_cast<Pixels*>(pixels); },
            kept};
}

void ScrollBuffer::repaint(const QColor& background, const Draw& draw) {
    const QRegion missing = QRegion(m_window) - m_valid;
    if (missing.isEmpty())
        return;
    QImage onto = image();
    for (const Piece& piece : pieces()) {
        const QRegion part = missing & piece.drawn;
        if (part.isEmpty())
            continue;
        QPainter painter(&onto);
        painter.translate(piece.kept - piece.drawn.topLeft());
        painter.setClipRegion(part);
        painter.fillRect(part.boundingRect(), background);
        painter.scale(m_ratio, m_ratio);
        draw(painter, ofDrawing(part));
    }
    m_valid = m_window;
}

QSGNode* ScrollBuffer::node(QSGNode* before, QQuickWindow& window) const {
    const std::vector<Piece> all = pieces();
    auto* node = static_cast<ScrollBufferNode*>(before);
    if (node == nullptr || node->count() != all.size()) {
        delete before;
        node = new ScrollBufferNode(window, all.size());
    }
    node->show(std::unique_ptr<QSGTexture>(window.createTextureFromImage(image(), QQuickWindow::TextureIsOpaque)));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRect& drawn = all[i].drawn;
        node->piece(i).setSourceRect(QRectF(all[i].kept, drawn.size()));
        node->piece(i).setRect(
            QRectF(QPointF(drawn.topLeft() - m_window.topLeft()) / m_ratio, QSizeF(drawn.size()) / m_ratio));
    }
    return node;
}

} // namespace boardset
