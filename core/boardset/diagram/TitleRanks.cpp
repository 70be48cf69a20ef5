// SPDX-License-Identifier: GPL-3.0-or-later
// How important the name of each box is, and which boxes have theirs together or not at all.
#include "boardset/diagram/Labels.h"

#include "boardset/catalog/Words.h"
#include "boardset/topology/Titles.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardset {

namespace {

/// "4 hubs", "4 DIMMs"; "2 × PCI I/O assembly" of what is more than a word.
std::string severalOf(std::string title, std::size_t count) {
    if (title.find(' ') != std::string::npos)
        return std::to_string(count) + " × " + title;
    return counted(count, inSentence(std::move(title)));
}

/// Ranks the titles of one drawing.
class Ranking {
public:
    Ranking(const Topology& topology, Layout& layout) : m_topology(topology), m_layout(layout) {}

    void rank() {
        std::map<std::string, std::vector<int>> alike; // in order of what they are
        for (int i = 0; i < count(); ++i) {
            Box& each = box(i);
            const int standing = standingAround(i);
            each.titleRank = LabelRank::Name;
            if (standing < 0)
                continue;
            if (isBare(i))
                alike[kindOf(i)].push_back(i);
            else if (!hasFailed(each) && !isBoard(each))
                each.titleRank = LabelRank::Part;
        }
        int number = 0;
        for (const auto& [kind, members] : alike)
            rankAlike(members, number++);
    }

private:
    int count() const { return static_cast<int>(m_layout.boxes.size()); }
    Box& box(int index) { return m_layout.boxes[static_cast<std::size_t>(index)]; }

    /// The box around one; -1 where it stands by itself: in the drawing, or in the frame.
    int holderOf(int index) {
        const int around = box(index).parent;
        return around == 0 && m_layout.focus != rootBlock ? -1 : around;
    }

    /// The box that stands by itself around one; -1 if it does itself.
    int standingAround(int index) {
        int standing = -1;
        for (int at = holderOf(index); at >= 0; at = holderOf(at))
            standing = at;
        return standing;
    }

    bool isBoard(const Box& each) const { return !each.vacant && m_topology.block(each.block).bay == each.block; }

    bool hasFailed(const Box& each) const { return each.lost || !m_topology.block(each.block).degraded.empty(); }

    /// A switch, a bridge, an empty slot: nothing but a name, with no place for tokens and no part inside.
    bool isBare(int index) {
        const Box& each = box(index);
        return m_layout.isLeaf(index) && (each.style == BoxStyle::Chip || each.style == BoxStyle::Part) &&
               each.threads.empty() && each.pages.empty() && each.lines.empty() && !each.showsUse &&
               each.subtitle.empty() && each.domain < 0;
    }

    /// The same for parts of one type in boxes of one type. What has failed is alone of its kind.
    std::string kindOf(int index) {
        const Box& each = box(index);
        return m_topology.type(box(each.parent).block).id + ' ' + m_topology.type(each.block).id +
               (hasFailed(each) ? ' ' + m_topology.block(each.block).path : std::string());
    }

    void rankAlike(const std::vector<int>& members, int number) {
        std::map<int, std::vector<int>> rows; // by the box that they stand in
        for (const int member : members)
            rows[box(member).parent].push_back(member);
        const bool several = std::ranges::any_of(rows, [](const auto& row) { return row.second.size() > 1; });
        const Box& first = box(members.front());
        const Box& holder = box(first.parent);
        const bool bar = holder.style == BoxStyle::Bar;
        const bool joins = bar && m_topology.block(holder.block).role == Role::Container; // the crossbars between all
        const LabelRank rank = joins || hasFailed(first)                    ? LabelRank::Name
                               : !several                                   ? LabelRank::Bare
                               : bar && hasOwnName(m_topology, first.block) ? LabelRank::Flow
                               : first.vacant || isBoard(first)             ? LabelRank::Part
                                                                            : LabelRank::Number;
        for (const auto& [around, row] : rows) {
            for (const int member : row) {
                box(member).titleRank = rank;
                box(member).alike = number;
            }
            if (rank > LabelRank::Bare)
                putTogether(row);
        }
    }

    /// One box for a row: over all of it if they stand side by side, else in the place of the first.
    void putTogether(const std::vector<int>& row) {
        Box& first = box(row.front());
        const Box& last = box(row.back());
        const auto count = row.size();
        const bool line = last.rect.y == first.rect.y && row.back() - row.front() + 1 == static_cast<int>(count);
        first.together = count == 1     ? first.title
                         : first.vacant ? std::to_string(count) + " free"
                                        : severalOf(m_topology.type(first.block).title, count);
        if (count > 1 && isBoard(first))
            first.togetherShort = counted(count, m_topology.slot(first.block)->noun);
        const bool inBays = first.vacant || isBoard(first); // there is room for a card, and what is in use
        first.togetherRank = inBays ? LabelRank::Flow : LabelRank::Bare;
        first.togetherPlace = first.rect;
        first.togetherPlace.width = line ? last.rect.right() - first.rect.x : first.rect.width;
    }

    const Topology& m_topology;
    Layout& m_layout;
};

} // namespace

void rankTitles(const Topology& topology, Layout& layout) {
    Ranking(topology, layout).rank();
}

} // namespace boardset
