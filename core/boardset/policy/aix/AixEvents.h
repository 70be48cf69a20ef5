// SPDX-License-Identifier: GPL-3.0-or-later
// Events that only AIX has: the memory affinity of a process, and resource sets.
#pragma once

#include "boardset/policy/Events.h"

namespace boardset {

/// Value of a process's environment variable MEMORY_AFFINITY: unset or MCM.
/// With MCM, memory is allocated where the threads run.
enum class MemoryAffinity { Unset, Mcm };
constexpr auto wordsOf(MemoryAffinity) {
    return std::array{"unset", "MCM"};
}

namespace events {

inline constexpr const char* ofAix = "aix";

/// Sets MEMORY_AFFINITY for a process. The value applies to pages that the process touches after this event.
struct SetAffinity {
    static constexpr EventKeyword word{"affinity", "", ofAix};
    std::string process;
    MemoryAffinity affinity = MemoryAffinity::Mcm;

    static void eachField(auto& self, auto&& field) {
        field("process", self.process, holds::Name{"process"});
        field("affinity", self.affinity, holds::Word{});
    }
    bool operator==(const SetAffinity&) const = default;
};

/// Attaches threads to a resource set. The threads then run only on the processors at or below the given block.
struct AttachSet {
    static constexpr EventKeyword word{"rset", "", ofAix};
    ThreadNumbers threads;
    std::string block;

    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("block", self.block, holds::Processors{});
    }
    bool operator==(const AttachSet&) const = default;
};

} // namespace events

} // namespace boardset
