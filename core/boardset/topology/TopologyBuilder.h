// SPDX-License-Identifier: GPL-3.0-or-later
// Instantiates a machine: creates blocks for slots, and links for link rules. Private to this folder.
#pragma once

#include "boardset/text/Message.h"
#include "boardset/topology/Topology.h"

namespace boardset {

/// Returns the value of an option that a slot or a link refers to.
/// Throws CatalogError if the machine has no such option.
inline int valueOf(const Options& options, const std::string& option) {
    const auto found = options.find(option);
    if (found == options.end())
        throw CatalogError(Message{"option '{option}': a slot or a link refers to it, but the machine does not have it",
                                   {{"option", option}}});
    return found->second;
}

/// True if a path matches a pattern, in which '*' matches any characters within one name.
bool fits(std::string_view pattern, std::string_view path);

/// Returns the block itself, or the nearest block around it that is not a group.
BlockId namingParent(const Topology& topology, BlockId block);

/// Returns the blocks below `block` that match a path pattern of a rule of `block`.
std::vector<BlockId> blocksOf(const Topology& topology, const std::string& pattern, BlockId block);

/// Builds one topology. Topology::build uses one builder per topology.
class TopologyBuilder {
public:
    /// `followed` lists the options for which the machine overrides the value in the configuration.
    TopologyBuilder(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                    const Configuration& configuration, std::vector<DerivedValue> followed);

    void addBlocks();
    void addDomains();
    void addFailures();
    void addRoots(); ///< Adds the coherency roots. Requires that the domains and segments are known.
    void addLinks();
    void addStandbyLinks();
    void addRoutesToBridges();
    std::shared_ptr<const Topology> finish() { return m_topology; }

private:
    void beginNode(const Machine& machine, BlockId block, const std::string& path);
    int chosen(const MachineOption& option, const std::string& key) const;
    void needAllOptionsKnown() const;
    bool applies(const Condition& condition) const;
    /// Returns the options of the node that is being built.
    const Options& options() const { return m_topology->m_nodes[m_node].options; }
    BlockId addBlock(const BlockType& type, const std::string& name, BlockId parent, const Slot* slot, int depth);
    void addChildren(BlockId parent, int depth);
    void addInSlot(BlockId parent, const Slot& slot, int number, bool filled, int depth);
    std::string pathBelow(BlockId parent, const std::string& name) const;
    std::string typeInBay(const Slot& slot, const std::string& path, bool filled);
    void needAllBoardsPlaced() const;
    BlockId boardAt(const std::string& field, const std::string& path) const;
    /// Calls `change` for each block of a subtree.
    template <class Change> void changeBelow(BlockId block, Change change) {
        for (const Block& each : m_topology->subtree(block))
            change(m_topology->m_blocks[each.id]);
    }
    void setSegment(BlockId block, int segment);
    void setDomain(BlockId block, int domain);
    void assignSegments(const std::vector<BlockId>& bays);
    void joinSegments(const std::vector<BlockId>& bays);
    void divide(const std::vector<BlockId>& bays);
    void addDomain(int number);
    void needDomain(int number, const std::string& field) const;
    std::string childName(const BlockType& parent, const Slot& slot, BlockId parentBlock);
    /// A pair of blocks that a link rule connects.
    struct Joint {
        BlockId from;
        BlockId to;
        const LinkRule* rule;
    };
    /// Returns the pairs for all link rules that apply.
    /// If an end of a pair is lost, the pair is included only if it is a cable between nodes.
    std::vector<Joint> jointsOf(bool standby) const;
    void joinAsSold(const std::vector<Joint>& joints);
    void joinWhereNeeded(const std::vector<Joint>& joints);
    void addLink(BlockId from, BlockId to, const LinkRule& rule);

    std::shared_ptr<Topology> m_topology;
    Options m_chosen;       ///< Option values as given in the configuration.
    std::size_t m_node = 0; ///< Index of the node that is being built.
    /// Next ordinal of a child, keyed by the slot and by the block whose path is the prefix of the child's path.
    std::map<std::pair<BlockId, const Slot*>, std::size_t> m_nextNumber;
    std::vector<std::string> m_boardsPlaced; ///< Bays that are in the configuration and in the machine.
};

} // namespace boardset
