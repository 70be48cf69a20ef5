// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of exported diagrams, all in one place: one table per theme.
#pragma once

#include "boardset/picture/Tone.h"

#include <array>
#include <string>

namespace boardset::picture {

struct Palette {
    enum class Name { Light, Dark, Print };

    const char* ground;
    const char* panel;
    const char* part;
    const char* well;
    const char* hairline;
    const char* track;
    const char* text;
    const char* secondary;
    const char* onToken;
    std::array<const char*, 5> heats;     ///< 0, 25, 50, 75, 100 % utilised.
    std::array<const char*, 6> processes; ///< In order; they begin again.

    /// "#8DB7E0"; "none" for no tone.
    std::string colourOf(const Tone& tone) const;
    /// The heat scale at a utilisation, 0 to 1.
    std::string heat(double utilisation) const;
};

const Palette& paletteOf(Palette::Name name);

} // namespace boardset::picture
