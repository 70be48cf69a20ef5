// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of two scenarios as one figure: results, diagrams, differences with their causes, and configurations.
#pragma once

#include "boardset/analysis/FiniteWork.h"
#include "boardset/evidence/Evidence.h"
#include "boardset/picture/Svg.h"
#include "boardset/scenario/ComparedNames.h"

#include <string>
#include <vector>

namespace boardset {

/// One side of a figure.
struct FigureSide {
    ComparedScenario compared;
    const Answer& answer;
    FiniteWork ending = {};                 ///< Work that ends; empty if there is none.
    std::vector<EvidenceRow> measured = {}; ///< Published throughputs of this side.
};

/// The contents of a figure.
struct ComparedFigure {
    FigureSide a, b;
    std::vector<EvidenceRow> between = {}; ///< Published gains of B over A.
    std::string version = {};              ///< Version of the program.
    OwnerColours colours = OwnerColours::Automatic;
    CustomerName thread = {}; ///< Thread whose arcs are shown; the first one if empty, or if a side does not have it.
};

/// Returns the figure, which is 1,960 pixels wide.
/// Both diagrams have the same scale.
/// The diagrams are side by side if processors stay legible, otherwise one above the other.
picture::DrawnPage drawnPage(const ComparedFigure& figure);

/// Returns the figure as a complete SVG document in light colours. It contains both scenarios; readScenario() reads B.
std::string toSvg(const ComparedFigure& figure);

} // namespace boardset
