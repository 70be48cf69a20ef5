// SPDX-License-Identifier: GPL-3.0-or-later
// The processors and memories of one domain of a machine, in locality groups.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// Working processors and memories by index. Groups are numbered as in the documents: in the order of the boards.
struct Places {
    struct Group {
        BlockId block;     ///< The locality group of the topology.
        std::string title; ///< "lgroup 3 (SB3)".
        std::vector<int> processors;
        std::vector<int> memories;
    };
    struct Processor {
        BlockId block;
        int group = 0;
        std::string title; ///< "SB3 P1".
        int id = 0;        ///< The system's number: from the machine's rows, the platform's rule, or the index.
    };
    struct Memory {
        BlockId block;
        int group = 0;
        std::int64_t bytes = 0; ///< Capacity; the largest number if the database has none.
    };

    std::string titleOfAll; ///< "the root lgroup"
    std::vector<Group> groups;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    const Group& group(int index) const { return groups[static_cast<std::size_t>(index)]; }
    const Processor& processor(int index) const { return processors[static_cast<std::size_t>(index)]; }
    const Memory& memory(int index) const { return memories[static_cast<std::size_t>(index)]; }
    int groupCount() const { return static_cast<int>(groups.size()); }
    /// Number of the group of all groups, which comes after them.
    int everything() const { return groupCount(); }
    std::string titleOf(int group) const; ///< "lgroup 3 (SB3)", "the root lgroup".
    /// Group of an index in State, where -1 stands for none.
    int groupOfMemory(int index) const { return index < 0 ? -1 : memory(index).group; }
    int groupOfProcessor(int index) const { return index < 0 ? everything() : processor(index).group; }
};

/// Returns the places of the domain with that name, or of the first, in the words of a policy. Throws TopologyError if
/// the domain does not exist or has no working processor.
Places placesOf(const Topology& topology, const std::string& domain = {}, const PolicyWords& words = {});

/// True if pages in a group's memories are interleaved with memories of other groups.
bool isInterleavedAcross(const Topology& topology, const Places& places);

} // namespace boardset
