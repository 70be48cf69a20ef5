// SPDX-License-Identifier: GPL-3.0-or-later
// Events that only Solaris has: advice about memory, processor sets, scheduling classes.
#pragma once

#include "boardset/policy/Events.h"

namespace boardset {

/// Advice of madvise(3C) for an address range: none, access by the next thread (MADV_ACCESS_LWP),
/// or access by many threads (MADV_ACCESS_MANY).
enum class Advice { Default, Lwp, Many };
constexpr auto wordsOf(Advice) {
    return std::array{"default", "lwp", "many"};
}

namespace events {

inline constexpr const char* ofSolaris = "solaris";

/// Gives advice about a whole segment, as madvise(3C) does.
struct Advise {
    static constexpr EventKeyword word{"madvise", "", ofSolaris};
    std::string segment;
    Advice advice = Advice::Default;

    static void eachField(auto& self, auto&& field) {
        field("segment", self.segment, holds::Name{"segment"});
        field("advice", self.advice, holds::Word{});
    }
    bool operator==(const Advise&) const = default;
};

/// Sets the advice for all segments of a given kind that a process maps after this event,
/// as the library madv.so.1 does.
struct Preload {
    static constexpr EventKeyword word{"preload", "", ofSolaris};
    std::string process;
    SegmentKind kind = SegmentKind::Heap;
    Advice advice = Advice::Default;

    static void eachField(auto& self, auto&& field) {
        field("process", self.process, holds::Name{"process"});
        field("kind", self.kind, holds::Word{});
        field("advice", self.advice, holds::Word{});
    }
    bool operator==(const Preload&) const = default;
};

/// Creates a processor set from the processors at or below the given blocks, as psrset -c does.
struct CreateSet {
    static constexpr EventKeyword word{"set", "", ofSolaris};
    std::string set;
    std::vector<std::string> blocks;

    static void eachField(auto& self, auto&& field) {
        field("set", self.set, holds::NewName{"set", ProgramLimits::setNameBytes, ProgramLimits::sets});
        field("blocks", self.blocks, holds::Processors{true});
    }
    bool operator==(const CreateSet&) const = default;
};

/// Moves threads to a processor set, as psrset -b does.
/// If the name is empty, moves them to the processors outside all sets.
struct JoinSet {
    static constexpr EventKeyword word{"join", "", ofSolaris};
    ThreadNumbers threads;
    std::string set;

    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("set", self.set, holds::Name{"set"}, std::string());
    }
    bool operator==(const JoinSet&) const = default;
};

/// Sets the scheduling class of threads, as priocntl(1) does. Real-time threads have no affinity to a home lgroup.
struct SetClass {
    static constexpr EventKeyword word{"class", "", ofSolaris};
    ThreadNumbers threads;
    SchedulingClass schedulingClass = SchedulingClass::TimeShare;

    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("class", self.schedulingClass, holds::Word{});
    }
    bool operator==(const SetClass&) const = default;
};

} // namespace events

} // namespace boardset
