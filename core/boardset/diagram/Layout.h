// SPDX-License-Identifier: GPL-3.0-or-later
// The block diagram as geometry: blocks to rectangles, links to polylines. Units are pixels at zoom 1.
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
    bool operator==(const Rect&) const = default;
};
struct Point {
    double x = 0, y = 0;
    bool operator==(const Point&) const = default;
};

// Sizes in pixels that every place in a layout is made for, where texts are not larger or smaller than usual.
inline constexpr double titleSize = 13;   ///< Font size of titles (semi-bold).
inline constexpr double textSize = 11;    ///< Font size of everything else.
inline constexpr double lineHeight = 18;  ///< Of one BoxLine.
inline constexpr double threadToken = 22; ///< Diameter of a thread's disc.
inline constexpr double stackWidth = 36;  ///< Of a stack of pages.
inline constexpr double stackHeight = 24;

/// What a box looks like. Closed: the window and the SVG draw each in their own way.
enum class BoxStyle {
    Board,  ///< A card with a title, contents, and a utilisation bar at its foot.
    Part,   ///< A part inside a card or standing by itself: processor, switch, repeater.
    Memory, ///< A memory inside a processor: where pages lie.
    Chip,   ///< A small label: a switch board, a cache.
    Bar,    ///< The interconnect: wide, with its own use.
    Context ///< The block outside that a focused block is connected to.
};

/// How important a label is, the most important first: the others are shown when there is room. LabelRanks.
enum class LabelRank {
    Name,   ///< Of a box that stands by itself.
    Count,  ///< How many threads, far out.
    Use,    ///< "44 %", and how many pages.
    Flow,   ///< "1.5 GB/s" at a link.
    Bare,   ///< Name of a part that is nothing but its name, or how many there are of such: "4 hubs".
    Part,   ///< Name of a part, or of an empty slot among others.
    Number, ///< Name of a part that only its number tells from those beside it: "Hub 2".
    About,  ///< What a box is, its width, what in it is in use.
    Line    ///< Its facts, one by one.
};
inline constexpr std::size_t labelRankCount = 9;

/// A line of text and its value in a box: "E-cache", "8 MB, 2-way".
struct BoxLine {
    std::string label;
    std::string value;
    bool operator==(const BoxLine&) const = default;
};

/// One rectangle of the drawing, parents before children.
struct Box {
    BlockId block;
    int parent = -1; ///< Index of the box directly around it; -1 if it stands by itself.
    BoxStyle style = BoxStyle::Part;
    Rect rect;
    std::string title;    ///< "SB3".
    std::string subtitle; ///< "Uniboard"; may be empty.
    std::vector<BoxLine> lines;
    bool enterable = false; ///< Double-click goes in.
    bool isNode = false;    ///< A machine among others.
    bool vacant = false;    ///< A bay with no board in it.
    bool lost = false;      ///< Has failed as a whole; boxes inside it do not say so again.
    int domain = -1;        ///< Of a board, where there are several: index in Topology::domains().
    bool showsUse = false;  ///< Has a utilisation bar at its foot.
    std::string useLabel;   ///< "memory": what the bar is about.
    Rect threads;           ///< Where thread tokens of this block go; empty rectangle: nowhere here.
    Rect pages;             ///< Where page stacks go.

    // Where the texts go, so that nothing covers anything. Empty rectangle: do not draw it.
    Rect titlePlace;    ///< Left edge, vertically centred, titleSize (Memory, Chip: textSize; a Chip's is centred).
    Rect subtitlePlace; ///< The same, textSize.
    LabelRank subtitleRank = LabelRank::About;
    bool subtitleAtEnd = false; ///< The subtitle ends at the right edge of its place, rather than begins at its left.
    LabelRank titleRank = LabelRank::Name;
    /// Of a part that is nothing but its name: it and all with the same number have their names, or are not drawn.
    int alike = -1;
    /// Of the first of several such in a box: what is drawn for all of them before their names, in short...
    std::string together, togetherShort;
    Rect togetherPlace; ///< ...and where.
    LabelRank togetherRank = LabelRank::Bare;
    Rect countsPlace; ///< Far out: how many threads, below it how many pages; equal heights, textSize.
    Rect linesPlace;  ///< `lines`, equal heights from the top: label at the left edge, value at the right.
    Rect usePlace;    ///< Label left, percentage right, bar (4 px) along its lower edge.

    bool isSmall() const { return style == BoxStyle::Memory || style == BoxStyle::Chip; } ///< Its name is, too.
    /// Where there is no more room: what has failed is crossed out, too.
    std::string shortTitle() const { return lost ? title.substr(0, title.rfind(' ')) : title; }
    bool isFlat() const { return style == BoxStyle::Bar || style == BoxStyle::Context; }
    /// Of what is busiest in it, by name: of what all share, and of a machine, as soon as by how much.
    LabelRank useRank() const { return isFlat() || isNode ? LabelRank::Use : LabelRank::About; }
    bool operator==(const Box&) const = default;
};

/// Whether lines, packets or messages go over such links, and not what is told about them alone.
inline bool carriesData(LinkKind kind) {
    return kind == LinkKind::Data || kind == LinkKind::Message;
}

/// One link of the drawing: right angles only, never under a box.
struct Wire {
    LinkId link;
    LinkKind kind = LinkKind::Data;
    std::vector<Point> points;
    double width = 1;     ///< From capacity.
    Rect labelPlace;      ///< The room for "1.5 GB/s", textSize; empty rectangle: no room, do not draw one.
    std::string name;     ///< "crosslink 1–0": stands before the label of a link that is there only as a stopgap.
    bool standby = false; ///< Live only because an end has no other way to a memory. A link that is live is solid, this
                          ///< one too; it runs over the wires that it crosses, with a crossingHalo beside it.
    LabelRank labelRank = LabelRank::Flow;
    bool labelAtEnd = false; ///< The label ends at its place's right edge: it stands left of the wire.
    int fromBox = 0;         ///< Index in Layout::boxes of the box it starts at...
    int toBox = 0;           ///< ...and of the one it ends at.
    bool operator==(const Wire&) const = default;
};

/// How much is shown of the focused block's children.
enum class Detail {
    Overview, ///< Boards as named boxes with a utilisation bar and counts.
    Parts     ///< Their processors and memories too.
};

/// The drawing of the inside of one block. A focus other than the root is itself the first box: the frame around its
/// parts, with the Context boxes outside it.
struct Layout {
    BlockId focus = rootBlock;
    Detail detail = Detail::Parts;
    double textScale = 1; ///< How large its texts are, of 1.
    double width = 0, height = 0;
    std::vector<Box> boxes;
    std::vector<Wire> wires;
    bool tellsUse = true; ///< Else nothing in it says how busy it is: that is still to be guessed.

    /// The box that draws a block, or -1.
    int boxOf(BlockId block) const;
    /// Whether no other box lies inside one.
    bool isLeaf(int box) const {
        const auto next = static_cast<std::size_t>(box) + 1;
        return next == boxes.size() || boxes[next].parent != box;
    }
};

/// The smallest box that a block lies in, or -1.
int boxAround(const Topology& topology, const Layout& layout, BlockId block);

/// Lays out the inside of `focus` (0: the cabinet). Larger texts have larger rooms; gaps, wires and the order of the
/// boxes stay.
Layout layoutOf(const Topology& topology, BlockId focus = rootBlock, Detail detail = Detail::Parts,
                double textScale = 1);

} // namespace boardset
