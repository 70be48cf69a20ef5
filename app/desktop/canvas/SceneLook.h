// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram's colours in a theme and its text sizes, as the painter of the diagram needs them.
#pragma once

#include "boardset/picture/Palette.h"

#include <QColor>
#include <QString>

namespace boardset {

/// Between two colours: `share` of the way from the first.
QColor blended(const QColor& from, const QColor& to, double share);

struct SceneLook {
    QColor ground, panel, raised, hairline, strong, text, secondary, accent, accentSoft, bad, wire, track, processInk;
    QString family;
    int caption = 11; ///< Pixels.
    int body = 13;
    double textScale = 1;

    void setPalette(picture::Palette::Name name);
    QColor heat(double use) const { return m_palette->heat(use); } ///< Of a utilisation from 0 to 1.
    /// Of the bottleneck's words and edge: red when it is hot, else as strong as text.
    QColor stress(bool hot) const { return hot ? bad : text; }
    /// Of a process by its place in the scenario.
    QColor process(int place) const { return m_palette->colourOf(picture::Tone::process(place)); }

private:
    const picture::Palette* m_palette = &picture::paletteOf(picture::Palette::Name::Light);
};

} // namespace boardset
