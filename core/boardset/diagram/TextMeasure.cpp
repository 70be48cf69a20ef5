// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/diagram/Metrics.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>

namespace boardset {

namespace {

// Advances are in thousandths of an em.
constexpr std::int16_t otherAdvance = 650;
constexpr double air = 1.02;
constexpr double lineHeight = 1.21; ///< Sum of the ascent and the descent of the font Inter, in em.

template <std::size_t count> using Widths = std::array<std::int16_t, count>;

constexpr char32_t firstAscii = U' ';
constexpr std::array<Widths<95>, 2> ascii{
    {{{281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
       636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
       587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
       665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
       237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659}},
     {{248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379, 667, 481,  621,
       652, 666, 632, 648, 587, 646, 648, 290, 295, 673, 673, 673, 544, 999, 724, 657, 744, 724,  608,
       586, 755, 744, 275, 561, 677, 566, 906, 741, 775, 643, 776, 651, 649, 660, 734, 724, 1007, 690,
       705, 653, 393, 379, 393, 481, 468, 497, 575, 630, 577, 630, 593, 377, 625, 613, 261, 261,  569,
       261, 898, 610, 608, 625, 625, 397, 549, 380, 608, 576, 837, 562, 576, 562, 393, 358, 393,  673}}}};

constexpr char32_t firstLatin = U'\u00A0';
constexpr std::array<Widths<96>, 2> latin{
    {{{281, 278, 558, 631, 723, 548, 266, 551, 591, 915, 449, 540, 540, 460, 670, 449, 455, 659, 420, 430,
       497, 622, 599, 276, 267, 313, 449, 540, 884, 926, 949, 507, 676, 676, 676, 676, 676, 676, 990, 727,
       598, 598, 598, 598, 264, 264, 264, 264, 719, 753, 761, 761, 761, 761, 761, 659, 761, 741, 741, 741,
       741, 665, 631, 609, 564, 564, 564, 564, 564, 564, 925, 558, 582, 582, 582, 582, 237, 237, 237, 237,
       580, 585, 597, 597, 597, 597, 597, 659, 597, 581, 581, 581, 581, 557, 609, 557}},
     {{248, 309, 577, 658, 751, 564, 319, 579, 553, 915, 474, 597, 566, 466, 666, 526, 458, 673, 423,  438,
       497, 652, 606, 290, 339, 318, 473, 599, 881, 919, 960, 544, 724, 724, 724, 724, 724, 724, 1017, 744,
       608, 608, 608, 608, 275, 275, 275, 275, 724, 741, 775, 775, 775, 775, 775, 673, 775, 734, 734,  734,
       734, 705, 657, 646, 575, 575, 575, 575, 575, 575, 917, 577, 593, 593, 593, 593, 261, 261, 261,  261,
       593, 610, 608, 608, 608, 608, 608, 673, 608, 608, 608, 608, 608, 576, 612, 576}}}};

constexpr std::array<char32_t, 28> signs{0x394,  0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x201e, 0x2020, 0x2021,
                                         0x2022, 0x2026, 0x2030, 0x2039, 0x203a, 0x2190, 0x2191, 0x2192, 0x2193, 0x2194,
                                         0x2211, 0x2212, 0x221a, 0x221e, 0x2248, 0x2260, 0x2264, 0x2265};
constexpr std::array<Widths<28>, 2> signWidths{
    {{{676, 500, 1000, 199, 185, 381,  381, 381, 631, 540, 562, 821, 1045, 358,
       358, 955, 955,  955, 955, 1341, 631, 659, 631, 930, 659, 659, 659,  659}},
     {{724, 500, 1000, 228, 214, 408,  407, 407, 605, 563, 496, 806, 1077, 381,
       381, 955, 955,  955, 955, 1341, 710, 673, 660, 966, 673, 673, 673,  673}}}};

std::int16_t widthOf(char32_t character, std::size_t weight) {
    if (character >= firstAscii && character < firstAscii + ascii[weight].size())
        return ascii[weight][character - firstAscii];
    if (character >= firstLatin && character < firstLatin + latin[weight].size())
        return latin[weight][character - firstLatin];
    const auto* const sign = std::lower_bound(signs.begin(), signs.end(), character);
    return sign != signs.end() && *sign == character ? signWidths[weight][std::size_t(sign - signs.begin())]
                                                     : otherAdvance;
}

/// True if a byte continues a UTF-8 character.
bool isInside(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Removes the first character from UTF-8 text and returns it; an invalid byte counts as one character.
char32_t takeCharacter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    char32_t character = more == 0 ? first : first & (0x3FU >> more);
    for (int i = 0; i < more && !text.empty() && isInside(text.front()); ++i) {
        character = character << 6U | (static_cast<unsigned char>(text.front()) & 0x3FU);
        text.remove_prefix(1);
    }
    return character;
}

class TableMeasure final : public TextMeasure {
public:
    double width(std::string_view text, double size, bool strong) const override {
        std::int64_t thousandths = 0;
        while (!text.empty())
            thousandths += widthOf(takeCharacter(text), strong ? 1 : 0);
        return static_cast<double>(thousandths) / 1000 * size * air;
    }
    double height(double size) const override { return lineHeight * size; }
};

} // namespace

const TextMeasure& tableMeasure() {
    static const TableMeasure table;
    return table;
}

std::string fitted(const std::string& text, double width, double size, bool strong, const TextMeasure& measure) {
    if (measure.width(text, size, strong) <= width)
        return text;
    std::string cut = text;
    while (!cut.empty() && measure.width(cut + "…", size, strong) > width) {
        while (cut.size() > 1 && isInside(cut.back())) // removes whole characters only
            cut.pop_back();
        cut.pop_back();
    }
    return cut + "…";
}

std::pair<std::string, std::string> firstLineOf(const std::string& text, double width, double size, bool strong) {
    std::size_t end = textWidth(text, size, strong) <= width ? text.size() : text.find(' ');
    for (std::size_t next = end; next < text.size(); next = text.find(' ', next + 1))
        end = textWidth(text.substr(0, next), size, strong) <= width ? next : end;
    return end >= text.size() ? std::pair(text, std::string()) : std::pair(text.substr(0, end), text.substr(end + 1));
}

std::vector<std::string> wrapped(std::string text, double width, double size, bool strong) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::tie(lines.emplace_back(), text) = firstLineOf(text, width, size, strong);
        lines.back() = fitted(lines.back(), width, size, strong);
    }
    return lines;
}

} // namespace boardset
