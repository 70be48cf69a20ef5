// SPDX-License-Identifier: GPL-3.0-or-later
// A text and where it may stand.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>
#include <string>
#include <vector>

namespace boardset::picture {

struct Words {
    enum class Size { Caption, Body, Heading, Figure };
    enum class At { Start, Middle, End };

    std::vector<std::string> forms = {}; ///< From long to short: the first that fits. Lines end in '\n'.
    Rect room = {};                      ///< Its lines have equal heights there and stand in their middle.
    Rect reach = {}; ///< How far it may go where its room is too narrow; empty: no further than its room.
    Rect below = {}; ///< Its room where it does not fit beside what stands in its line; empty: none.
    Rect alone = {}; ///< Its room where the text that follows it is not shown; empty: the same.
    Size size = Size::Caption;
    bool strong = false;
    bool cut = false; ///< Ends in an ellipsis where it does not fit: names that users made.
    At at = At::Start;
    LabelRank rank = LabelRank::Name;
    bool coupled = false; ///< With the text before it: both are shown, or neither.
    bool operator==(const Words&) const = default;
};

/// Height of a font at zoom 1, in pixels.
inline double pixelsOf(Words::Size size) {
    constexpr std::array sizes{textSize, titleSize, 16.0, 18.0};
    return sizes.at(static_cast<std::size_t>(size));
}

} // namespace boardset::picture
