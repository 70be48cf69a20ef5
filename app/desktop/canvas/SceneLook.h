// SPDX-License-Identifier: GPL-3.0-or-later
// The look of the window, as its pictures need it.
#pragma once

#include "boardset/picture/Palette.h"

#include <QString>

namespace boardset {

struct SceneLook {
    picture::Palette::Name palette = picture::Palette::Name::Light;
    QString family;
    double textScale = 1;

    const picture::Palette& colours() const { return picture::paletteOf(palette); }
};

} // namespace boardset
