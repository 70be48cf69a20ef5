// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which texts of a picture are shown at a given scale, and their form, size and position.
#pragma once

#include "boardset/picture/Picture.h"
#include "boardset/picture/Scale.h"

#include <optional>
#include <set>

namespace boardset::picture {

/// A text whose layout is final, in pixels.
struct SetText {
    std::string text = {}; ///< The text to draw: one line, or two lines separated by a line feed.
    Rect rect = {};
    double size = 0; ///< Font size, in pixels.
};

/// Decides which texts are shown. A name is shown if one of its forms fits at the minimum size, and any other text if
/// its rank is shown, too.
/// A text shrinks before a shorter form is used. In a box, each text gets the space that earlier texts leave.
/// The name of the box is the last text to disappear.
class LabelPlan {
public:
    /// `apart` contains the marks of boxes whose parts do not share a mark, even if their names do not fit.
    LabelPlan(const Picture& picture, const Scale& scale, const std::set<int>& apart = {});

    /// Returns the layout of a mark's text; null if the text is hidden.
    const SetText* of(int mark) const;
    /// True if a mark is drawn. If the names of parts without other content do not fit, these parts share one mark.
    /// If the text of the shared mark does not fit either, all these parts are drawn without names.
    bool isDrawn(int mark) const { return m_drawn.at(static_cast<std::size_t>(mark)) != 0; }

private:
    std::vector<std::optional<SetText>> m_texts;
    std::vector<char> m_drawn;
};

} // namespace boardset::picture
