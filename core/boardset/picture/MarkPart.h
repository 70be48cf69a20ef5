// SPDX-License-Identifier: GPL-3.0-or-later
// The last number of a mark's identity: the role of the mark within its subject.
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
inline constexpr int name = 7; ///< Name next to a token.
inline constexpr int counts = 10;
inline constexpr int data = 200; ///< First of the numbers for regions with data in a box.
inline constexpr int facts = 20; ///< First of the numbers for facts.
                                 ///< Each fact has two: one for its label and one for its value.

} // namespace boardset::picture::part
