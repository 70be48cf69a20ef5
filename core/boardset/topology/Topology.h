// SPDX-License-Identifier: GPL-3.0-or-later
// A machine instantiated: a tree of blocks (containment) and a graph of links (what data travels).
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/topology/Configuration.h"
#include "boardset/topology/Node.h"
#include "boardset/topology/Way.h"

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

/// A machine, option, board, domain or failure that cannot be: one line with field, value and what is allowed.
class TopologyError : public std::runtime_error {
public:
    explicit TopologyError(const std::string& what) : std::runtime_error(printableLine(what)) {}
};

/// A part of one machine. Blocks are numbered in preorder, from the root on.
struct Block {
    BlockId id;
    BlockId parent; ///< None for the root.
    int row = 0;    ///< Its slot's row in the diagram.
    std::string type;
    std::string name; ///< "P1".
    std::string path; ///< "SB3/P1": names from the root down, groups left out; "" for the root. Unique.
    Role role = Role::Container;
    std::vector<BlockId> children;
    bool lost = false;    ///< Failed or switched off, or inside what was: nothing reaches it.
    bool off = false;     ///< Switched off, and not failed.
    std::string degraded; ///< Id of the fact: share of the rate that a failure has left; empty: all of it.
    BlockId bay;          ///< The nearest block at or above that stands in a bay, itself perhaps.
    int segment = -1;     ///< The half of a split machine that it belongs to; -1: to the whole.
    int domain = 0;       ///< Index in Topology::domains(); -1: in none.
};

/// That of the machine itself.
inline constexpr BlockId rootBlock{0};

/// A connection between two blocks.
struct Link {
    LinkId id;
    BlockId from;
    BlockId to;
    LinkKind kind = LinkKind::Data;
    double bytesPerSecond = 0;   ///< 0: never a limit. What a failure has left is taken into account.
    std::string capacity;        ///< Id of the fact behind it; empty: never a limit.
    std::string title;           ///< "port of SB3".
    std::string degraded;        ///< Id of the fact: share of the capacity that a failure has left; empty: all.
    std::string framing;         ///< Id: how packets are wrapped; empty: bytes travel as they are.
    double serviceCv2 = 1;       ///< Squared coefficient of variation of its service times.
    Wires wires = Wires::Shared; ///< Each way: upstream is from `from` to `to`.
    std::string latency;  ///< Id of the fact: what a way over it takes longer than the table says; empty: nothing.
    bool standby = false; ///< Live only because one of its ends has no other way to a memory.
    bool isCut = false;   ///< Between nodes, with an end that has failed: it is seen, and nothing goes over it.

    /// The block at its other end.
    BlockId otherEnd(BlockId block) const { return from == block ? to : from; }
};

/// Immutable; cheap to share. Holds its catalog alive.
class Topology : public std::enable_shared_from_this<Topology> {
public:
    /// Throws CatalogError for an unknown machine, TopologyError for a configuration that the machine cannot have.
    static std::shared_ptr<const Topology> build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                 const Configuration& configuration = {});

    const Catalog& catalog() const { return *m_catalog; }
    std::shared_ptr<const Catalog> sharedCatalog() const { return m_catalog; }
    const Machine& machine() const { return *m_machine; }
    const Configuration& configuration() const { return m_configuration; } ///< Options completed, the rest as given.
    /// Complete, and as the machine follows them; configuration().options has what was wished.
    const Options& options() const { return m_nodes.front().options; }
    const std::vector<DerivedValue>& derived() const { return m_derived; } ///< Options that it follows otherwise.
    const std::vector<Node>& nodes() const { return m_nodes; }             ///< The first is the whole machine.
    /// The innermost node that a block is in.
    const Node& node(BlockId block) const { return m_nodes[m_nodeOf.at(block)]; }
    /// Never empty: where none was given, all boards are one domain, or one per segment, each from "A" on.
    const std::vector<Domain>& domains() const { return m_domains; }
    /// Into how many halves its switches are split: 1 unless it is.
    int segments() const { return m_segments; }
    const IdVector<BlockId, Block>& blocks() const { return m_blocks; }
    const IdVector<LinkId, Link>& links() const { return m_links; }
    const Block& block(BlockId id) const { return m_blocks.at(id); }
    const Link& link(LinkId id) const { return m_links.at(id); }
    const BlockType& type(BlockId block) const { return *m_types.at(block); }

    /// The slot that a block stands in; null for the root.
    const Slot* slot(BlockId block) const { return m_slots.at(block); }
    /// All blocks that stand in bays, empty bays included, in order.
    std::vector<BlockId> bays() const;

    /// The block at a path; none if there is none.
    BlockId find(const std::string& path) const;
    /// The same; TopologyError if there is none.
    BlockId at(const std::string& path) const;
    /// The links that touch a block.
    const std::vector<LinkId>& linksOf(BlockId block) const { return m_linksOf.at(block); }

    /// A block and all below it, in order.
    std::span<const Block> subtree(BlockId top) const;
    /// All blocks of a role in the subtree of `below`, in order.
    std::vector<BlockId> withRole(Role role, BlockId below = rootBlock) const;
    /// Those of them that are not lost, of one domain if it is given.
    std::vector<BlockId> working(Role role, BlockId below = rootBlock, std::optional<int> domain = {}) const;
    /// Whether `block` is `ancestor` or below it.
    bool isBelow(BlockId block, BlockId ancestor) const;
    /// Whether one of the nodes is of a family; every machine is of the one without a name.
    bool hasFamily(const std::string& family) const;
    /// The top of the address-broadcast tree that serves a block, if any.
    BlockId coherencyRootOf(BlockId block) const { return m_roots.at(block); }
    /// All of them, in order.
    const std::vector<BlockId>& coherencyRoots() const { return m_coherencyRoots; }
    /// Whether any operation can begin at a block: customers can stand on it.
    bool isRequester(BlockId block) const { return !type(block).requests.empty(); }
    /// All of them in the subtree of `below`, in order.
    std::vector<BlockId> requesters(BlockId below = rootBlock) const;
    /// Whether it moves data to and from memory by itself; and all that do.
    bool isDevice(BlockId block) const { return this->block(block).role == Role::Device && isRequester(block); }
    std::vector<BlockId> devices(BlockId below = rootBlock) const;
    /// Whether what is of a family is asked at a block: that of its node, or of the whole machine.
    bool isAskedAt(BlockId block, const std::string& family) const;
    /// Whether a work of such a family can be done there.
    bool canDo(BlockId block, const Work& work) const;
    /// The first work that can be done in the subtree of `below`, at the first requester there; where there is none, in
    /// the whole machine. Null if nothing can be done anywhere.
    const Work* workIn(BlockId below = rootBlock) const;
    /// What people call a customer there: "thread".
    std::string nounIn(BlockId below = rootBlock) const;
    /// The way of a device's requests to the bridge by which they enter, both included; empty if there is none.
    const Way& wayToBridge(BlockId device) const;
    /// Where a requester's accesses start from, as the table of latencies counts: a device's bridge, else itself; none
    /// if a device has no way to a bridge.
    BlockId entryOf(BlockId requester) const;
    /// The locality group that holds a block, or the bridge of a device, if any does.
    BlockId localityGroupOf(BlockId block) const;
    /// All locality groups with processors or memory, in order (the boards of a Sun Fire).
    std::vector<BlockId> localityGroups() const;
    BlockId lowestCommonAncestor(BlockId a, BlockId b) const;
    /// Whether data can travel: both work, are in one domain, and are connected.
    bool reaches(BlockId requester, BlockId memory) const;
    /// The ways over links of a kind.
    const Ways& ways() const { return kept<Ways>(); }
    /// The way of data between two blocks; empty if they are not connected.
    Way dataWay(BlockId from, BlockId to) const { return ways().between(LinkKind::Data, from, to); }
    /// Bytes of a coherency line.
    double lineBytes(BlockId block = rootBlock) const { return node(block).lineBytes; }

    /// What a stage has found out about this topology, T(topology), made when it is first asked for and kept with it:
    /// many machines are built only to be looked at.
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
    IdVector<BlockId, BlockId> m_lastBelow; ///< The last in its subtree.
    IdVector<LinkId, Link> m_links;
    IdVector<BlockId, std::vector<LinkId>> m_linksOf;
    std::unordered_map<std::string, BlockId> m_byPath;
    std::map<BlockId, Way> m_waysToBridge; ///< Per device of DMA.
    IdVector<BlockId, BlockId> m_roots;    ///< Its coherency root.
    std::vector<BlockId> m_coherencyRoots;
    mutable std::recursive_mutex m_keptMutex; ///< One of them may ask for another.
    mutable std::map<std::type_index, std::shared_ptr<const void>> m_kept;
    std::vector<Node> m_nodes;
    IdVector<BlockId, std::size_t> m_nodeOf; ///< Index in m_nodes.
    std::vector<DerivedValue> m_derived;
};

} // namespace boardset
