// SPDX-License-Identifier: GPL-3.0-or-later
// All colours of a theme, both for files and for the window.
#pragma once

#include "boardset/picture/Tone.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace boardset::picture {

using Rgb = std::uint32_t;  ///< Colour in the form 0xRRGGBB.
using Argb = std::uint32_t; ///< Translucent colour in the form 0xAARRGGBB.

struct Palette {
    enum class Name { Light, Dark, Print, Projector, ProjectorDark };

    Rgb ground; ///< Colour of the canvas, which is behind all elements.
    Rgb panel;  ///< Colour of the faces of boards, memories and cards.
    Rgb raised; ///< Colour of parts on a board, memory or card, and of controls on a panel.
    Rgb hover;  ///< Background colour of a control under the pointer.
    Rgb hairline;
    Rgb strong; ///< Colour of outlines that have a meaning; its contrast against the panel is at least 3:1.
    Rgb text;
    Rgb secondary;
    Rgb accent;           ///< Colour of selected or followed elements.
    Rgb accentForeground; ///< Colour of text on the accent colour.
    Rgb accentSoft;       ///< Background colour of selected or followed elements.
    Rgb good;
    Rgb bad;
    Rgb badForeground; ///< Colour of text on a filled mark in the colour `bad`.
    Rgb badSoft;       ///< Background colour of errors.
    Rgb caution;
    Rgb cautionSoft;          ///< Background colour of warnings.
    Rgb wire;                 ///< Colour of a link's capacity.
    Rgb track;                ///< Colour of the empty part of a utilisation bar.
    Argb shade;               ///< Translucent colour of the layer behind dialogs.
    Argb shadow;              ///< Translucent colour of the shadow of popups.
    std::array<Rgb, 5> heats; ///< Colours for 0, 25, 50, 75 and 100 % utilisation.
    /// Colours of tokens, by owner.
    /// If there are more owners than colours, the colours repeat.
    /// These colours avoid the colours of high utilisation.
    /// People with red-green colour blindness can distinguish the first four.
    std::array<Rgb, 8> owners;
    Rgb ownerForeground; ///< Colour of text on a token.
    /// Colours of the curves of a plot. If there are more curves than colours, the colours repeat.
    std::span<const Rgb> series;

    /// Returns the colour for a utilisation from 0 to 1.
    Rgb heat(double utilisation) const;
    /// Returns the colour of any tone except None.
    Rgb colourOf(const Tone& tone) const;
};

const Palette& paletteOf(Palette::Name name);

/// Returns a colour in SVG notation: "#8DB7E0".
std::string hexOf(Rgb colour);

} // namespace boardset::picture
