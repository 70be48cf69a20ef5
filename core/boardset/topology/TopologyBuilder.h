// SPDX-License-Identifier: GPL-3.0-or-later
// Instantiates a machine: slots to blocks, link rules to links. Private to this folder.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Used once, by Topology::build.
class TopologyBuilder {
public:
    TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine);

    void chooseOptions(const Options& chosen);
    void addBlocks();
    void addLinks();
    void findRoutes();
    std::shared_ptr<const Topology> finish() { return m_topology; }

private:
    int addBlock(const BlockType& type, const std::string& name, int parent, int row, int depth);
    void addChildren(int parent, int depth);
    std::string childName(const BlockType& parent, const Slot& slot, int parentBlock);
    int namingParent(int block) const; ///< The block itself, or the nearest one above that is not a group.
    void addLinksOf(int block, const LinkRule& rule);
    void addLink(int from, int to, const LinkRule& rule);

    std::shared_ptr<Topology> m_topology;
    std::map<std::pair<int, std::string>, int> m_nextNumber; ///< (block whose path counts, slot name) -> number.
};

} // namespace boardset
