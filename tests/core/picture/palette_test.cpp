// SPDX-License-Identifier: GPL-3.0-or-later
// Every tone is a colour in every palette.
#include "boardset/picture/Palette.h"
#include "support/catch.h"

#include <limits>
#include <regex>

using namespace boardset::picture;

namespace {

constexpr Palette::Name everyPalette[] = {Palette::Name::Light, Palette::Name::Dark, Palette::Name::Print};

} // namespace

TEST_CASE("every tone but none is a colour in every palette", "[palette]") {
    const std::regex colour("#[0-9A-F]{6}");
    for (const Palette::Name name : everyPalette) {
        const Palette& palette = paletteOf(name);
        for (int tone = 1; tone <= static_cast<int>(Tone::Name::OnToken); ++tone) {
            INFO(tone);
            CHECK(std::regex_match(palette.colourOf(static_cast<Tone::Name>(tone)), colour));
        }
        CHECK(palette.colourOf({}) == "none");
    }
}

TEST_CASE("heat goes from stop to stop, and no further", "[palette]") {
    const Palette& palette = paletteOf(Palette::Name::Light);
    CHECK(palette.heat(0) == palette.heats[0]);
    CHECK(palette.heat(0.5) == palette.heats[2]);
    CHECK(palette.heat(0.125) == "#B3CEE8"); // half way from #D9E4F0 to #8DB7E0
    CHECK(palette.heat(1) == palette.heats[4]);
    CHECK(palette.heat(7) == palette.heats[4]);
    CHECK(palette.heat(-1) == palette.heats[0]);
    CHECK(palette.heat(std::numeric_limits<double>::quiet_NaN()) == palette.heats[0]);
}

TEST_CASE("processes beyond the last colour begin again", "[palette]") {
    const Palette& palette = paletteOf(Palette::Name::Dark);
    const int count = static_cast<int>(palette.processes.size());
    CHECK(palette.colourOf(Tone::process(count + 1)) == palette.colourOf(Tone::process(1)));
    CHECK(palette.colourOf(Tone::process(0)) != palette.colourOf(Tone::process(1)));
}
