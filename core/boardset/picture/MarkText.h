// SPDX-License-Identifier: GPL-3.0-or-later
// Text in a picture, and the positions that it may have.
#pragma once

#include "boardset/diagram/Layout.h"

#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace boardset::picture {

/// Text in several forms, with the area that is available for it.
struct MarkText {
    enum class Size { Caption, Body, Heading, Figure };
    enum class At { Start, Middle, End };

    /// Forms of the text, longest first; the first form that fits is used. Lines are separated by '\n'.
    std::vector<std::string> forms = {};
    Rect area = {};  ///< Area of the text. Its lines have equal heights and are vertically centred.
    Rect reach = {}; ///< Maximum extent of the text if its area is too narrow; empty if the text must stay in its area.
    /// Alternative area for text that has no space next to other texts on its line; empty if there is no alternative.
    Rect below = {};
    Rect alone = {}; ///< Area of the text if the text that follows it is hidden; if empty, the area stays the same.
    Size size = Size::Caption;
    bool strong = false;
    /// True if text that does not fit is cut and ends with an ellipsis. Used for names that users choose.
    bool cut = false;
    double least = 0;       ///< Minimum height of the area, in pixels; used on a band.
    bool isPinched = false; ///< True if the icon of the bottleneck precedes the text, which may then be empty.
    At at = At::Start;
    LabelRank rank = LabelRank::Name;
    /// True if this text hides the previous text, if there is no space for both.
    bool displaces = false;
    bool coupled = false; ///< True if this text and the previous text are either both shown or both hidden.
    bool operator==(const MarkText&) const = default;
};

/// Minimum height in pixels of the band of a saturated part, and of the area of the band's texts.
inline constexpr double leastBand = 14;

/// Returns a rectangle with at least the given height and the same middle.
inline Rect withMinimumHeight(Rect at, double least) {
    if (const double low = least - at.height; low > 0)
        at = {at.x, at.y - std::round(low / 2), at.width, least};
    return at;
}

/// Returns the font height in pixels at zoom 1.
inline double pixelsOf(MarkText::Size size) {
    constexpr std::array sizes{textSize, titleSize, 16.0, 18.0};
    return sizes.at(static_cast<std::size_t>(size));
}

/// Returns the width that an icon before a text needs, with the space between them.
inline double iconSpaceOf(const std::string& text, double size) {
    return std::round((text.empty() ? 1 : 1.4) * size);
}

} // namespace boardset::picture
