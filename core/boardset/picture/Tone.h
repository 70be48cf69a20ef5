// SPDX-License-Identifier: GPL-3.0-or-later
// What a colour means; a palette says which it is.
#pragma once

namespace boardset::picture {

struct Tone {
    enum class Name {
        None, ///< Nothing is drawn.
        Ground,
        Panel, ///< Boards, bars, memories: where something lies.
        Part,  ///< Parts on a panel.
        Hairline,
        Strong, ///< Of outlines that say something: an empty bay, hatching.
        Wire,   ///< The capacity of a wire.
        Track,  ///< The empty part of a bar.
        Text,
        Secondary,
        Heat,      ///< Of a utilisation.
        Stress,    ///< The bottleneck that is hot, and what has failed.
        Process,   ///< Of a process, or of a domain.
        OnToken,   ///< Text on a thread's disc.
        Accent,    ///< What is selected or followed,
        AccentSoft ///< and its ground.
    };
    Name name = Name::None;
    int index = 0;    ///< Of a Process: its place among all.
    double heat = 0;  ///< Of Heat: the utilisation, 0 to 1.
    double share = 1; ///< Of it in a panel's colour: less is paler.

    Tone() = default;
    Tone(Name of) : name(of) {} // NOLINT(google-explicit-constructor): most have nothing but a name
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
