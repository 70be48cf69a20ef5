// SPDX-License-Identifier: GPL-3.0-or-later
// Instantiates a machine: slots to blocks, link rules to links. Private to this folder.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// The value of an option that a slot or a link names. Throws CatalogError if its machine has no such option.
inline int valueOf(const Options& options, const std::string& option) {
    const auto found = options.find(option);
    if (found == options.end())
        throw CatalogError("option '" + option + "' is named by a slot or link of a machine that does not have it");
    return found->second;
}

/// Whether a path fits a pattern in which '*' stands for any run of characters within one name.
bool fits(std::string_view pattern, std::string_view path);

/// Used once, by Topology::build.
class TopologyBuilder {
public:
    /// `followed` are options that the machine follows otherwise than the configuration wishes.
    TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                    const Configuration& configuration, std::vector<DerivedValue> followed);

    void addBlocks();
    void addDomains();
    void addFailures();
    void addRoots(); ///< After domains and segments.
    void addLinks();
    void addStandbyLinks();
    void addWaysToBridges();
    std::shared_ptr<const Topology> finish() { return m_topology; }

private:
    void beginNode(const Machine& machine, BlockId block, const std::string& path);
    int chosen(const MachineOption& option, const std::string& key) const;
    void needAllOptionsKnown() const;
    bool applies(const Condition& condition) const;
    const Options& options() const { return m_topology->m_nodes[m_node].options; } ///< Of the node that is being built.
    BlockId addBlock(const BlockType& type, const std::string& name, BlockId parent, const Slot* slot, int depth);
    void addChildren(BlockId parent, int depth);
    void addInSlot(BlockId parent, const Slot& slot, int number, bool filled, int depth);
    std::string pathBelow(BlockId parent, const std::string& name) const;
    std::string typeInBay(const Slot& slot, const std::string& path, bool filled);
    void needAllBoardsPlaced() const;
    BlockId boardAt(const std::string& field, const std::string& path) const;
    /// Calls `change` with each block of a subtree.
    template <class Change> void changeBelow(BlockId block, Change change) {
        for (const Block& each : m_topology->subtree(block))
            change(m_topology->m_blocks[each.id]);
    }
    void setSegment(BlockId block, int segment);
    void setDomain(BlockId block, int domain);
    void dealSegments(const std::vector<BlockId>& bays);
    void joinSegments(const std::vector<BlockId>& bays);
    void divide(const std::vector<BlockId>& bays);
    void addDomain(int number);
    void needDomain(int number, const std::string& field) const;
    std::string childName(const BlockType& parent, const Slot& slot, BlockId parentBlock);
    std::vector<BlockId> blocksOf(const std::string& pattern,
                                  BlockId block) const; ///< As a link rule's path names them.
    /// One pair of blocks that a rule joins.
    struct Joint {
        BlockId from;
        BlockId to;
        const LinkRule* rule;
    };
    std::vector<Joint> jointsOf(bool standby) const; ///< Those of the rules that apply; with a lost end only cables.
    void joinAsSold(const std::vector<Joint>& joints);
    void joinWhereNeeded(const std::vector<Joint>& joints);
    BlockId namingParent(BlockId block) const; ///< The block itself, or the nearest one above that is not a group.
    void addLink(BlockId from, BlockId to, const LinkRule& rule);

    std::shared_ptr<Topology> m_topology;
    Options m_chosen;       ///< As they were given.
    std::size_t m_node = 0; ///< The one that is being built.
    std::map<std::pair<BlockId, const Slot*>, std::size_t>
        m_nextNumber;                        ///< (block whose path counts, slot) -> ordinal.
    std::vector<std::string> m_boardsPlaced; ///< Bays that the configuration named and that are there.
};

} // namespace boardset
