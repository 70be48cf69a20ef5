// SPDX-License-Identifier: GPL-3.0-or-later
// The processors and memories of one domain of a machine, in locality groups.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Working processors and memories by index.
/// Groups are numbered as in the documents of the systems: in the order of boards.
struct LocalityGroups {
    struct Group {
        BlockId block;     ///< Block of the locality group in the topology.
        std::string title; ///< "lgroup 3 (SB3)".
        std::vector<int> processors;
        std::vector<int> memories;
    };
    struct Processor {
        BlockId block;
        int group = 0;
        std::string title; ///< "SB3 P1".
        int id = 0;        ///< The system's processor id.
                           ///< It is from the machine's rows, or from the platform's rule, or else is the index.
    };
    struct Memory {
        BlockId block;
        int group = 0;
        std::int64_t bytes = 0; ///< Capacity in bytes; the largest possible number if the database has none.
    };

    std::string titleOfAll; ///< Title of the group of all groups: "the root lgroup".
    std::vector<Group> groups;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    const Group& group(int index) const { return groups[static_cast<std::size_t>(index)]; }
    const Processor& processor(int index) const { return processors[static_cast<std::size_t>(index)]; }
    const Memory& memory(int index) const { return memories[static_cast<std::size_t>(index)]; }
    int groupCount() const { return static_cast<int>(groups.size()); }
    /// Returns the number of the group that contains all groups. This number is one above that of the last group.
    int everything() const { return groupCount(); }
    std::string titleOf(int group) const; ///< Returns a group's title: "lgroup 3 (SB3)", "the root lgroup".
    /// Returns the group of the memory with this index in State; -1 if the index is -1 (no memory).
    int groupOfMemory(int index) const { return index < 0 ? -1 : memory(index).group; }
    /// Returns the group of the processor with this index in State; everything() if the index is -1 (no processor).
    int groupOfProcessor(int index) const { return index < 0 ? everything() : processor(index).group; }
};

/// Returns the locality groups of the domain with that name, or of the first domain if the name is empty.
/// `words` are the policy's words for groups.
/// Throws TopologyError if the domain does not exist or has no working processor.
LocalityGroups localityGroupsOf(const Topology& topology, const std::string& domain = {}, const PolicyText& words = {});

/// True if pages in the memories of one group are interleaved with memories of other groups.
bool isInterleavedAcross(const Topology& topology, const LocalityGroups& localityGroups);

} // namespace boardset
