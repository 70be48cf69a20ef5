// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram inside a text document, drawn as vector graphics instead of a bitmap.
#pragma once

#include <QTextObjectInterface>
#include <functional>

namespace boardset {

/// Draws the diagram in place of an image in the text; the diagram has the width of the image.
class DiagramText : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    /// `play` draws a picture of the given size, with its top-left corner at (0, 0).
    DiagramText(QSizeF size, std::function<void(QPainter&)> play, QObject* parent = nullptr);

    QSizeF intrinsicSize(QTextDocument* text, int at, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& place, QTextDocument* text, int at,
                    const QTextFormat& format) override;

private:
    QSizeF m_size;
    std::function<void(QPainter&)> m_play;
};

} // namespace boardset
