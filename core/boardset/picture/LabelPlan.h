// SPDX-License-Identifier: GPL-3.0-or-later
// Which texts of a picture are shown where it is looked at from, in which form, how large, and where.
#pragma once

#include "boardset/picture/Picture.h"
#include "boardset/picture/Scale.h"

#include <optional>
#include <set>

namespace boardset::picture {

/// A text as it is set, in pixels.
struct SetText {
    std::string text = {}; ///< One line, or two with a line feed between them.
    Rect place = {};
    double size = 0; ///< Of the font.
};

/// Marks of boxes that something is done with: they have their names at any zoom.
struct Called {
    std::set<int> boxes = {};
    std::set<int> around = {}; ///< Boxes: all parts in them have their names.
    bool operator==(const Called&) const = default;
};

/// A text is shown if its rank is and if one of its forms fits at the least size; it is shrunk before a shorter form is
/// taken. In a box it has what those before it have left: the name is the last to go.
class LabelPlan {
public:
    LabelPlan(const Picture& picture, const Scale& scale, const Called& called = {});

    /// How a mark's words are set; null: they are not shown.
    const SetText* of(int mark) const;
    /// Whether a mark is drawn: for parts that are nothing but their names there is one mark where those have no room,
    /// unless that has none either.
    bool isDrawn(int mark) const { return m_drawn.at(static_cast<std::size_t>(mark)) != 0; }

private:
    std::vector<std::optional<SetText>> m_texts;
    std::vector<char> m_drawn;
};

} // namespace boardset::picture
