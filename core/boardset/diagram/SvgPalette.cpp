// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of exported diagrams.
#include "boardset/diagram/SvgPalette.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace boardset {

namespace {

constexpr SvgPalette light{"#F5F6F8",
                           "#FFFFFF",
                           "#F1F4F8",
                           "#FFFFFF",
                           "#D3DAE3",
                           "#E1E5EA",
                           "#18212C",
                           "#5C6878",
                           "#2563EB",
                           "#FFFFFF",
                           {"#D9E4F0", "#8DB7E0", "#F3CF66", "#EE8A3B", "#D63A2B"},
                           {"#2563EB", "#0F766E", "#9333EA", "#B45309", "#BE185D", "#4D7C0F"}};
constexpr SvgPalette dark{"#11161D",
                          "#171E27",
                          "#1E2732",
                          "#141B23",
                          "#364252",
                          "#2A3441",
                          "#E8EDF3",
                          "#9DA9B8",
                          "#6EA1FF",
                          "#0B1220",
                          {"#3A4E66", "#5B8FC7", "#E3BD52", "#EE8A3B", "#F0604F"},
                          {"#6EA1FF", "#2DD4BF", "#C79BFF", "#F0B45A", "#F58AB8", "#A3D65C"}};
constexpr SvgPalette print{"#FFFFFF",
                           "#FFFFFF",
                           "#F7F7F7",
                           "#FFFFFF",
                           "#8A8A8A",
                           "#E4E4E4",
                           "#000000",
                           "#444444",
                           "#000000",
                           "#FFFFFF",
                           {"#D8D8D8", "#B0B0B0", "#848484", "#565656", "#1E1E1E"},
                           {"#222222", "#555555", "#000000", "#6A6A6A", "#3C3C3C", "#484848"}};

int channel(const char* colour, int index) {
    const char digits[3] = {colour[1 + 2 * index], colour[2 + 2 * index], '\0'};
    return static_cast<int>(std::strtol(digits, nullptr, 16));
}

} // namespace

const SvgPalette& paletteOf(SvgTheme theme) {
    switch (theme) {
    case SvgTheme::Dark:
        return dark;
    case SvgTheme::Print:
        return print;
    case SvgTheme::Light:
        break;
    }
    return light;
}

std::string heatColour(const SvgPalette& palette, double utilisation) {
    const double scaled = std::clamp(std::isfinite(utilisation) ? utilisation : 0.0, 0.0, 1.0) * 4;
    const auto lower = std::min<std::size_t>(static_cast<std::size_t>(scaled), 3);
    const double share = scaled - static_cast<double>(lower);
    char colour[8] = "#";
    for (int i = 0; i < 3; ++i) {
        const int a = channel(palette.heat[lower], i);
        const int b = channel(palette.heat[lower + 1], i);
        const auto mixed = static_cast<unsigned>(std::lround(a + (b - a) * share)) & 0xFFU;
        std::snprintf(colour + 1 + 2 * i, 3, "%02X", mixed);
    }
    return colour;
}

} // namespace boardset
