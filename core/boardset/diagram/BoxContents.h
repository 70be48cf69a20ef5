// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a box as a tree of elements, from which the width, the height and all positions follow.
#pragma once

#include "boardset/diagram/Metrics.h"

#include <utility>
#include <vector>

namespace boardset {

struct PlannedBox;

struct Size {
    double width = 0, height = 0;
};

/// Space between the edges of an element and its content.
struct Insets {
    double sides = 0, top = 0, bottom = 0;
};

/// A text, an area for tokens, a row of inner boxes; or a group of such elements.
/// Elements read the texts from the box, so that texts can change after planning.
struct Element {
    enum class Kind { Area, Boxes, Row, Column, FirstThatFits };

    Kind kind = Kind::Area;
    Rect Box::*area = nullptr;                   ///< Area in the box that an element of kind Area gets.
    Size (*sizeIn)(const PlannedBox&) = nullptr; ///< Minimum size of this area; without a width, it is left out.
    bool takesWidth = false;                     ///< True if the element gets the extra width of a row.
    bool takesHeight = false;                    ///< True if the element gets extra height.
    std::size_t first = 0, last = 0;             ///< Range of the inner boxes.
    std::size_t columns = 0;                     ///< Number of columns for the inner boxes.
    std::vector<Element> parts = {};             ///< Elements of a group.
    double between = 0;                          ///< Space between parts or inner boxes.
    double leastWidth = 0;                       ///< At a text scale of 1.
    Insets insets = {};
    Size size = {}; ///< Minimum size, once it is measured. The height of groups depends on their width.
};

Element title();      ///< The title, with the space that it needs in a small drawing.
Element tightTitle(); ///< The title alone.
Element subtitle();
Element lines();
Element counts();
Element threads();       ///< Threads below a title, with space for pages.
Element threadsBeside(); ///< Threads beside a title.
Element pages();
Element use();
Element useAtEnd(double leastWidth); ///< The utilisation at the end of a row.
Element bar();                       ///< The utilisation of a memory, without text.

/// Returns inner boxes in rows of the given numbers of boxes. The boxes of a row are equally wide.
Element boxesInRows(double between, const std::vector<std::size_t>& counts);
/// Returns a number of inner boxes in a grid that is nearly square.
Element gridOf(std::size_t count);

Element inset(Insets insets, Element element);
template <typename... Parts> Element group(Element::Kind kind, double between, Parts... parts) {
    Element all{.kind = kind, .between = between};
    all.parts.reserve(sizeof...(parts));
    (all.parts.push_back(std::move(parts)), ...);
    return all;
}
/// Returns elements next to each other, vertically centred. If none of them takes width, the space between them grows.
template <typename... Parts> Element row(double between, Parts... parts) {
    return group(Element::Kind::Row, between, std::move(parts)...);
}
/// Returns elements one below the other. If none of them takes height, the last one gets it.
template <typename... Parts> Element column(double between, Parts... parts) {
    return group(Element::Kind::Column, between, std::move(parts)...);
}
/// Returns the first element that fits the width. The last element is the narrowest.
template <typename... Parts> Element firstThatFits(Parts... parts) {
    return group(Element::Kind::FirstThatFits, 0, std::move(parts)...);
}

/// Sets the minimum size of a box and of its inner boxes.
void measure(PlannedBox& planned, TextMetrics text);
/// Returns the height that a box needs at the given width.
double neededHeight(const PlannedBox& planned, double width);
/// True if extra height is useful because the box has space for tokens.
bool isStretchable(const PlannedBox& planned);
/// Sets the rectangle of a box and the positions of its content.
void fill(PlannedBox& planned, const Rect& rect);

} // namespace boardset
