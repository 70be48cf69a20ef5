// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a drawing and where its boxes stand in them: first across, then, when the wires are known, down.
#pragma once

#include "boardset/diagram/Plan.h"

#include <vector>

namespace boardset {

/// One line of boxes, over the whole width of the drawing.
struct Line {
    std::vector<int> boxes; ///< Indices in Plan::boxes.
    bool isStrip = false;   ///< The frame's own title line: no boxes, its texts are in the way of wires.
    bool isPassed = false;  ///< A wire runs through it, from above to below.
    double top = 0;
    double height = 0;
    double bottom() const { return top + height; }
};

/// The room between a line and the next one, where wires turn.
struct Channel {
    bool hasWires = false;
    bool hasLabels = false;
    int tracks = 0;    ///< Horizontal runs, one below the other.
    bool wide = false; ///< Room for a label along each of them.
    double height = 0;
};

inline constexpr double trackPitch = 16;
inline constexpr double wideGap = 12; ///< The same beside the two lines of text over each.
inline constexpr double framePadding = 16;

class Arrangement {
public:
    /// Rows may be `wider` than usual before they are wrapped.
    Arrangement(Plan plan, Detail detail, double wider);

    /// Gives every box its x and width, leaving `side` free at the right of the lines that wires pass.
    void placeAcross(double width, double side);
    /// Gives every line its y, as the channels want room, and fills the boxes.
    void placeDown();

    double leastTotalWidth() const { return m_leastWidth; }
    /// Some row stands in several lines on one side of what it is linked to.
    bool isWrapped() const { return m_wrapped; }
    double trackY(int channel, int track) const;
    double pitchOf(int channel) const;
    /// Stretches of x in a line that a wire must not pass.
    std::vector<std::pair<double, double>> obstacles(int line) const;

    Plan plan;
    std::vector<Line> lines;
    std::vector<Channel> channels; ///< channels[i] is below lines[i].
    double width = 0;
    double height = 0;
    int lastInside = 0;

private:
    void addRows(const std::vector<Row>& rows, double limit, bool inside);
    void addLines(const Row& row, int firstLine);
    void placeRow(const Row& row, double x0, double x1, double side);
    double rowLeast(const Row& row) const;
    double cellLeast(const PlanCell& cell) const;
    bool isColumned(const Row& row) const;
    std::vector<double> leastsOf(const Row& row) const;
    double gapIn(const Row& row) const;
    void fillFrame();
    void stretch();

    double m_leastWidth = 0;
    double m_side = 0;
    int m_firstInside = 0;
    std::vector<std::pair<Row, bool>> m_rows; ///< With whether it is inside.
    bool m_wrapped = false;
};

} // namespace boardset
