// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a diagram in a theme, in files and in the window alike.
#pragma once

#include "boardset/picture/Tone.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace boardset::picture {

using Rgb = std::uint32_t; ///< 0xRRGGBB.

struct Palette {
    enum class Name { Light, Dark, Print, Projector, ProjectorDark };

    Rgb ground; ///< Behind everything: the canvas.
    Rgb panel;  ///< Boards, memories, cards.
    Rgb raised; ///< Parts on a panel.
    Rgb hairline;
    Rgb strong; ///< Outlines that say something: 3:1 against the panel.
    Rgb text;
    Rgb secondary;
    Rgb accent;     ///< Of what is selected or followed.
    Rgb accentSoft; ///< Its ground.
    Rgb bad;
    Rgb wire;                     ///< A link's capacity.
    Rgb track;                    ///< The empty part of a utilisation bar.
    std::array<Rgb, 5> heats;     ///< 0, 25, 50, 75, 100 % utilised.
    std::array<Rgb, 8> processes; ///< Tokens of one process; they begin again.
    Rgb processInk;               ///< Text on a token.
    std::span<const Rgb> series;  ///< Curves of a plot; they begin again.

    /// The heat scale at a utilisation, 0 to 1.
    Rgb heat(double utilisation) const;
    /// Of any tone but None.
    Rgb colourOf(const Tone& tone) const;
};

const Palette& paletteOf(Palette::Name name);

/// A colour as SVG says it: "#8DB7E0".
std::string hexOf(Rgb colour);

} // namespace boardset::picture
