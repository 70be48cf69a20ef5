// SPDX-License-Identifier: GPL-3.0-or-later
// A machine instantiated: a tree of blocks (containment) and a graph of links (what data travels).
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/topology/Route.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// Values of a machine's options by id; what is not named has its standard value.
using Options = std::map<std::string, int>;

/// A machine or option that cannot be instantiated: one line with field, value and what is allowed.
class TopologyError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A part of one machine. Blocks are numbered in preorder; the root is 0.
struct Block {
    int id = 0;
    int parent = -1; ///< -1 for the root.
    int row = 0;     ///< Its slot's row in the diagram.
    std::string type;
    std::string name; ///< "P1".
    std::string path; ///< "SB3/P1": names from the root down, groups left out; "" for the root. Unique.
    Role role = Role::Container;
    std::vector<int> children;
};

/// A connection between two blocks; both directions share it.
struct Link {
    int id = 0;
    int from = 0; ///< Block.
    int to = 0;
    LinkKind kind = LinkKind::Data;
    double bytesPerSecond = 0; ///< 0: never a limit.
    std::string capacity;      ///< Id of the fact behind it; empty: never a limit.
    std::string title;         ///< "port of SB3".
};

/// Immutable; cheap to share. Holds its catalog alive.
class Topology {
public:
    /// Throws CatalogError for an unknown machine, TopologyError for an unknown option or a value out of range.
    static std::shared_ptr<const Topology> build(std::shared_ptr<const Catalog> catalog, const std::string& machine,
                                                 const Options& options = {});

    const Catalog& catalog() const { return *m_catalog; }
    std::shared_ptr<const Catalog> sharedCatalog() const { return m_catalog; }
    const Machine& machine() const { return *m_machine; }
    const Options& options() const { return m_options; } ///< Complete: standard values filled in.
    const std::vector<Block>& blocks() const { return m_blocks; }
    const std::vector<Link>& links() const { return m_links; }
    const Block& block(int id) const { return m_blocks.at(static_cast<std::size_t>(id)); }
    const Link& link(int id) const { return m_links.at(static_cast<std::size_t>(id)); }
    const BlockType& type(int block) const;

    /// The block at a path, or nothing.
    std::optional<int> find(const std::string& path) const;
    /// Ids of the links that touch a block.
    const std::vector<int>& linksOf(int block) const { return m_linksOf.at(static_cast<std::size_t>(block)); }

    /// All blocks of a role in the subtree of `below`, in order.
    std::vector<int> withRole(Role role, int below = 0) const;
    /// Whether `block` is `ancestor` or below it.
    bool isBelow(int block, int ancestor) const;
    /// The nearest block at or above `block` whose type satisfies a flag; -1 if none.
    int coherencyRootOf(int block) const;
    int localityGroupOf(int block) const;
    /// All locality groups, in order (the boards of a Sun Fire).
    std::vector<int> localityGroups() const;
    int lowestCommonAncestor(int a, int b) const;
    /// The way between a processor and a memory.
    const Route& route(int processor, int memory) const { return m_routes.between(processor, memory); }
    /// Bytes of a coherency line.
    double lineBytes() const { return m_lineBytes; }

private:
    friend class TopologyBuilder;
    std::shared_ptr<const Catalog> m_catalog;
    const Machine* m_machine = nullptr;
    Options m_options;
    std::vector<Block> m_blocks;
    std::vector<const BlockType*> m_types; ///< One per block.
    std::vector<int> m_lastBelow;          ///< Per block: the highest number in its subtree.
    std::vector<Link> m_links;
    std::vector<std::vector<int>> m_linksOf;
    std::map<std::string, int> m_byPath;
    RouteTable m_routes;
    double m_lineBytes = 0;
};

} // namespace boardset
