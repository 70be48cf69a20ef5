// SPDX-License-Identifier: GPL-3.0-or-later
// A text and its possible positions.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>
#include <string>
#include <vector>

namespace boardset::picture {

/// A text in several forms, with the area for it.
struct MarkText {
    enum class Size { Caption, Body, Heading, Figure };
    enum class At { Start, Middle, End };

    /// Forms of the text from long to short; the first one that fits is used. Lines are separated by '\n'.
    std::vector<std::string> forms = {};
    Rect area = {};  ///< Area of the text. Its lines have equal heights and are vertically centred.
    Rect reach = {}; ///< Maximum extent of the text if the area is too narrow; empty if the text must stay in the area.
    Rect below = {}; ///< Area of the text if there is no space for the text next to others in its line;
                     ///< empty if there is no such area.
    Rect alone = {}; ///< Area of the text if the following text is hidden; if empty, the area stays the same.
    Size size = Size::Caption;
    bool strong = false;
    bool cut = false; ///< True if a text that does not fit is cut, with an ellipsis. Used for names that users choose.
    At at = At::Start;
    LabelRank rank = LabelRank::Name;
    bool coupled = false; ///< True if the text and the previous one are shown together or not at all.
    bool operator==(const MarkText&) const = default;
};

/// Returns the font height at zoom 1, in pixels.
inline double pixelsOf(MarkText::Size size) {
    constexpr std::array sizes{textSize, titleSize, 16.0, 18.0};
    return sizes.at(static_cast<std::size_t>(size));
}

} // namespace boardset::picture
