// SPDX-License-Identifier: GPL-3.0-or-later
// Which texts of a box or a wire are shown at a zoom, and where.
#pragma once

#include "SceneView.h"
#include "Typesetter.h"

#include <set>

namespace boardset {

/// A text where it is set.
struct SetLabel {
    TextPlace place;
    SetText set;
};

class SceneLabels {
public:
    void setLook(const SceneLook& look);
    /// Looks from where a view does: which boxes that are nothing but their names have them there. `view` outlives what
    /// is asked next.
    void look(const SceneView& view);

    /// A box as it is drawn: itself, or for several that are nothing but their names and do not have them one; null:
    /// not. Valid until the next is asked for.
    const BoxRow* asDrawn(const BoxRow& row);
    std::vector<SetLabel> of(const BoxRow& row);
    std::vector<SetLabel> of(const WireRow& row);
    /// Adds a text, if it fits and is in sight.
    void add(std::vector<SetLabel>& labels, TextPlace place, bool shown);
    Typesetter& types() { return m_types; }

private:
    bool isMarked(const BoxRow& row) const;
    bool isNamed(const BoxRow& row) const;
    void keepInside(TextPlace& place, const QRect& box);
    double endOf(const BoxRow& row);
    TextPlace figureOf(const BoxRow& row) const;
    TextPlace subtitleOf(const BoxRow& row);
    TextPlace titleOf(const BoxRow& row, const TextPlace& subtitle, bool second);
    bool showsHits(TextPlace& title, const BoxRow& row, const TextPlace& subtitle);
    void addLines(std::vector<SetLabel>& labels, const BoxRow& row);
    void addUse(std::vector<SetLabel>& labels, const BoxRow& row, double from);

    const SceneView* m_view = nullptr;
    SceneLook m_look;
    Typesetter m_types;
    std::set<int> m_nameless; ///< Box::alike of those whose names are not shown at this zoom.
    std::set<int> m_called;   ///< Boxes around parts that something is done with: these have their names.
    BoxRow m_together;        ///< What is drawn for several boxes.
};

} // namespace boardset
