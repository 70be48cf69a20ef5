// SPDX-License-Identifier: GPL-3.0-or-later
// The core's palettes as Qt's colours.
#include "SceneLook.h"

namespace boardset {

void SceneLook::setPalette(picture::Palette::Name name) {
    palette = name;
    m_palette = &paletteOf(name);
    ground = m_palette->ground;
    text = m_palette->text;
    secondary = m_palette->secondary;
    bad = m_palette->bad;
}

} // namespace boardset
