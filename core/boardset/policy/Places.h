// SPDX-License-Identifier: GPL-3.0-or-later
// The processors and memories of one domain of a machine, in the groups of them that are near each other.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// What works, by index. Groups are numbered as the documents number them: in the order of the boards.
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
        int id = 0;        ///< As the system numbers it: by the machine's rows, by the platform's rule, or the index.
    };
    struct Memory {
        BlockId block;
        int group = 0;
        std::int64_t bytes = 0; ///< What it holds; the largest number if the database does not say.
    };

    std::string titleOfAll; ///< "the root lgroup"
    std::vector<Group> groups;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    const Group& group(int index) const { return groups[static_cast<std::size_t>(index)]; }
    const Processor& processor(int index) const { return processors[static_cast<std::size_t>(index)]; }
    const Memory& memory(int index) const { return memories[static_cast<std::size_t>(index)]; }
    int groupCount() const { return static_cast<int>(groups.size()); }
    /// What holds everything has the number after the groups.
    int everything() const { return groupCount(); }
    std::string titleOf(int group) const; ///< "lgroup 3 (SB3)", "the root lgroup".
    /// Of a place as State has it: -1 for none.
    int groupOfMemory(int index) const { return index < 0 ? -1 : memory(index).group; }
    int groupOfProcessor(int index) const { return index < 0 ? everything() : processor(index).group; }
};

/// Of the domain of that name, or of the first, in the words of a policy. Throws TopologyError if there is none, or if
/// no processor works there.
Places placesOf(const Topology& topology, const std::string& domain = {}, const PolicyWords& words = {});

/// Whether pages of a group's memories lie in those of others too.
bool isInterleavedAcross(const Topology& topology, const Places& places);

} // namespace boardset
