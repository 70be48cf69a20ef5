// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/topology/Topology.h"

#include <algorithm>

namespace boardset {

const BlockType& Topology::type(int block) const {
    return *m_types.at(static_cast<std::size_t>(block));
}

std::optional<int> Topology::find(const std::string& path) const {
    const auto found = m_byPath.find(path);
    return found == m_byPath.end() ? std::nullopt : std::optional(found->second);
}

int Topology::at(const std::string& path) const {
    const auto block = find(path);
    if (!block) {
        throw TopologyError("machine " + m_machine->id + ": no part '" + path + "'");
    }
    return *block;
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

int Topology::findRootOf(int block) const {
    // The root that serves a block is a part of its nearest container that has one, in its own half of a split machine.
    const int segment = this->block(block).segment;
    const auto serves = [&](int candidate) {
        const int other = this->block(candidate).segment;
        return type(candidate).coherencyRoot && (segment < 0 || other < 0 || segment == other);
    };
    for (int at = block; at >= 0; at = this->block(at).parent) {
        if (serves(at)) {
            return at;
        }
        const std::vector<int>& children = this->block(at).children;
        const auto root = std::find_if(children.begin(), children.end(), serves);
        if (root != children.end()) {
            return *root;
        }
    }
    return -1;
}

std::vector<int> Topology::bays() const {
    std::vector<int> found;
    for (const Block& each : m_blocks) {
        if (each.bay == each.id) {
            found.push_back(each.id);
        }
    }
    return found;
}

bool Topology::reaches(int requester, int memory) const {
    if (block(requester).domain < 0 || block(requester).domain != block(memory).domain ||
        !ways().connects(LinkKind::Data, memory, requester)) {
        return false;
    }
    const int own = coherencyRootOf(requester);
    const int home = coherencyRootOf(memory);
    return own < 0 || home < 0 ||
           (ways().connects(LinkKind::Address, requester, own) && ways().connects(LinkKind::Address, own, home));
}

std::vector<int> Topology::requesters(int below) const {
    std::vector<int> found;
    for (int id = below; id <= m_lastBelow.at(static_cast<std::size_t>(below)); ++id) {
        if (isRequester(id)) {
            found.push_back(id);
        }
    }
    return found;
}

std::vector<int> Topology::devices(int below) const {
    std::vector<int> found = withRole(Role::Device, below);
    std::erase_if(found, [&](int block) { return !isRequester(block); });
    return found;
}

bool Topology::canDo(int block, const Work& work) const {
    return work.family == node(block).machine->family.id && Catalog::canDo(type(block), work);
}

const Work* Topology::workIn(int below) const {
    for (const int block : requesters(below)) {
        if (const Work* const work = m_catalog->workOn(type(block), node(block).machine->family.id)) {
            return work;
        }
    }
    return below == 0 ? nullptr : workIn(0);
}

std::string Topology::nounIn(int below) const {
    const Work* const work = workIn(below);
    return work == nullptr ? "thread" : work->customer;
}

const Way& Topology::wayToBridge(int device) const {
    static const Way none;
    const auto found = m_waysToBridge.find(device);
    return found == m_waysToBridge.end() ? none : found->second;
}

int Topology::entryOf(int requester) const {
    if (!isDevice(requester)) {
        return requester;
    }
    const Way& way = wayToBridge(requester);
    return way.blocks.empty() ? -1 : way.blocks.back();
}

int Topology::localityGroupOf(int block) const {
    for (int at = block >= 0 ? entryOf(block) : -1; at >= 0; at = this->block(at).parent) {
        if (type(at).id == node(at).machine->localityGroup) {
            return at;
        }
    }
    return -1;
}

std::vector<int> Topology::localityGroups() const {
    std::vector<int> groups;
    for (const Block& each : m_blocks) {
        const bool holds = !withRole(Role::Processor, each.id).empty() || !withRole(Role::Memory, each.id).empty();
        if (each.type == node(each.id).machine->localityGroup && holds) {
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
