// SPDX-License-Identifier: GPL-3.0-or-later
// Every tone is a colour in every palette, with the contrast that WCAG AA requires for every text on every background
// on which it is used.
#include "boardset/picture/Palette.h"
#include "support/catch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

using namespace boardset::picture;

namespace {

constexpr Palette::Name everyPalette[] = {Palette::Name::Light, Palette::Name::Dark, Palette::Name::Print,
                                          Palette::Name::Projector, Palette::Name::ProjectorDark};

/// Returns the linear value of one colour channel, given its lowest bit.
double linear(Rgb colour, unsigned shift) {
    const double channel = ((colour >> shift) & 0xFFU) / 255.0;
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// L = 0.2126 R + 0.7152 G + 0.0722 B, linear.
double luminance(Rgb colour) {
    return 0.2126 * linear(colour, 16) + 0.7152 * linear(colour, 8) + 0.0722 * linear(colour, 0);
}

/// (L1 + 0.05) / (L2 + 0.05), with the lighter colour first.
double contrast(Rgb a, Rgb b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

TEST_CASE("every tone is a colour in every palette, and differs from the tone below it", "[palette]") {
    using Name = Tone::Name;
    for (const Palette::Name name : everyPalette) {
        const Palette& palette = paletteOf(name);
        INFO(static_cast<int>(name));
        for (int tone = 1; tone <= static_cast<int>(Name::AccentSoft); ++tone)
            CHECK(palette.colourOf(static_cast<Name>(tone)) <= 0xFFFFFF);
        for (const auto& [tone, colour] :
             {std::pair{Name::Ground, palette.ground}, std::pair{Name::Panel, palette.panel},
              std::pair{Name::Part, palette.raised}, std::pair{Name::Hairline, palette.hairline},
              std::pair{Name::Strong, palette.strong}, std::pair{Name::Wire, palette.wire},
              std::pair{Name::Track, palette.track}, std::pair{Name::Text, palette.text},
              std::pair{Name::Secondary, palette.secondary}, std::pair{Name::Heat, palette.heats[0]},
              std::pair{Name::Stress, palette.bad}, std::pair{Name::Owner, palette.owners[0]},
              std::pair{Name::Series, palette.series[0]}, std::pair{Name::OnToken, palette.ownerForeground},
              std::pair{Name::Accent, palette.accent}, std::pair{Name::AccentSoft, palette.accentSoft}})
            CHECK(palette.colourOf(tone) == colour);
        for (const auto& [on, ground] : {std::pair{Name::Text, Name::Panel}, std::pair{Name::Strong, Name::Panel},
                                         std::pair{Name::Hairline, Name::Panel}, std::pair{Name::Wire, Name::Ground},
                                         std::pair{Name::Track, Name::Panel}, std::pair{Name::Stress, Name::Part},
                                         std::pair{Name::OnToken, Name::Owner}})
            CHECK(palette.colourOf(on) != palette.colourOf(ground));
    }
    CHECK(&paletteOf(Palette::Name::Projector) != &paletteOf(Palette::Name::Light));
}

TEST_CASE("the heat colour is interpolated between stops and constant beyond them", "[palette]") {
    const Palette& palette = paletteOf(Palette::Name::Light);
    CHECK(palette.heat(0) == palette.heats[0]);
    CHECK(palette.heat(0.5) == palette.heats[2]);
    CHECK(palette.heat(0.125) == 0xB3CEE8); // half way from #D9E4F0 to #8DB7E0
    CHECK(palette.heat(1) == palette.heats[4]);
    CHECK(palette.heat(7) == palette.heats[4]);
    CHECK(palette.heat(-1) == palette.heats[0]);
    CHECK(palette.heat(std::numeric_limits<double>::quiet_NaN()) == palette.heats[0]);
}

TEST_CASE("processes beyond the last colour start again at the first", "[palette]") {
    const Palette& palette = paletteOf(Palette::Name::Dark);
    const int count = static_cast<int>(palette.owners.size());
    CHECK(palette.colourOf(Tone::owner(count + 1)) == palette.colourOf(Tone::owner(1)));
    CHECK(palette.colourOf(Tone::owner(0)) != palette.colourOf(Tone::owner(1)));
}

TEST_CASE("every theme has AA contrast: 4.5 for text, 3 for outlines", "[palette]") {
    using P = Palette;
    const std::vector<std::pair<Rgb P::*, std::vector<Rgb P::*>>> texts{
        {&P::ground, {&P::text, &P::secondary}},
        {&P::panel, {&P::text, &P::secondary, &P::accent, &P::good, &P::bad, &P::caution}},
        {&P::raised, {&P::text, &P::secondary}},
        {&P::hover, {&P::text, &P::secondary}},
        {&P::accentSoft, {&P::accent}},
        {&P::accent, {&P::accentForeground}},
        {&P::badSoft, {&P::text}},
        {&P::cautionSoft, {&P::text}},
        {&P::text, {&P::panel}}};
    for (const Palette::Name name : everyPalette) {
        const Palette& palette = paletteOf(name);
        // AA; AAA for texts that are read from a distance
        const double least = name >= Palette::Name::Projector ? 7 : 4.5;
        for (const auto& [ground, foregrounds] : texts)
            for (const auto& foreground : foregrounds) {
                INFO(static_cast<int>(name) << ": " << hexOf(palette.*foreground) << " on " << hexOf(palette.*ground));
                CHECK(contrast(palette.*foreground, palette.*ground) >= least);
            }
        CHECK(contrast(palette.strong, palette.panel) >= 3);
    }
}
