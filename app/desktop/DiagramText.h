// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram in a text: drawn as it is on paper, not as an image.
#pragma once

#include <QTextObjectInterface>
#include <functional>

namespace boardset {

/// Draws what stands in a text for its image, as wide as the image is said to be.
class DiagramText : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// `play` draws a picture of that size, from 0, 0.
    DiagramText(QSizeF size, std::function<void(QPainter&)> play, QObject* parent = nullptr);

    QSizeF intrinsicSize(QTextDocument* text, int at, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* text, int at,
                    const QTextFormat& format) override;

private:
    QSizeF m_size;
    std::function<void(QPainter&)> m_play;
};

} // namespace boardset
