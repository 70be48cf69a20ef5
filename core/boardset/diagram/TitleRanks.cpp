// SPDX-License-Identifier: GPL-3.0-or-later
// Ranks the title of each box, and decides which boxes share a label or have no label.
#include "boardset/diagram/LabelPlacement.h"

#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>

namespace boardset {

namespace {

/// Returns a count with its noun: "4 hubs", "4 DIMMs"; "2 × PCI I/O assembly" for a title of several words.
std::string severalOf(const BlockType& type, std::size_t count) {
    if (type.title.find(' ') != std::string::npos)
        return Message{"{number} × {part}", {{"number", count}, {"part", type.title}}};
    return Message{"{number} {noun}", {{"number", count}, {"noun", inSentence(noun(type.titleNoun, count))}}};
}

/// Ranks the titles of one drawing.
class Ranking {
public:
    Ranking(const Topology& topology, Layout& layout) : m_topology(topology), m_layout(layout) {}

    void rank() {
        std::map<std::string, std::vector<int>> identical; // by kind
        for (int i = 0; i < count(); ++i) {
            Box& each = box(i);
            const int standing = standingAround(i);
            each.titleRank = LabelRank::Name;
            if (standing < 0)
                continue;
            if (isBare(i))
                identical[kindOf(i)].push_back(i);
            else if (!hasFailed(each) && !isBoard(each))
                each.titleRank = LabelRank::Part;
        }
        int number = 0;
        for (const auto& [kind, members] : identical)
            rankIdentical(members, number++);
    }

private:
    int count() const { return static_cast<int>(m_layout.boxes.size()); }
    Box& box(int index) { return m_layout.boxes[static_cast<std::size_t>(index)]; }

    /// Returns the box that contains the given box; -1 if that is the frame or if the given box is a top-level box.
    int holderOf(int index) {
        const int around = box(index).parent;
        return around == 0 && m_layout.focus != rootBlock ? -1 : around;
    }

    /// Returns the top-level box that contains the given box; -1 if the given box is a top-level box.
    int standingAround(int index) {
        int standing = -1;
        for (int at = holderOf(index); at >= 0; at = holderOf(at))
            standing = at;
        return standing;
    }

    bool isBoard(const Box& each) const { return !each.vacant && m_topology.block(each.block).bay == each.block; }

    bool hasFailed(const Box& each) const { return each.lost || !m_topology.block(each.block).degraded.empty(); }

    /// True for a box that has only a name, without an area for tokens and without inner parts: a switch, a bridge,
    /// an empty slot.
    bool isBare(int index) {
        const Box& each = box(index);
        return m_layout.isLeaf(index) && (each.style == BoxStyle::Chip || each.style == BoxStyle::Part) &&
               each.threads.empty() && each.pages.empty() && each.lines.empty() && !each.showsUse &&
               each.subtitle.empty() && each.domain < 0;
    }

    /// Returns a key for a box. Parts of the same type have the same key if the boxes around them are also of one type.
    /// The key of a failed part is unique.
    std::string kindOf(int index) {
        const Box& each = box(index);
        return m_topology.type(box(each.parent).block).id + ' ' + m_topology.type(each.block).id +
               (hasFailed(each) ? ' ' + m_topology.block(each.block).path : std::string());
    }

    void rankIdentical(const std::vector<int>& members, int number) {
        std::map<int, std::vector<int>> rows; // keyed by the box that contains the members
        for (const int member : members)
            rows[box(member).parent].push_back(member);
        const bool several = std::ranges::any_of(rows, [](const auto& row) { return row.second.size() > 1; });
        const Box& first = box(members.front());
        const Box& holder = box(first.parent);
        const bool bar = holder.style == BoxStyle::Bar;
        // true for the crossbars that connect all boards
        const bool joins = bar && m_topology.block(holder.block).role == Role::Container;
        const bool isNamed = joins || hasFailed(first);
        for (const auto& [around, row] : rows) {
            for (const int member : row) {
                box(member).titleRank = isNamed ? LabelRank::Name : LabelRank::Part;
                box(member).identical = number;
            }
            if (several && !isNamed)
                putTogether(row);
        }
    }

    /// Adds one label for a row of boxes.
    /// The label extends across the whole row if the boxes are next to each other; otherwise,
    /// it replaces the first box's title.
    void putTogether(const std::vector<int>& row) {
        Box& first = box(row.front());
        const Box& last = box(row.back());
        const auto count = row.size();
        const bool line = last.rect.y == first.rect.y && row.back() - row.front() + 1 == static_cast<int>(count);
        first.together = count == 1     ? first.title
                         : first.vacant ? Message{"{count} empty", {{"count", count}}}
                                        : severalOf(m_topology.type(first.block), count);
        if (count > 1 && isBoard(first))
            first.togetherShort = counted(count, m_topology.slot(first.block)->noun);
        first.togetherRect = first.rect;
        first.togetherRect.width = line ? last.rect.right() - first.rect.x : first.rect.width;
    }

    const Topology& m_topology;
    Layout& m_layout;
};

} // namespace

void rankTitles(const Topology& topology, Layout& layout) {
    Ranking(topology, layout).rank();
}

} // namespace boardset
