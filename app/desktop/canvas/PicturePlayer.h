// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the primitives of a picture with a QPainter.
#pragma once

#include "FontMeasure.h"
#include "Shapes.h"

#include "boardset/picture/Palette.h"
#include "boardset/picture/Primitive.h"

#include <QStaticText>

namespace boardset {

/// Caches shaped text and rounded corners between pictures, because creating them is slow.
class PicturePlayer {
public:
    void setLook(picture::Palette::Name palette, const QString& family);
    const TextMeasure& measure() const { return m_measure; }
    QColor colourOf(const picture::Tone& tone) const;

    void play(QPainter& painter, const picture::Primitive& primitive);
    void play(QPainter& painter, const std::vector<picture::Primitive>& all);

private:
    void playRectangle(QPainter& painter, const picture::Primitive& shape);
    void playLine(QPainter& painter, const picture::Primitive& line);
    void playText(QPainter& painter, const picture::Primitive& text);
    const QStaticText& shaped(const QString& text, int pixels, bool strong);

    const picture::Palette* m_palette = &picture::paletteOf(picture::Palette::Name::Light);
    QString m_family;
    FontMeasure m_measure;
    Shapes m_shapes;
    QHash<QString, QStaticText> m_texts;
};

} // namespace boardset
