// SPDX-License-Identifier: GPL-3.0-or-later
// Arranges the boxes of a drawing in lines: first horizontally, then vertically, once the wires are known.
#pragma once

#include "boardset/diagram/Plan.h"

#include <vector>

namespace boardset {

/// One line of boxes across the whole width of the drawing.
struct Line {
    std::vector<int> boxes; ///< Indices of the line's boxes in Plan::boxes.
    /// True for the title line of the frame. This line has no boxes, but wires must avoid its texts.
    bool isStrip = false;
    bool isPassed = false; ///< True if a wire passes through the line from top to bottom.
    double top = 0;
    double height = 0;
    double bottom() const { return top + height; }
};

/// The space between two consecutive lines, in which wires turn.
struct Channel {
    bool hasWires = false;
    bool hasLabels = false;
    int tracks = 0;    ///< Number of horizontal wire segments, one below the other.
    bool wide = false; ///< True if there is space for a label along each horizontal wire segment.
    double height = 0;
};

inline constexpr double trackPitch = 16; ///< Distance between two horizontal wire segments.
/// Space between the labels of two horizontal wire segments. A label has two lines of text.
inline constexpr double wideGap = 12;

/// The positions of boxes in lines.
class Arrangement {
public:
    /// Arranges a plan. `wider` is the factor by which rows may exceed the usual width before they are wrapped.
    Arrangement(Plan plan, Detail detail, double wider);

    /// Sets the x coordinate and the width of every box.
    /// In lines through which wires pass, leaves a width of `side` free at the right.
    void placeAcross(double width, double side);
    /// Sets the y coordinate of every line according to the heights of the channels,
    /// and positions the contents of the boxes.
    void placeDown();

    double leastTotalWidth() const { return m_leastWidth; }
    /// True if a row occupies several lines on the same side of another row to which it is linked.
    bool isWrapped() const { return m_wrapped; }
    double trackY(int channel, int track) const;
    double pitchOf(int channel) const;
    /// Returns the ranges of x coordinates in a line that wires must avoid.
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
    void stretch();

    double m_leastWidth = 0;
    int m_firstInside = 0;
    /// Rows of cells. The second member is true if the row is inside the frame.
    std::vector<std::pair<Row, bool>> m_rows;
    bool m_wrapped = false;
};

} // namespace boardset
