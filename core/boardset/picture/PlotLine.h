// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a plot: its lines with their marks, and the titles of its axes.
#pragma once

#include "boardset/diagram/Layout.h"

#include <string>
#include <vector>

namespace boardset::picture {

/// A marked position of a plot, with its meaning.
struct PlotMark {
    enum class Kind {
        Knee, ///< A knee, or the limit of a part.
        Published,
        Now ///< The current scenario.
    };
    Kind kind = Kind::Knee;
    Point at = {};             ///< Position in the units of the axes.
    std::string label = {};    ///< Text next to the mark: "22". It is omitted where it has no space.
    std::string sentence = {}; ///< Meaning, for screen readers.
    bool operator==(const PlotMark&) const = default;
};

/// One series of a plot.
struct PlotLine {
    std::string title;
    std::vector<Point> points = {}; ///< Points in the units of the axes, in ascending order of x.
    int tone = 0;                   ///< Index of the colour. If there are more tones than colours, the dashes differ.
    bool isDashed = false;          ///< True for a line that is compared with others.
    bool isDotted = false;          ///< True if each point has a dot.
    bool isStepped = false;         ///< True for counts in equal intervals: the line is horizontal around each point.
    std::vector<PlotMark> marks = {};
    std::vector<std::string> notes = {}; ///< Meaning of the line and its marks, as lines below its title in a legend.
    bool operator==(const PlotLine&) const = default;
};

/// A plot, independent of its size and colours.
struct PlotData {
    std::vector<PlotLine> lines = {};
    std::string titleX = {}, titleY = {}; ///< Titles of the axes, with units.
    bool isLogarithmic = false;           ///< True if equal distances along the x axis are equal factors.
};

} // namespace boardset::picture
