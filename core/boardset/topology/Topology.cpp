// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Topology.h"

namespace boardset {

namespace {

/// The nearest block at or above `block` that satisfies the predicate; -1 if none.
template <typename Predicate> int nearestAbove(const Topology& topology, int block, Predicate satisfies) {
    for (int at = block; at >= 0; at = topology.block(at).parent) {
        if (satisfies(topology.type(at))) {
            return at;
        }
    }
    return -1;
}

} // namespace

const BlockType& Topology::type(int block) const {
    return *m_types.at(static_cast<std::size_t>(block));
}

std::optional<int> Topology::find(const std::string& path) const {
    const auto found = m_byPath.find(path);
    return found == m_byPath.end() ? std::nullopt : std::optional(found->second);
}

std::vector<int> Topology::withRole(Role role, int below) const {
    std::vector<int> found;
    for (int id = below; id < static_cast<int>(m_blocks.size()) && (id == below || isBelow(id, below)); ++id) {
        if (block(id).role == role) {
            found.push_back(id);
        }
    }
    return found;
}

bool Topology::isBelow(int block, int ancestor) const {
    // Blocks are numbered in preorder, so a subtree is the run of numbers up to `lastBelow`.
    return block >= ancestor && block <= m_lastBelow.at(static_cast<std::size_t>(ancestor));
}

int Topology::coherencyRootOf(int block) const {
    // The root that serves a block is a part of its nearest container that has one.
    for (int at = block; at >= 0; at = m_blocks[static_cast<std::size_t>(at)].parent) {
        if (type(at).coherencyRoot) {
            return at;
        }
        for (const int child : m_blocks[static_cast<std::size_t>(at)].children) {
            if (type(child).coherencyRoot) {
                return child;
            }
        }
    }
    return -1;
}

int Topology::localityGroupOf(int block) const {
    return nearestAbove(*this, block, [](const BlockType& type) { return type.localityGroup; });
}

std::vector<int> Topology::localityGroups() const {
    std::vector<int> groups;
    for (const Block& each : m_blocks) {
        if (type(each.id).localityGroup) {
            groups.push_back(each.id);
        }
    }
    return groups;
}

int Topology::lowestCommonAncestor(int a, int b) const {
    while (!isBelow(b, a)) {
        a = block(a).parent;
    }
    return a;
}

} // namespace boardset
