// SPDX-License-Identifier: GPL-3.0-or-later
// Text in places of the diagram: as large as the zoom makes it, never under 11 pixels, never outside its place.
#pragma once

#include "SceneLook.h"

#include <QFont>
#include <QHash>
#include <QPainter>
#include <QStaticText>

namespace boardset {

/// A text that has a place in the diagram: one line, or two with a line feed between them.
struct TextPlace {
    QString text;
    QRectF place;        ///< On the canvas, in pixels.
    double basis = 11;   ///< Pixels at full zoom.
    bool whole = false;  ///< May reach over its place a little...
    double slack = 1.45; ///< ...this far.
    double limit = -1;   ///< How long it may be, in pixels; below 0: as its place says.
    Qt::AlignmentFlag align = Qt::AlignLeft;
    bool strong = false;
    QColor color;
};

/// The text as it is set.
struct SetText {
    bool fits = false;
    int pixels = 0; ///< Height of the font.
    QRectF rect;    ///< On the canvas.
};

class Typesetter {
public:
    void setLook(const SceneLook& look);

    SetText set(const TextPlace& place, double zoom);
    void draw(QPainter& painter, const TextPlace& place, const SetText& as);
    double width(const QString& text, int pixels, bool strong) { return line(text, pixels, strong).size.width(); }
    /// One line in the middle of a rectangle.
    void drawCentred(QPainter& painter, const QString& text, const QRectF& rect, int pixels, bool strong,
                     const QColor& color);

private:
    struct Line {
        QStaticText text;
        QSizeF size;
    };
    const Line& line(const QString& text, int pixels, bool strong);
    const QFont& font(int pixels, bool strong);

    QHash<int, QFont> m_fonts;
    QHash<QString, Line> m_lines;
    QString m_family;
    int m_caption = 11;
    double m_textScale = 1;
};

} // namespace boardset
