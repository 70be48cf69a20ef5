// SPDX-License-Identifier: GPL-3.0-or-later
// A picture element with a meaning: a box, a bar, a wire, a token or a text. tone() turns it into shapes.
#pragma once

#include "boardset/picture/MarkSubject.h"
#include "boardset/picture/MarkText.h"
#include "boardset/picture/Tone.h"

namespace boardset::picture {

/// One element of a picture, with its meaning and its position.
struct Mark {
    enum class Shape {
        Box,
        Bar,   ///< A utilisation, with ticks at its limit and at its previous value.
        Wire,  ///< A utilisation along a path, or an edge without an amount.
        Disc,  ///< A thread.
        Stack, ///< Pages.
        Text,
        Cross ///< On a failed part.
    };
    enum class Fill {
        None,
        Soft, ///< A light shade: an idle thread.
        Plain,
        Hatched
    };
    enum class Edge { Solid, Dashed, Dotted };

    Shape shape = Shape::Box;
    MarkSubject subject = {};
    int part = 0;   ///< The pair (subject, part) identifies the mark in its picture.
    int owner = -1; ///< Index of the mark of the box around this mark; -1: none.
    Rect rect = {};
    std::vector<Point> path = {}; ///< The path of a wire.
    double width = 1;             ///< Line width of a wire or of the edge.
    double radius = 0;            ///< Radius of the corners.
    double amount = -1;           ///< Utilisation; negative: none. `before` and `limit` are utilisations too.
    double before = -1;
    double limit = -1;
    double forward = 0;    ///< Share of the utilisation by traffic from the wire's first point to its last.
    double backward = 0;   ///< Share of the utilisation by traffic from the wire's last point to its first.
    double clear = 0;      ///< Width of background on each side of a wire that crosses over others.
    bool stopped = false;  ///< True for a thread that cannot run: it is struck through.
    bool isRemote = false; ///< True for a thread that runs outside its home.
    /// Number of a group: its marks are drawn only if all their names fit, otherwise only its mark with `instead` is.
    int group = -1;
    bool instead = false;
    Fill fill = Fill::Plain;
    Edge edge = Edge::Solid;
    Tone tone = {}; ///< Colour of the face or the text.
    Tone line = {}; ///< Colour of the edge.
    MarkText label = {};
    bool operator==(const Mark&) const = default;
};

} // namespace boardset::picture
