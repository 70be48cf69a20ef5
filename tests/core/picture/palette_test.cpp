// SPDX-License-Identifier: GPL-3.0-or-later
// Every tone is a colour in every palette.
#include "boardset/picture/Palette.h"
#include "support/catch.h"

#include <limits>
#include <utility>

using namespace boardset::picture;

namespace {

constexpr Palette::Name everyPalette[] = {Palette::Name::Light, Palette::Name::Dark, Palette::Name::Print,
                                          Palette::Name::Projector, Palette::Name::ProjectorDark};

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
