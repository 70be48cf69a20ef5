// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of exported diagrams, all in one place: one table per theme.
#pragma once

#include "boardset/diagram/Svg.h"

#include <array>
#include <string>

namespace boardset {

struct SvgPalette {
    const char* ground;
    const char* panel; ///< Boards and bars.
    const char* part;  ///< Parts on a panel.
    const char* well;  ///< Memories, chips: where something lies.
    const char* hairline;
    const char* track; ///< The empty part of a bar or wire.
    const char* text;
    const char* secondary;
    const char* accent;
    const char* onToken;               ///< Text on a thread's disc.
    std::array<const char*, 5> heat;   ///< 0, 25, 50, 75, 100 % utilised.
    std::array<const char*, 6> tokens; ///< Processes, in order.
};

const SvgPalette& paletteOf(SvgTheme theme);

/// The heat scale at a utilisation, 0 to 1: "#8db7e0".
std::string heatColour(const SvgPalette& palette, double utilisation);

} // namespace boardset
