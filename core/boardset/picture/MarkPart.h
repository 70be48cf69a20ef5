// SPDX-License-Identifier: GPL-3.0-or-later
// The role of a mark within its subject, as a number that is part of the mark's identity.
// Several marks with the same role have consecutive numbers.
#pragma once

namespace boardset::picture::part {

inline constexpr int face = 0;
inline constexpr int title = 1;
inline constexpr int subtitle = 2;
inline constexpr int use = 3;
inline constexpr int percent = 4;
inline constexpr int bar = 5;
inline constexpr int failure = 6;
inline constexpr int name = 7;            ///< Name of a token, next to the token.
inline constexpr int saturation = 8;      ///< Band behind the utilisation of a saturated part.
inline constexpr int bracket = 9;         ///< Bracket of software, around the parts that it covers.
inline constexpr int bottleneckIcon = 10; ///< Icon of the bottleneck, on its band.
/// First of the numbers for facts. Each fact has two numbers: one for its label and one for its value.
inline constexpr int facts = 20;
/// First of the numbers for counts, at low zoom: one for each kind of customer and one for pages.
inline constexpr int counts = 100;
inline constexpr int data = 200; ///< First of the numbers for regions that have data in a box.

} // namespace boardset::picture::part
