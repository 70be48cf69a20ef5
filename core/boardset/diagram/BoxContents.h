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

/// What an element shows, or how it arranges its parts.
enum class Item {
    Nothing,
    Title,      ///< With the space that it needs in a small drawing.
    TightTitle, ///< The title without that space.
    Subtitle,
    Blank, ///< An empty line instead of a subtitle.
    Lines,
    Counts,
    Threads,       ///< Below a title, as high as pages.
    ThreadsBeside, ///< Beside a title.
    Space,         ///< Height for threads that do not fit beside the title in a small drawing.
    Pages,
    Use,
    Bar,   ///< The utilisation of a memory, without text.
    Boxes, ///< A row of inner boxes.
    Row,
    Column,
    FirstThatFits
};

/// A text, an area for tokens, a row of inner boxes; or a group of such elements.
/// Elements read the texts from the box, so that texts can change after planning. An empty text needs no space.
struct Element {
    Element(Item shown = Item::Nothing) : item(shown) {} // NOLINT(google-explicit-constructor): an item alone

    Item item;
    std::size_t first = 0, last = 0; ///< Range of the inner boxes.
    std::size_t columns = 0;         ///< Number of columns for the inner boxes.
    std::vector<Element> parts;      ///< Elements of a group.
    double between = 0;              ///< Space between parts or inner boxes.
    double leastWidth = 0;           ///< At a text scale of 1. An element with this width does not take extra space.
    Insets insets;
    bool takesWidth = false; ///< True if the element gets the extra width of a row; measure() adds it for tokens.

    // Set by measure().
    Rect Box::*area = nullptr; ///< Area in the box that a text, tokens or the utilisation get.
    Size size;                 ///< Minimum size. An element of width 0 shows nothing. Groups have no height.
    bool takesHeight = false;  ///< True if the element gets extra height.
};

/// Returns inner boxes in rows of the given numbers of boxes. The boxes of a row are equally wide.
Element boxesInRows(double between, const std::vector<std::size_t>& counts);
/// Returns a number of inner boxes in a grid that is nearly square.
Element gridOf(std::size_t count);

Element inset(Insets insets, Element element);
/// Returns an element with a minimum width, at a text scale of 1, that does not take extra space.
Element fixed(double leastWidth, Element element);
template <typename... Parts> Element group(Item item, double between, Parts... parts) {
    Element all(item);
    all.between = between;
    all.parts.reserve(sizeof...(parts));
    (all.parts.emplace_back(std::move(parts)), ...);
    return all;
}
/// Returns elements next to each other, vertically centred. If none of them takes width, the space between them grows.
template <typename... Parts> Element row(double between, Parts... parts) {
    return group(Item::Row, between, std::move(parts)...);
}
/// Returns elements one below the other. If none of them takes height, the utilisation at the end moves to the bottom;
/// other content stays at the top.
template <typename... Parts> Element column(double between, Parts... parts) {
    return group(Item::Column, between, std::move(parts)...);
}
/// Returns the first element that fits the width. The last element is the narrowest.
template <typename... Parts> Element firstThatFits(Parts... parts) {
    return group(Item::FirstThatFits, 0, std::move(parts)...);
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
