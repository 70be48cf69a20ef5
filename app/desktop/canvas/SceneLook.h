// SPDX-License-Identifier: GPL-3.0-or-later
// The diagram's colours in a theme and its text sizes, as the painter of the diagram needs them.
#pragma once

#include "boardset/picture/Palette.h"

#include <QColor>
#include <QString>

namespace boardset {

struct SceneLook {
    picture::Palette::Name palette = picture::Palette::Name::Light;
    QColor ground, text, secondary, bad;
    QString family;
    double textScale = 1;

    void setPalette(picture::Palette::Name name);
    QColor heat(double use) const { return m_palette->heat(use); } ///< Of a utilisation from 0 to 1.

private:
    const picture::Palette* m_palette = &picture::paletteOf(picture::Palette::Name::Light);
};

} // namespace boardset
