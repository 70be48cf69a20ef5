// SPDX-License-Identifier: GPL-3.0-or-later
// The palettes of colours: one table for each theme.
#include "boardset/picture/Palette.h"
#include "boardset/text/Letters.h"
#include "boardset/text/NumberText.h"

#include <algorithm>
#include <cmath>

namespace boardset::picture {

namespace {

constexpr std::array<Rgb, 8> seriesOnLight{0x0047D6, 0x9E9700, 0x701573, 0x08A966,
                                           0x733E00, 0x1794DE, 0x28181E, 0x5699A0};
constexpr std::array<Rgb, 8> seriesOnDark{0x6C82FC, 0xD7FE27, 0xB74A06, 0xCADAFF,
                                          0x56ED72, 0xA8695E, 0xEAFFDF, 0x6174A3};
constexpr std::array<Rgb, 4> seriesInPrint{0x000000, 0x5A5A5A, 0x8C8C8C, 0x333333};

constexpr Palette light{
    .ground = 0xF5F6F8,
    .panel = 0xFFFFFF,
    .raised = 0xF1F4F8,
    .hover = 0xE7ECF3,
    .hairline = 0xE1E5EA,
    .strong = 0x8792A2,
    .text = 0x18212C,
    .secondary = 0x566272,
    .accent = 0x2563EB,
    .accentForeground = 0xFFFFFF,
    .accentSoft = 0xE8F0FE,
    .good = 0x0B7A55,
    .bad = 0xC0271C,
    .badForeground = 0xFFFFFF,
    .badSoft = 0xFDECEA,
    .caution = 0x8A5A00,
    .cautionSoft = 0xFFF5DC,
    .wire = 0xD9DEE6,
    .track = 0xDFE4EA,
    .shade = 0x66111820,
    .shadow = 0x2618212C,
    .heats = {0xD9E4F0, 0x8DB7E0, 0xF3CF66, 0xEE8A3B, 0xD63A2B},
    .owners = {0x2563EB, 0x3F7D1E, 0x7A1F6B, 0x0F7A8A, 0x1E2A78, 0xC026A8, 0x3B4A16, 0x5B6777},
    .ownerForeground = 0xFFFFFF,
    .series = seriesOnLight,
};
constexpr Palette dark{
    .ground = 0x11161D,
    .panel = 0x171E27,
    .raised = 0x1F2833,
    .hover = 0x2A3542,
    .hairline = 0x2A3441,
    .strong = 0x66758A,
    .text = 0xE8EDF3,
    .secondary = 0xA6B1BF,
    .accent = 0x6EA1FF,
    .accentForeground = 0x0B1422,
    .accentSoft = 0x1C2C47,
    .good = 0x3CCB97,
    .bad = 0xFF8A7D,
    .badForeground = 0x2A0B08,
    .badSoft = 0x3A2022,
    .caution = 0xF3C25B,
    .cautionSoft = 0x352C18,
    .wire = 0x2E3947,
    .track = 0x303B49,
    .shade = 0x99060A0F,
    .shadow = 0x80000000,
    .heats = {0x2B3C52, 0x4379B4, 0xD9B44A, 0xEE8A3B, 0xF0564A},
    .owners = {0x6EA1FF, 0xD3E05A, 0xE58FD0, 0x3FC9B0, 0xC9D4FF, 0x7FA23A, 0xB07BE8, 0xA9B4C2},
    .ownerForeground = 0x0B1422,
    .series = seriesOnDark,
};
constexpr Palette print{
    .ground = 0xFFFFFF,
    .panel = 0xFFFFFF,
    .raised = 0xF2F2F2,
    .hover = 0xE6E6E6,
    .hairline = 0xC9C9C9,
    .strong = 0x767676,
    .text = 0x000000,
    .secondary = 0x4A4A4A,
    .accent = 0x222222,
    .accentForeground = 0xFFFFFF,
    .accentSoft = 0xE9E9E9,
    .good = 0x1E1E1E,
    .bad = 0x1E1E1E,
    .badForeground = 0xFFFFFF,
    .badSoft = 0xEFEFEF,
    .caution = 0x1E1E1E,
    .cautionSoft = 0xF2F2F2,
    .wire = 0xE4E4E4,
    .track = 0xDEDEDE,
    .shade = 0x66000000,
    .shadow = 0x33000000,
    .heats = {0xD8D8D8, 0xB0B0B0, 0x848484, 0x565656, 0x1E1E1E},
    .owners = {0x222222, 0x4D4D4D, 0x6B6B6B, 0x333333, 0x595959, 0x444444, 0x646464, 0x737373},
    .ownerForeground = 0xFFFFFF,
    .series = seriesInPrint,
};
constexpr Palette projector{
    .ground = 0xFFFFFF,
    .panel = 0xFFFFFF,
    .raised = 0xEEF2F7,
    .hover = 0xDFE6EF,
    .hairline = 0xAEB8C4,
    .strong = 0x5B6777,
    .text = 0x000000,
    .secondary = 0x333D49,
    .accent = 0x0B3FC4,
    .accentForeground = 0xFFFFFF,
    .accentSoft = 0xE6EEFF,
    .good = 0x005F3F,
    .bad = 0xA50E06,
    .badForeground = 0xFFFFFF,
    .badSoft = 0xFFE3E0,
    .caution = 0x6B4300,
    .cautionSoft = 0xFFEFC7,
    .wire = 0xB9C3CF,
    .track = 0xCBD3DC,
    .shade = 0x80000000,
    .shadow = 0x4D000000,
    .heats = {0xC9D9EA, 0x5E9AD6, 0xF2C12E, 0xE56F12, 0xBF1407},
    .owners = {0x0B3FC4, 0x2F6412, 0x6A155C, 0x075C68, 0x141E5C, 0x96207F, 0x2C380F, 0x3F4C5C},
    .ownerForeground = 0xFFFFFF,
    .series = seriesOnLight,
};
constexpr Palette projectorDark{
    .ground = 0x05080C,
    .panel = 0x0B0F15,
    .raised = 0x161C25,
    .hover = 0x202935,
    .hairline = 0x3A4554,
    .strong = 0x8494A8,
    .text = 0xFFFFFF,
    .secondary = 0xC3CDD9,
    .accent = 0x8FB8FF,
    .accentForeground = 0x05080C,
    .accentSoft = 0x16264A,
    .good = 0x4FE3AC,
    .bad = 0xFF9C90,
    .badForeground = 0x2A0B08,
    .badSoft = 0x3E1A1A,
    .caution = 0xFFD072,
    .cautionSoft = 0x332808,
    .wire = 0x344152,
    .track = 0x2E3A49,
    .shade = 0xB3000000,
    .shadow = 0x99000000,
    .heats = {0x2C4263, 0x4F8BD0, 0xE6BF4C, 0xF59242, 0xFF5B4D},
    .owners = {0x8FB8FF, 0xDDE86A, 0xECA6DD, 0x63D6C2, 0xD6DEFF, 0x97B93F, 0xC39AF0, 0xC3CDD9},
    .ownerForeground = 0x05080C,
    .series = seriesOnDark,
};

Rgb blended(Rgb from, Rgb to, double share) {
    Rgb colour = 0;
    for (const unsigned shift : {0U, 8U, 16U}) { // one colour channel at a time
        const double a = (from >> shift) & 0xFFU;
        const double b = (to >> shift) & 0xFFU;
        colour |= static_cast<Rgb>(std::lround(a + (b - a) * share)) << shift;
    }
    return colour;
}

} // namespace

const Palette& paletteOf(Palette::Name name) {
    static constexpr std::array all{&light, &dark, &print, &projector, &projectorDark};
    return *all.at(static_cast<std::size_t>(name));
}

std::string hexOf(Rgb colour) {
    std::string text = '#' + hexText(colour & 0xFFFFFFU, 6);
    std::ranges::transform(text, text.begin(), upperCase);
    return text;
}

Rgb Palette::heat(double utilisation) const {
    const double at = std::clamp(std::isfinite(utilisation) ? utilisation : 0.0, 0.0, 1.0) * 4;
    const auto low = std::min<std::size_t>(static_cast<std::size_t>(at), 3);
    const double share = at - static_cast<double>(low);
    return blended(heats[low], heats[low + 1], share);
}

Rgb Palette::colourOf(const Tone& tone) const {
    if (tone.share < 1) {
        Tone whole = tone;
        whole.share = 1;
        return blended(panel, colourOf(whole), tone.share);
    }
    if (tone.name == Tone::Name::Heat)
        return heat(tone.heat);
    if (tone.name == Tone::Name::Owner)
        return owners.at(static_cast<std::size_t>(tone.index) % owners.size());
    if (tone.name == Tone::Name::Series)
        return series[static_cast<std::size_t>(tone.index) % series.size()];
    static constexpr std::array<Rgb Palette::*, 18> plain{// colours in the order of Tone::Name
                                                          &Palette::text,
                                                          &Palette::ground,
                                                          &Palette::panel,
                                                          &Palette::raised,
                                                          &Palette::hairline,
                                                          &Palette::strong,
                                                          &Palette::wire,
                                                          &Palette::track,
                                                          &Palette::text,
                                                          &Palette::secondary,
                                                          nullptr,
                                                          &Palette::bad,
                                                          &Palette::badForeground,
                                                          nullptr,
                                                          nullptr,
                                                          &Palette::ownerForeground,
                                                          &Palette::accent,
                                                          &Palette::accentSoft};
    static_assert(plain.size() == static_cast<std::size_t>(Tone::Name::AccentSoft) + 1);
    return this->*plain.at(static_cast<std::size_t>(tone.name));
}

} // namespace boardset::picture
