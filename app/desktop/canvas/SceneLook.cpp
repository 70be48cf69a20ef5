// SPDX-License-Identifier: GPL-3.0-or-later
// The core's palettes as Qt's colours.
#include "SceneLook.h"

namespace boardset {

QColor blended(const QColor& from, const QColor& to, double share) {
    const auto part = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

void SceneLook::setPalette(picture::Palette::Name name) {
    m_palette = &paletteOf(name);
    ground = m_palette->ground;
    panel = m_palette->panel;
    raised = m_palette->raised;
    hairline = m_palette->hairline;
    strong = m_palette->strong;
    text = m_palette->text;
    secondary = m_palette->secondary;
    accent = m_palette->accent;
    accentSoft = m_palette->accentSoft;
    bad = m_palette->bad;
    wire = m_palette->wire;
    track = m_palette->track;
    processInk = m_palette->processInk;
}

} // namespace boardset
