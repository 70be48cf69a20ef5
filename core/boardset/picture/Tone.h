// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a colour. A palette gives each meaning a colour.
#pragma once

namespace boardset::picture {

/// A colour by its meaning.
struct Tone {
    enum class Name {
        None, ///< Not drawn.
        Ground,
        Panel, ///< Background of boards, bars and memories, on which other elements are drawn.
        Part,  ///< Parts on a panel.
        Hairline,
        Strong, ///< Outlines that have a meaning: those of an empty bay, and hatching.
        Wire,   ///< The capacity of a wire.
        Track,  ///< The empty part of a bar.
        Text,
        Secondary,
        Heat,      ///< A utilisation.
        Stress,    ///< A saturated bottleneck, and failures.
        Process,   ///< A process, or a domain.
        OnToken,   ///< Text on a thread's disc.
        Accent,    ///< Selected or followed elements.
        AccentSoft ///< Background of selected or followed elements.
    };
    Name name = Name::None;
    int index = 0;    ///< For Process, the index of the process.
    double heat = 0;  ///< For Heat, the utilisation from 0 to 1.
    double share = 1; ///< Opacity on a panel; lower values give paler colours.

    Tone() = default;
    Tone(Name of) : name(of) {} // NOLINT(google-explicit-constructor): most have only a name
    static Tone process(int index) {
        Tone tone = Name::Process;
        tone.index = index;
        return tone;
    }
    static Tone ofHeat(double utilisation) {
        Tone tone = Name::Heat;
        tone.heat = utilisation;
        return tone;
    }
    bool operator==(const Tone&) const = default;
};

} // namespace boardset::picture
