// SPDX-License-Identifier: GPL-3.0-or-later
// The leaf lgroups of one domain of a machine, numbered as the documents number them: in the order of its boards.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// A leaf lgroup: processors and memory that are close to each other. Indices are those of the table.
struct Lgroup {
    int block = 0;     ///< The locality group.
    std::string title; ///< "lgroup 3 (SB3)".
    std::vector<int> processors;
    std::vector<int> memories;
};

/// Processors and memories of a domain that work, and the lgroups that they are in.
struct LgroupTable {
    struct Processor {
        int block = 0;
        int lgroup = 0;
        std::string title; ///< "SB3 P1".
        int id = 0;        ///< As the system numbers it: by place where the platform does, or the index.
    };
    struct Memory {
        int block = 0;
        int lgroup = 0;
        std::int64_t bytes = 0; ///< What it holds; the largest number if the database does not say.
    };

    std::vector<Lgroup> leaves;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    int leafCount() const { return static_cast<int>(leaves.size()); }
    /// The lgroup that holds everything has the number after the leaves.
    int root() const { return leafCount(); }
    std::string titleOf(int lgroup) const; ///< "lgroup 3 (SB3)", "the root lgroup".
    /// Index of the load average of an lgroup, the root included, in a processor set: of Cell::Load.
    std::size_t loadIndex(int set, int lgroup) const {
        return static_cast<std::size_t>(set) * (leaves.size() + 1) + static_cast<std::size_t>(lgroup);
    }
    /// Of a place as State has it: -1 for none.
    int lgroupOfMemory(int memory) const { return memory < 0 ? -1 : memories[static_cast<std::size_t>(memory)].lgroup; }
};

/// Of the domain of that name, or of the first. Throws TopologyError if there is none, or if no processor works there.
LgroupTable lgroupsOf(const Topology& topology, const std::string& domain = {});

} // namespace boardset
