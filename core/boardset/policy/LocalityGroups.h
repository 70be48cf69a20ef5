// SPDX-License-Identifier: GPL-3.0-or-later
// The processors and memories of one domain of a machine, in locality groups.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Working processors and memories by index. Groups are numbered as in the systems' documents: in the order of boards.
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
        int id = 0;        ///< The system's processor id: from the machine's rows, the platform's rule, or the index.
    };
    struct Memory {
        BlockId block;
        int group = 0;
        std::int64_t bytes = 0; ///< Capacity in bytes; the largest number if the database has none.
    };

    std::string titleOfAll; ///< "the root lgroup"
    std::vector<Group> groups;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    const Group& group(int index) const { return groups[static_cast<std::size_t>(index)]; }
    const Processor& processor(int index) const { return processors[static_cast<std::size_t>(index)]; }
    const Memory& memory(int index) const { return memories[static_cast<std::size_t>(index)]; }
    int groupCount() const { return static_cast<int>(groups.size()); }
    /// Returns the number of the group that contains all groups; it follows the numbers of the groups.
    int everything() const { return groupCount(); }
    std::string titleOf(int group) const; ///< Returns a group's title: "lgroup 3 (SB3)", "the root lgroup".
    /// Returns the group of a memory, given by its index in State; -1 for -1, which means no memory.
    int groupOfMemory(int index) const { return index < 0 ? -1 : memory(index).group; }
    /// Returns the group of a processor, given by its index in State; everything() for -1, which means no processor.
    int groupOfProcessor(int index) const { return index < 0 ? everything() : processor(index).group; }
};

/// Returns the places of the domain with that name, or of the first domain if the name is empty. `words` are the words
/// of a policy. Throws TopologyError if the domain does not exist or has no working processor.
LocalityGroups localityGroupsOf(const Topology& topology, const std::string& domain = {}, const PolicyText& words = {});

/// True if pages in a group's memories are interleaved with memories of other groups.
bool isInterleavedAcross(const Topology& topology, const LocalityGroups& localityGroups);

} // namespace boardset
