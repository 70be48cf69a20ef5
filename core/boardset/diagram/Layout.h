// SPDX-License-Identifier: GPL-3.0-or-later
// The block diagram as geometry: blocks become rectangles, links become polylines. Units are pixels at zoom 1.
#pragma once

#include "boardset/topology/Topology.h"

#include <string>
#include <vector>

namespace boardset {

struct Rect {
    double x = 0, y = 0, width = 0, height = 0;
    double right() const { return x + width; }
    double bottom() const { return y + height; }
    bool empty() const { return width <= 0 || height <= 0; }
    bool overlaps(const Rect& other) const {
        return x < other.right() && other.x < right() && y < other.bottom() && other.y < bottom();
    }
    bool contains(const Rect& inner) const {
        return x <= inner.x && y <= inner.y && right() >= inner.right() && bottom() >= inner.bottom();
    }
    bool operator==(const Rect&) const = default;
};
struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

// Sizes in pixels for text at its usual size.
inline constexpr double titleSize = 13;   ///< Font size of titles (semi-bold).
inline constexpr double textSize = 11;    ///< Font size of other texts, and the smallest legible size.
inline constexpr double lineHeight = 18;  ///< Height of one BoxLine.
inline constexpr double threadToken = 22; ///< Diameter of the disc that represents a thread, without its ring.
inline constexpr double stackWidth = 36;  ///< Width of a stack of pages.
inline constexpr double stackHeight = 36; ///< Height of a stack of pages, including the figure below the stack.

/// Thresholds of the zoom. Below `partsFrom`, the names of processors are too small to read, as in a cabinet that is
/// zoomed out until it fits the window. Below `tokensFrom`, tokens no longer shrink, so that their numbers stay
/// readable.
inline constexpr double partsFrom = 0.62;
inline constexpr double tokensFrom = 0.86;

/// The style of a box. A closed set: the window and the SVG export each draw every style.
enum class BoxStyle {
    Board,   ///< A card with a title, contents, and a utilisation bar at the bottom.
    Part,    ///< A part inside a card or on its own: processor, switch, repeater.
    Memory,  ///< A memory inside a processor, with its pages.
    Chip,    ///< A small label: a switch board, a cache.
    Bar,     ///< The interconnect: wide, with a utilisation of its own.
    Context, ///< A block outside the focused block that is connected to the focused block.
    Band     ///< Software, with a bracket over the boxes of the parts that it covers.
};

/// The rank of a label. Ranks are listed from the most to the least important.
/// Less important labels are shown if there is space; see LabelRanks.
enum class LabelRank {
    Name,  ///< Name of a top-level box.
    Count, ///< Number of threads, at low zoom.
    Use,   ///< Utilisation, such as "44 %", and number of pages.
    Flow,  ///< Data rate next to a link: "1.5 GB/s".
    Part,  ///< Name of a part in another part. Like every name, it is shown wherever it fits.
    About, ///< Type and width of a block, and the name of its busiest part.
    Line   ///< Individual facts of a box.
};
inline constexpr std::size_t labelRankCount = 7;

/// A label and a value in a box: "E-cache", "8 MB, 2-way".
struct BoxLine {
    std::string label;
    std::string value;
    bool operator==(const BoxLine&) const = default;
};

/// One rectangle of the drawing. Outer boxes come before the boxes inside them.
struct Box {
    BlockId block;
    int parent = -1; ///< Index of the innermost box that contains this box; -1 for a top-level box.
    BoxStyle style = BoxStyle::Part;
    Rect rect;
    std::string title;    ///< "SB3".
    std::string subtitle; ///< "Uniboard"; may be empty.
    std::vector<BoxLine> lines;
    bool enterable = false; ///< True if a double-click opens the block.
    bool isNode = false;    ///< True for a machine within a cluster.
    bool vacant = false;    ///< True for a bay without a board.
    bool lost = false;      ///< True if the whole block has failed. Boxes inside this box do not repeat the failure.
    std::string nameOfLost; ///< Title without the state, if `lost`.
    int domain = -1; ///< For a board of a machine with several domains, the index of its domain in Topology::domains().
    bool showsUse = false;  ///< True if the box has a utilisation bar at the bottom.
    bool isModelled = true; ///< False if the model does not know the utilisation of the part.
    std::string useLabel;   ///< Subject of the utilisation bar, such as "memory".
    Rect threads;           ///< Area for thread tokens of this block; empty if the box shows none.
    Rect pages;             ///< Area for page stacks; empty if the box shows none.

    // Areas of the texts, which do not overlap anything. An area is empty if its text is not drawn.
    /// Area of the title: at the left edge and vertically centred, with titleSize.
    /// For Memory and Chip: with textSize; in a Chip also horizontally centred.
    Rect titleRect;
    Rect subtitleRect; ///< Area of the subtitle, with textSize.
    LabelRank subtitleRank = LabelRank::About;
    bool subtitleAtEnd = false; ///< True if the subtitle is aligned to the right edge of its area.
    LabelRank titleRank = LabelRank::Name;
    /// Number of a group of parts without other content.
    /// Either the names of all parts in a group are drawn, or none of them.
    int identical = -1;
    /// For the first part of a group in a box: the label that stands for the whole group, and its short form.
    /// The label is shown if the names of the parts do not fit.
    std::string together, togetherShort;
    Rect togetherRect; ///< Area of the label `together`.
    /// Area of the counts at low zoom: threads and, below them, pages.
    /// The two lines have equal height and use textSize.
    Rect countsRect;
    /// Area of `lines`, which have equal heights. Labels are at the left edge, values at the right edge.
    Rect linesRect;
    /// Area of the utilisation: label at the left, percentage at the right, and bar (4 px) along the lower edge.
    /// For a memory inside a processor, which does not show its utilisation as text, only the bar.
    Rect useRect;

    /// True if the box and its title are small.
    bool isSmall() const { return style == BoxStyle::Memory || style == BoxStyle::Chip; }
    /// Returns the title, without the state of a failed block, for limited space: failed parts are crossed out anyway.
    std::string shortTitle() const { return lost ? nameOfLost : title; }
    bool isFlat() const { return style == BoxStyle::Bar || style == BoxStyle::Context || style == BoxStyle::Band; }
    /// Returns the rank of the name of the busiest part.
    /// For the interconnect and a machine, the name appears together with the percentage.
    LabelRank useRank() const { return isFlat() || isNode ? LabelRank::Use : LabelRank::About; }
    bool operator==(const Box&) const = default;
};

/// True if lines, packets or messages travel over links of the given kind.
/// False if such links carry only addresses or responses.
inline bool carriesData(LinkKind kind) {
    return kind == LinkKind::Data || kind == LinkKind::Message;
}

/// The drawing of one link: a line that has only right angles and is never under a box.
struct Wire {
    LinkId link;
    LinkKind kind = LinkKind::Data;
    std::vector<Point> points;
    double width = 1; ///< Line width, derived from the capacity.
    Rect labelRect;   ///< Area for a label such as "1.5 GB/s", with textSize; empty if there is no space for a label.
    /// Text before the label of a standby link, or name of a connector: "crosslink 1–0", "MID 8".
    std::string name;
    /// True for a link that is active only because one of its ends has no other path to memory.
    /// Such a link is drawn as a solid line, like other active links.
    /// Where such a link crosses other wires, it is on top, with a crossingHalo on both sides.
    bool standby = false;
    LabelRank labelRank = LabelRank::Flow;
    /// True if the label is aligned to the right edge of its area, because it is to the left of the wire.
    bool labelAtEnd = false;
    int fromBox = 0; ///< Index, in Layout::boxes, of the box at which the wire starts.
    int toBox = 0;   ///< Index, in Layout::boxes, of the box at which the wire ends.
    bool operator==(const Wire&) const = default;
};

/// The level of detail at which the children of the focused block are drawn.
enum class Detail {
    Overview, ///< Boards as named boxes with a utilisation bar and counts.
    Parts     ///< Boards with their processors and memories.
};

/// Whose colour the tokens and pages have. A closed set.
enum class OwnerColours {
    Automatic, ///< Each customer's own, if there is only one process and there are enough colours; else the process's.
    Process,
    Customer
};

/// The drawing of the inside of one block, the focus.
/// Unless the focus is the root, the box of the focus comes first: the frame around its parts,
/// with the Context boxes outside.
struct Layout {
    BlockId focus = rootBlock;
    Detail detail = Detail::Parts;
    double textScale = 1; ///< Scale of the text; 1 is the usual size.
    double width = 0, height = 0;
    std::vector<Box> boxes;
    std::vector<Wire> wires;
    bool showsUse = true; ///< False if utilisation is hidden because the user still has to guess it.
    OwnerColours colours = OwnerColours::Automatic;

    /// Returns the index of the box of a block; -1 if the block has no box.
    int boxOf(BlockId block) const;
    /// True if the box has no boxes inside it.
    bool isLeaf(int box) const {
        const auto next = static_cast<std::size_t>(box) + 1;
        return next == boxes.size() || boxes[next].parent != box;
    }
};

/// Returns the index of the smallest box that contains a block; -1 if there is none.
int boxAround(const Topology& topology, const Layout& layout, BlockId block);

/// Lays out the inside of `focus`; for the root, this is the whole machine.
/// Larger text gets larger areas. Gaps, wires and the order of the boxes do not change.
Layout layoutOf(const Topology& topology, BlockId focus = rootBlock, Detail detail = Detail::Parts,
                double textScale = 1);

} // namespace boardset
