// SPDX-License-Identifier: GPL-3.0-or-later
// An instance of a machine: a tree of blocks (containment) and a graph of links (paths of data).
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/topology/Configuration.h"
#include "boardset/topology/Node.h"
#include "boardset/topology/Route.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <typeindex>
#include <unordered_map>
#include <vector>

namespace boardset {

/// Thrown for an impossible machine, option, board, domain or failure. what() is one line with the field, its value and
/// the allowed values.
class TopologyError : public std::runtime_error {
public:
    explicit TopologyError(const std::string& what) : std::runtime_error(printableLine(what)) {}
};

/// A part of one machine. Blocks are numbered in preorder from the root.
struct Block {
    BlockId id;
    BlockId parent; ///< Block that contains this block; none for the root.
    int row = 0;    ///< Row of the block's slot in the diagram.
    std::string type;
    std::string name; ///< "P1".
    /// Unique path: the names from the root down, without groups, such as "SB3/P1"; "" for the root.
    std::string path;
    Role role = Role::Container;
    std::vector<BlockId> children;
    /// True if the block, or a block that contains it, has failed or is switched off. Such a block is not reachable.
    bool lost = false;
    bool off = false; ///< True if the block is switched off but has not failed.
    /// Id of the fact that gives the share of the block's rate that remains after a failure; empty if the rate is full.
    std::string degraded;
    BlockId bay;      ///< The nearest block that is in a bay: this block, or a block that contains it.
    int segment = -1; ///< Index of the half of a split machine that contains the block; -1 if there is none.
    int domain = 0;   ///< Index into Topology::domains(); -1 if the block is in no domain.
};

/// Id of the root block, which represents the machine itself.
inline constexpr BlockId rootBlock{0};

/// A connection between two blocks.
struct Link {
    LinkId id;
    BlockId from;
    BlockId to;
    LinkKind kind = LinkKind::Data;
    double bytesPerSecond = 0; ///< Capacity, reduced by failures; 0 if the link never limits throughput.
    std::string capacity;      ///< Id of the fact that gives the full capacity; empty if the link is never a limit.
    std::string title;         ///< Title: "port of SB3".
    /// Id of the fact that gives the share of the capacity that remains after a failure; empty if the capacity is full.
    std::string degraded;
    std::string framing;          ///< Id of the packet framing; empty if data has no framing.
    double serviceCv2 = 1;        ///< Squared coefficient of variation of the service times.
    Duplex duplex = Duplex::Half; ///< With Duplex::Full, the upstream direction is from `from` to `to`.
    /// Id of the fact that gives the latency that the link adds to a total in the latency table; empty if it adds none.
    std::string latency;
    bool standby = false; ///< True if the link is active only because one of its ends has no other path to memory.
    bool isCut = false;   ///< True if an end of a link between nodes has failed. Such a link is drawn, but unused.

    /// Returns the block at the other end of the link.
    BlockId otherEnd(BlockId block) const { return from == block ? to : from; }
};

/// A machine with its configuration. Immutable and cheap to share. Keeps its catalog alive.
class Topology : public std::enable_shared_from_this<Topology> {
public:
    /// Builds a topology.
    /// Throws CatalogError for an unknown machine, and TopologyError for a configuration that the machine cannot have.
    static std::shared_ptr<const Topology> build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                 const Configuration& configuration = {});

    const Catalog& catalog() const { return *m_catalog; }
    std::shared_ptr<const Catalog> sharedCatalog() const { return m_catalog; }
    const Machine& machine() const { return *m_machine; }
    /// Returns the given configuration, completed with the selected values of all options.
    const Configuration& configuration() const { return m_configuration; }
    /// Returns all options of the whole machine with the values in force; configuration() has the selected values.
    const Options& options() const { return m_nodes.front().options; }
    const std::vector<DerivedValue>& derived() const { return m_derived; } ///< Options that the machine overrides.
    const std::vector<Node>& nodes() const { return m_nodes; } ///< All nodes; the first is the whole machine.
    /// Returns the innermost node that contains a block.
    const Node& node(BlockId block) const { return m_nodes[m_nodeOf.at(block)]; }
    /// Returns the domains (at least one). By default, all boards of a segment form one domain: "A", "B" and so on.
    const std::vector<Domain>& domains() const { return m_domains; }
    /// Returns the number of segments into which the switches of the machine are split; 1 if they are not split.
    int segments() const { return m_segments; }
    const IdVector<BlockId, Block>& blocks() const { return m_blocks; }
    const IdVector<LinkId, Link>& links() const { return m_links; }
    const Block& block(BlockId id) const { return m_blocks.at(id); }
    const Link& link(LinkId id) const { return m_links.at(id); }
    const BlockType& type(BlockId block) const { return *m_types.at(block); }

    /// Returns the slot that contains a block; null for the root.
    const Slot* slot(BlockId block) const { return m_slots.at(block); }
    /// Returns all blocks that are in bays, including empty bays, in machine order.
    std::vector<BlockId> bays() const;

    /// Returns the block at a path; an empty BlockId if the path leads to no block.
    BlockId find(const std::string& path) const;
    /// Returns the block at a path. Throws TopologyError if there is none.
    BlockId at(const std::string& path) const;
    /// Returns the links that touch a block.
    const std::vector<LinkId>& linksOf(BlockId block) const { return m_linksOf.at(block); }

    /// Returns a block and all blocks below it, in machine order.
    std::span<const Block> subtree(BlockId top) const;
    /// Returns all blocks with the given role in the subtree of `below`, in machine order.
    std::vector<BlockId> withRole(Role role, BlockId below = rootBlock) const;
    /// Returns the working blocks with the given role in the subtree of `below`, in machine order.
    /// If `domain` is given, returns only blocks in this domain.
    std::vector<BlockId> working(Role role, BlockId below = rootBlock, std::optional<int> domain = {}) const;
    /// True if `block` is `ancestor` itself or a block below `ancestor`.
    bool isBelow(BlockId block, BlockId ancestor) const;
    /// True if any node belongs to the given family. Every machine belongs to the family with an empty name.
    bool hasFamily(const std::string& family) const;
    /// Returns the top of the address-broadcast tree that serves a block; an empty BlockId if there is none.
    BlockId coherencyRootOf(BlockId block) const { return m_roots.at(block); }
    /// Returns all coherency roots, in machine order.
    const std::vector<BlockId>& coherencyRoots() const { return m_coherencyRoots; }
    /// True if an operation can start at a block, so that customers can be placed there.
    bool isRequester(BlockId block) const { return !type(block).requests.empty(); }
    /// Returns all requesters in the subtree of `below`, in machine order.
    std::vector<BlockId> requesters(BlockId below = rootBlock) const;
    /// True if a block moves data to and from memory by itself (DMA).
    bool isDevice(BlockId block) const { return this->block(block).role == Role::Device && isRequester(block); }
    /// Returns all devices in the subtree of `below`, in machine order.
    std::vector<BlockId> devices(BlockId below = rootBlock) const;
    /// True if catalog rows of a family apply to a block: the block's node or the whole machine belongs to the family.
    bool isAskedAt(BlockId block, const std::string& family) const;
    /// True if a customer with the given workload can be placed on a block.
    bool canDo(BlockId block, const Work& work) const;
    /// Returns the first workload that a requester in the subtree of `below` can run.
    /// If there is none, returns a workload that is possible elsewhere in the machine; null if there is none either.
    const Work* workIn(BlockId below = rootBlock) const;
    /// Returns the noun for a customer in the subtree of `below`, such as "thread".
    std::string nounIn(BlockId below = rootBlock) const;
    /// Returns the path of a device's requests to the bridge through which they reach memory, including both ends.
    /// Empty if there is no such path.
    const Route& routeToBridge(BlockId device) const;
    /// Returns the block at which the times in the latency table start for a requester: for a device, its bridge;
    /// otherwise the requester. An empty BlockId if a device has no path to a bridge.
    BlockId entryOf(BlockId requester) const;
    /// Returns the locality group that contains a block; for a device, the group that contains its bridge.
    /// Returns an empty BlockId if no group contains the block.
    BlockId localityGroupOf(BlockId block) const;
    /// Returns all locality groups that contain processors or memory, in machine order.
    /// On a Sun Fire, these are the boards.
    std::vector<BlockId> localityGroups() const;
    BlockId lowestCommonAncestor(BlockId a, BlockId b) const;
    /// True if data can travel from a memory to a requester. Both must work, be in the same domain, and be connected.
    bool reaches(BlockId requester, BlockId memory) const;
    /// Returns the shortest paths over links of each kind.
    const Routes& routes() const { return kept<Routes>(); }
    /// Returns the path of data between two blocks; empty if they are not connected.
    Route dataRoute(BlockId from, BlockId to) const { return routes().between(LinkKind::Data, from, to); }
    /// Returns the size, in bytes, of a coherency line in the machine that contains a block.
    double lineBytes(BlockId block = rootBlock) const { return node(block).lineBytes; }

    /// Returns the object of type T that is computed from this topology, such as Routes or StationTable. The object is
    /// created on first use, because many machines are built only to be displayed. It is then cached.
    template <class T> const T& kept() const {
        const std::lock_guard lock(m_keptMutex);
        std::shared_ptr<const void>& found = m_kept[typeid(T)];
        if (!found)
            found = std::make_shared<const T>(*this);
        return *static_cast<const T*>(found.get());
    }

private:
    friend class TopologyBuilder;
    BlockId findRootOf(BlockId block) const;
    std::shared_ptr<const Catalog> m_catalog;
    const Machine* m_machine = nullptr;
    Configuration m_configuration;
    std::vector<Domain> m_domains;
    int m_segments = 1;
    IdVector<BlockId, Block> m_blocks;
    IdVector<BlockId, const BlockType*> m_types;
    IdVector<BlockId, const Slot*> m_slots;
    IdVector<BlockId, BlockId> m_lastBelow; ///< Last block in the subtree of each block.
    IdVector<LinkId, Link> m_links;
    IdVector<BlockId, std::vector<LinkId>> m_linksOf;
    std::unordered_map<std::string, BlockId> m_byPath;
    std::map<BlockId, Route> m_routesToBridge; ///< Path from each device with DMA to its bridge.
    IdVector<BlockId, BlockId> m_roots;        ///< Coherency root of each block.
    std::vector<BlockId> m_coherencyRoots;
    mutable std::recursive_mutex m_keptMutex; ///< A recursive mutex, because a cached value may request another.
    mutable std::map<std::type_index, std::shared_ptr<const void>> m_kept;
    std::vector<Node> m_nodes;
    IdVector<BlockId, std::size_t> m_nodeOf; ///< Index of each block's node in m_nodes.
    std::vector<DerivedValue> m_derived;
};

} // namespace boardset
