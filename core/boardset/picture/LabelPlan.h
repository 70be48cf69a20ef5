// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which texts of a picture are shown at a scale, with their form, size and position.
#pragma once

#include "boardset/picture/Picture.h"
#include "boardset/picture/Scale.h"

#include <optional>
#include <set>

namespace boardset::picture {

/// A text with its final layout, in pixels.
struct SetText {
    std::string text = {}; ///< The text: one line, or two lines separated by a line feed.
    Rect rect = {};
    double size = 0; ///< Font size.
};

/// Marks of boxes that are selected, hovered or edited: their names are shown at any zoom.
struct NamedBoxes {
    std::set<int> boxes = {};
    std::set<int> around = {}; ///< Boxes in which all parts show their names.
    bool operator==(const NamedBoxes&) const = default;
};

/// Decides which texts are shown. A text is shown if its rank is shown and one of its forms fits at the minimum size.
/// A text shrinks before a shorter form is used. In a box, each text gets the space that earlier texts leave.
/// The name of the box is the last text to disappear.
class LabelPlan {
public:
    LabelPlan(const Picture& picture, const Scale& scale, const NamedBoxes& called = {});

    /// Returns the layout of a mark's text; null if the text is hidden.
    const SetText* of(int mark) const;
    /// True if a mark is drawn. Parts without other content share one mark if their names do not fit.
    /// If the text of the shared mark does not fit either, all these parts are drawn without names.
    bool isDrawn(int mark) const { return m_drawn.at(static_cast<std::size_t>(mark)) != 0; }

private:
    std::vector<std::optional<SetText>> m_texts;
    std::vector<char> m_drawn;
};

} // namespace boardset::picture
