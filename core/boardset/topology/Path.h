// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest paths over links of one kind: what routes of lines and hops of a trace are made of.
#pragma once

#include "boardset/catalog/BlockType.h"

#include <optional>
#include <vector>

namespace boardset {

class Topology;

/// Blocks in the order in which they are met, and the links between them: links[i] joins blocks[i] and blocks[i + 1].
struct Path {
    std::vector<int> blocks;
    std::vector<int> links;
};

/// Whether lines and addresses begin and end at a part of this role, and never pass through it.
bool isEnd(Role role);

/// Whether a way over data links leads from a block to any memory.
bool leadsToMemory(const Topology& topology, int block);

/// One breadth-first search over links of one kind. Of paths of equal length it finds the one over the links that were
/// declared first. The topology has to live as long.
class PathSearch {
public:
    /// Goes everywhere; with a goal (a block) it stops when it has come there.
    PathSearch(const Topology& topology, int origin, LinkKind kind, int goal = -1);

    /// From `end` back to the origin; nothing if the search never came to it.
    std::optional<Path> pathBack(int end) const;
    /// From the origin to `end`; nothing if the search never came to it.
    std::optional<Path> pathTo(int end) const;

private:
    const Topology& m_topology;
    int m_origin;
    std::vector<int> m_cameBy; ///< Per block: the link by which it was first met; -1 if it never was.
};

} // namespace boardset
