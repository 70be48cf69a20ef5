// SPDX-License-Identifier: GPL-3.0-or-later
// One thing of a picture that means something: a box, a bar, a wire, a token, a text. What it is made of, ink() knows.
#pragma once

#include "boardset/picture/Subject.h"
#include "boardset/picture/Tone.h"
#include "boardset/picture/Words.h"

namespace boardset::picture {

struct Mark {
    enum class Shape {
        Box,
        Bar,   ///< How much of something is used, ticks at its limit and at what was used before.
        Wire,  ///< The same along a way, or an edge without an amount.
        Disc,  ///< A thread.
        Stack, ///< Pages.
        Text,
        Cross ///< Over what has failed.
    };
    enum class Fill {
        None,
        Soft, ///< A little of its colour: an idle thread.
        Plain,
        Hatched
    };
    enum class Edge { Solid, Dashed, Dotted };

    Shape shape = Shape::Box;
    Subject subject = {};
    int part = 0;   ///< (subject, part) is its identity: no two of a picture have the same.
    int owner = -1; ///< The mark of the box that it lies in, by its place in the list; -1: none.
    Rect place = {};
    std::vector<Point> way = {}; ///< Of a wire.
    double width = 1;            ///< Of a wire; else of the edge.
    double radius = 0;           ///< Of corners.
    double amount = -1;          ///< Utilisation; negative: none is said. Limits and what was before likewise.
    double before = -1;
    double limit = -1;
    double forward = 0;   ///< The part of a wire's use that runs from its first point to its last,
    double backward = 0;  ///< and from the last to the first: for flow that is shown moving.
    double clear = 0;     ///< Of ground on either side of a wire that runs over others.
    bool stopped = false; ///< A thread that cannot run: struck through.
    bool away = false;    ///< A thread that runs outside of its home.
    int group = -1; ///< Those of a group are drawn if all have room for their names; else what is drawn `instead`.
    bool instead = false;
    Fill fill = Fill::Plain;
    Edge edge = Edge::Solid;
    Tone ink = {};  ///< Of its face, or of its text.
    Tone line = {}; ///< Of its edge.
    Words words = {};
    bool operator==(const Mark&) const = default;
};

} // namespace boardset::picture
