// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of exported diagrams.
#include "boardset/picture/Palette.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace boardset::picture {

namespace {

constexpr Palette light{"#F5F6F8",
                        "#FFFFFF",
                        "#F1F4F8",
                        "#FFFFFF",
                        "#D3DAE3",
                        "#E1E5EA",
                        "#18212C",
                        "#5C6878",
                        "#FFFFFF",
                        {"#D9E4F0", "#8DB7E0", "#F3CF66", "#EE8A3B", "#D63A2B"},
                        {"#2563EB", "#0F766E", "#9333EA", "#B45309", "#BE185D", "#4D7C0F"}};
constexpr Palette dark{"#11161D",
                       "#171E27",
                       "#1E2732",
                       "#141B23",
                       "#364252",
                       "#2A3441",
                       "#E8EDF3",
                       "#9DA9B8",
                       "#0B1220",
                       {"#3A4E66", "#5B8FC7", "#E3BD52", "#EE8A3B", "#F0604F"},
                       {"#6EA1FF", "#2DD4BF", "#C79BFF", "#F0B45A", "#F58AB8", "#A3D65C"}};
constexpr Palette print{"#FFFFFF",
                        "#FFFFFF",
                        "#F7F7F7",
                        "#FFFFFF",
                        "#8A8A8A",
                        "#E4E4E4",
                        "#000000",
                        "#444444",
                        "#FFFFFF",
                        {"#D8D8D8", "#B0B0B0", "#848484", "#565656", "#1E1E1E"},
                        {"#222222", "#555555", "#000000", "#6A6A6A", "#3C3C3C", "#484848"}};

int channel(const char* colour, int index) {
    const char digits[3] = {colour[1 + 2 * index], colour[2 + 2 * index], '\0'};
    return static_cast<int>(std::strtol(digits, nullptr, 16));
}

} // namespace

const Palette& paletteOf(Palette::Name name) {
    switch (name) {
    case Palette::Name::Dark:
        return dark;
    case Palette::Name::Print:
        return print;
    case Palette::Name::Light:
        break;
    }
    return light;
}

std::string Palette::colourOf(const Tone& tone) const {
    switch (tone.name) {
    case Tone::Name::Ground:
        return ground;
    case Tone::Name::Panel:
        return panel;
    case Tone::Name::Part:
        return part;
    case Tone::Name::Well:
        return well;
    case Tone::Name::Hairline:
        return hairline;
    case Tone::Name::Track:
        return track;
    case Tone::Name::Text:
        return text;
    case Tone::Name::Secondary:
        return secondary;
    case Tone::Name::Heat:
        return heat(tone.heat);
    case Tone::Name::Stress:
        return heats.back();
    case Tone::Name::Process:
        return processes.at(static_cast<std::size_t>(tone.index) % processes.size());
    case Tone::Name::OnToken:
        return onToken;
    case Tone::Name::None:
        break;
    }
    return "none";
}

std::string Palette::heat(double utilisation) const {
    const double scaled = std::clamp(std::isfinite(utilisation) ? utilisation : 0.0, 0.0, 1.0) * 4;
    const auto lower = std::min<std::size_t>(static_cast<std::size_t>(scaled), 3);
    const double share = scaled - static_cast<double>(lower);
    char colour[8] = "#";
    for (int i = 0; i < 3; ++i) {
        const int a = channel(heats[lower], i);
        const int b = channel(heats[lower + 1], i);
        const auto mixed = static_cast<unsigned>(std::lround(a + (b - a) * share)) & 0xFFU;
        std::snprintf(colour + 1 + 2 * i, 3, "%02X", mixed);
    }
    return colour;
}

} // namespace boardset::picture
