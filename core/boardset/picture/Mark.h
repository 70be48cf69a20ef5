// SPDX-License-Identifier: GPL-3.0-or-later
// A picture element with a meaning: a box, a bar, a wire, a token or a text. primitives() turns marks into shapes.
#pragma once

#include "boardset/picture/MarkText.h"
#include "boardset/picture/Tone.h"
#include "boardset/workload/SubjectIds.h"

namespace boardset::picture {

/// A part of the face of a stack: the accesses of one owner that are all local, or all remote.
struct MarkSegment {
    Tone tone = {};
    double share = 0; ///< Share of the width of the face.
    bool isRemote = false;
    bool isDimmed = false; ///< True for an owner other than the one whose arcs are shown.
    bool operator==(const MarkSegment&) const = default;
};

/// One element of a picture, with its meaning and its position.
struct Mark {
    enum class Shape {
        Box,
        Bar,   ///< Bar that shows a utilisation, with ticks at its limit and at its previous value.
        Wire,  ///< Line that shows a utilisation along a path, or an edge without an amount.
        Disc,  ///< A thread.
        Stack, ///< Pages.
        Text,
        Cross ///< Cross over a failed part.
    };
    enum class Fill {
        None,
        Soft, ///< Light shade, for an idle thread.
        Plain,
        Hatched
    };
    enum class Edge { Solid, Dashed, Dotted };

    Shape shape = Shape::Box;
    Subject subject = {};
    /// Role of the mark within its subject. The subject and the role together identify the mark in its picture.
    int part = 0;
    int owner = -1; ///< Index of the mark of the box around this mark; -1 if there is no such box.
    Rect rect = {};
    std::vector<Point> path = {}; ///< Points of a wire.
    double width = 1;             ///< Width of a wire's line, or of the edge of another mark.
    double radius = 0;            ///< Radius of the corners.
    double amount = -1; ///< Utilisation; negative if there is none. `before` and `limit` are utilisations too.
    double before = -1;
    double limit = -1;
    double forward = 0;   ///< Share of the utilisation that is due to traffic from the wire's first point to its last.
    double backward = 0;  ///< Share of the utilisation that is due to traffic from the wire's last point to its first.
    double clear = 0;     ///< Width of the background on each side of a wire that crosses over other wires.
    bool stopped = false; ///< True for a thread that cannot run. Such a thread is struck through.
    bool isCount = false; ///< True for a token that is a small symbol with its number beside it.
    bool isAway = false;  ///< True for a thread that runs outside its home lgroup.
    /// Share of a thread's accesses that are local, which is the length of the thread's ring; negative without a ring.
    double localShare = -1;
    std::vector<MarkSegment> segments = {}; ///< Segments of the face of a stack, from left to right.
    /// Number of the mark's group. If the names of all marks in a group fit, all these marks are drawn.
    /// Otherwise, only the mark of the group for which `instead` is true is drawn.
    int group = -1;
    bool instead = false;
    Fill fill = Fill::Plain;
    Edge edge = Edge::Solid;
    Tone tone = {}; ///< Colour of the mark's face or text.
    Tone line = {}; ///< Colour of the mark's edge; for a text, colour of a band behind the text.
    MarkText label = {};
    bool operator==(const Mark&) const = default;
};

} // namespace boardset::picture
