// SPDX-License-Identifier: GPL-3.0-or-later
// The meaning of a colour. A palette assigns a colour to each meaning.
#pragma once

namespace boardset::picture {

/// A colour, given by its meaning.
struct Tone {
    enum class Name {
        None, ///< No colour: the element is not drawn.
        Ground,
        Panel, ///< Background of boards, bars and memories; other elements are drawn on it.
        Part,  ///< Parts on a board or memory.
        Hairline,
        Strong, ///< Outlines that have a meaning, for example that of an empty bay, and hatching.
        Wire,   ///< The capacity of a wire.
        Track,  ///< The empty part of a utilisation bar.
        Text,
        Secondary,
        Heat,      ///< A utilisation, whose value is `heat`.
        Stress,    ///< Saturated parts, and failures.
        OnStress,  ///< Text on the mark of the bottleneck.
        Owner,     ///< An owner of tokens (a process or, if there are few, a thread), or a domain.
        Series,    ///< A curve of a plot.
        OnToken,   ///< Text on a thread's disc.
        Accent,    ///< Selected or followed elements.
        AccentSoft ///< Background of selected or followed elements.
    };
    Name name = Name::None;
    int index = 0;    ///< Index of the owner or curve, for a tone of the kind Owner or Series.
    double heat = 0;  ///< Utilisation from 0 to 1, for a tone of the kind Heat.
    double share = 1; ///< Opacity on a panel; lower values give paler colours.

    Tone() = default;
    Tone(Name of) : name(of) {} // NOLINT(google-explicit-constructor): most have only a name
    static Tone owner(int index) {
        Tone tone = Name::Owner;
        tone.index = index;
        return tone;
    }
    static Tone series(int index) {
        Tone tone = Name::Series;
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
