// SPDX-License-Identifier: GPL-3.0-or-later
// The processors and memories of one domain of a machine, divided into locality groups.
#pragma once

#include "boardset/topology/Topology.h"

namespace boardset {

/// The working processors and memories of a domain, and their locality groups.
/// Groups are numbered in the order of boards, as in the operating systems' documentation.
struct LocalityGroups {
    struct Group {
        BlockId block;     ///< Topology block that forms the locality group.
        std::string title; ///< Title of the locality group: "lgroup 3 (SB3)".
        std::vector<int> processors;
        std::vector<int> memories;
    };
    struct Processor {
        BlockId block;
        int group = 0;
        std::string title; ///< "SB3 P1".
        /// Id of the processor in the operating system.
        /// Given by the machine's rows or else by the platform's rule. If neither gives an id, the index is the id.
        int id = 0;
    };
    struct Memory {
        BlockId block;
        int group = 0;
        std::int64_t bytes = 0; ///< Capacity in bytes; if the database gives no capacity, the largest possible number.
    };

    std::string titleOfAll; ///< Title of the group that contains all groups: "the root lgroup".
    std::vector<Group> groups;
    std::vector<Processor> processors;
    std::vector<Memory> memories;

    const Group& group(int index) const { return groups[static_cast<std::size_t>(index)]; }
    const Processor& processor(int index) const { return processors[static_cast<std::size_t>(index)]; }
    const Memory& memory(int index) const { return memories[static_cast<std::size_t>(index)]; }
    int groupCount() const { return static_cast<int>(groups.size()); }
    /// Returns the number of the group that contains all groups.
    /// This number is one more than that of the last locality group.
    int everything() const { return groupCount(); }
    std::string titleOf(int group) const; ///< Returns a group's title: "lgroup 3 (SB3)", "the root lgroup".
    std::string pagesText(int group, int pages) const; ///< Returns a number of pages in a group: "lgroup 0 (SB0) 24".
    /// Returns the group of the memory with the given index in State; -1 if the index is -1 (no memory).
    int groupOfMemory(int index) const { return index < 0 ? -1 : memory(index).group; }
    /// Returns the group of the processor with the given index in State;
    /// everything() if the index is -1 (no processor).
    int groupOfProcessor(int index) const { return index < 0 ? everything() : processor(index).group; }
};

/// Returns the locality groups of the domain with the given name, or of the first domain if the name is empty.
/// `words` are the policy's words for groups.
/// Throws TopologyError if the domain does not exist or has no working processor.
LocalityGroups localityGroupsOf(const Topology& topology, const std::string& domain = {}, const PolicyText& words = {});

/// True if the machine interleaves pages over the memories of several groups.
bool isInterleavedAcross(const Topology& topology, const LocalityGroups& localityGroups);

} // namespace boardset
