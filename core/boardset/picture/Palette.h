// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a diagram in a theme, both in files and in the window.
#pragma once

#include "boardset/picture/Tone.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace boardset::picture {

using Rgb = std::uint32_t; ///< Colour in the form 0xRRGGBB.

struct Palette {
    enum class Name { Light, Dark, Print, Projector, ProjectorDark };

    Rgb ground; ///< Colour behind everything else: the canvas.
    Rgb panel;  ///< Face of boards, memories and cards.
    Rgb raised; ///< Parts on a panel.
    Rgb hairline;
    Rgb strong; ///< Outlines that have a meaning; their contrast against the panel is at least 3:1.
    Rgb text;
    Rgb secondary;
    Rgb accent;     ///< Selected or followed elements.
    Rgb accentSoft; ///< Background of selected or followed elements.
    Rgb bad;
    Rgb wire;                     ///< The capacity of a link.
    Rgb track;                    ///< The empty part of a utilisation bar.
    std::array<Rgb, 5> heats;     ///< Colours at 0, 25, 50, 75 and 100 % utilisation.
    std::array<Rgb, 8> processes; ///< Token colours by process; the colours repeat if there are more processes than
                                  ///< colours.
    Rgb processForeground;        ///< Text on a token.
    std::span<const Rgb> series;  ///< Curve colours of a plot; the colours repeat if there are more curves than
                                  ///< colours.

    /// Returns the colour for a utilisation from 0 to 1.
    Rgb heat(double utilisation) const;
    /// Returns the colour of any tone except None.
    Rgb colourOf(const Tone& tone) const;
};

const Palette& paletteOf(Palette::Name name);

/// Returns a colour in SVG notation: "#8DB7E0".
std::string hexOf(Rgb colour);

} // namespace boardset::picture
