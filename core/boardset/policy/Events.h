// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a program under any operating system. Events that only one system has are in the folder of its policy.
#pragma once

#include "boardset/policy/EventFields.h"
#include "boardset/policy/ProgramLimits.h"

#include <array>

namespace boardset {

/// Scheduling class of a thread; always TimeShare under a policy without scheduling classes.
/// In this model, all classes except RealTime behave identically.
enum class SchedulingClass { TimeShare, Interactive, FixedPriority, FairShare, RealTime };
constexpr auto wordsOf(SchedulingClass) {
    return std::array{"TS", "IA", "FX", "FSS", "RT"};
}

/// Kind of a segment. Ism and Shared are shared memory; the others are private.
enum class SegmentKind { Heap, Stack, Private, Ism, Shared };
constexpr auto wordsOf(SegmentKind) {
    return std::array{"heap", "stack", "private", "ism", "shared"};
}
inline constexpr std::size_t segmentKindCount = wordsOf(SegmentKind{}).size();

inline bool isShared(SegmentKind kind) {
    return kind == SegmentKind::Ism || kind == SegmentKind::Shared;
}

/// Numbers of threads, from 1 in the order of their creation; sorted, without duplicates.
using ThreadNumbers = std::vector<int>;

/// Returns the shortest text for these numbers: "1-36, 40".
std::string textOf(const ThreadNumbers& threads);

/// Returns the thread numbers that such a text lists.
/// Empty if the text is invalid, or if a number is below 1 or above `most`.
ThreadNumbers threadNumbersIn(const std::string& text, int most);

/// The pages of a segment that several threads touch, and how these threads share the pages.
struct PageSplit {
    bool own = false; ///< True if each thread touches one of several equal slices, in order;
                      ///< false if each thread touches all pages.
    int shift = 0;    ///< Number of slices by which the assignment of slices to threads is shifted cyclically.
    bool operator==(const PageSplit&) const = default;
};

/// The events of a program; each is a value.
namespace events {

/// Creates threads of a process, all together or one after another.
struct Create {
    static constexpr EventKeyword word{"create"};
    std::string process;
    int threads = 1;
    double everySeconds = 0; ///< Time between two creations.
    SchedulingClass schedulingClass = SchedulingClass::TimeShare;
    double amount = 0; ///< Operations after which each thread finishes; 0 if it never finishes.

    static void eachField(auto& self, auto&& field) {
        field("process", self.process, holds::Name{"process"});
        field("threads", self.threads, holds::Whole{1, ProgramLimits::threads}, 1);
        field("everySeconds", self.everySeconds, holds::Amount{ProgramLimits::seconds}, 0);
        field("amount", self.amount, holds::Amount{ProgramLimits::operations}, 0);
        field("class", self.schedulingClass, holds::Word{}, SchedulingClass::TimeShare);
    }
    bool operator==(const Create&) const = default;
};

/// Binds threads, in turn, to the processors at or below a block.
struct Bind {
    static constexpr EventKeyword word{"bind"};
    ThreadNumbers threads;
    std::string block;

    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("block", self.block, holds::Processors{});
    }
    bool operator==(const Bind&) const = default;
};

/// Removes the binding of threads to a processor.
struct Unbind {
    static constexpr EventKeyword word{"unbind"};
    ThreadNumbers threads;

    static void eachField(auto& self, auto&& field) { field("threads", self.threads, holds::Threads{}); }
    bool operator==(const Unbind&) const = default;
};

/// Takes the processors at or below a block offline, or puts them online.
struct SetOnline {
    static constexpr EventKeyword word{"online", "offline"};
    std::string block;
    bool online = true;

    static auto& flag(auto& self) { return self.online; }
    static void eachField(auto& self, auto&& field) { field("block", self.block, holds::Processors{true}); }
    bool operator==(const SetOnline&) const = default;
};

/// Dynamic reconfiguration: removes a board with its processors and memory from the running system, or adds it again.
struct SetAttached {
    static constexpr EventKeyword word{"attach", "detach"};
    std::string board;
    bool attached = true;

    static auto& flag(auto& self) { return self.attached; }
    static void eachField(auto& self, auto&& field) { field("board", self.board, holds::Board{}); }
    bool operator==(const SetAttached&) const = default;
};

/// Maps a segment of virtual memory. No page is allocated yet.
struct Map {
    static constexpr EventKeyword word{"map"};
    static constexpr std::int64_t standardPageBytes = 4'194'304;
    std::string process;
    std::string segment; ///< Unique in the program.
    int pages = 1;       ///< Number of pages.
                         ///< If every thread is a process of its own, the number for each of these processes.
    std::int64_t pageBytes = standardPageBytes;
    SegmentKind kind = SegmentKind::Heap;
    double weight = 0; ///< Share of a thread's accesses relative to other segments.
                       ///< If 0, the number of pages is used as weight.

    static void eachField(auto& self, auto&& field) {
        using Limits = ProgramLimits;
        field("process", self.process, holds::Name{"process"});
        field("segment", self.segment, holds::NewName{"segment", Limits::segmentNameBytes, Limits::segments});
        field("pages", self.pages, holds::Whole{1, Limits::pages});
        field("pageBytes", self.pageBytes, holds::Whole{Limits::pageBytesLeast, Limits::pageBytesMost},
              standardPageBytes);
        field("kind", self.kind, holds::Word{}, SegmentKind::Heap);
        field("weight", self.weight, holds::Amount{Limits::weightMost}, 0);
    }
    bool operator==(const Map&) const = default;
};

/// Threads touch pages, one thread after another. Pages that are not allocated yet are allocated.
struct Touch {
    static constexpr EventKeyword word{"use", "touch"};
    ThreadNumbers threads;
    std::string segment;
    PageSplit split;
    bool uses = false; ///< True if the threads continue to access these pages of the segment.

    static auto& flag(auto& self) { return self.uses; }
    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("segment", self.segment, holds::Name{"segment"});
        field("part", self.split.own, holds::Either{"whole", "own"}, false);
        field("shift", self.split.shift, holds::Whole{0, ProgramLimits::threads}, 0);
    }
    bool operator==(const Touch&) const = default;
};

/// Wakes threads, or lets them sleep.
struct SetAwake {
    static constexpr EventKeyword word{"wake", "sleep"};
    ThreadNumbers threads;
    bool awake = true;

    static auto& flag(auto& self) { return self.awake; }
    static void eachField(auto& self, auto&& field) { field("threads", self.threads, holds::Threads{}); }
    bool operator==(const SetAwake&) const = default;
};

/// Lets time pass.
struct Wait {
    static constexpr EventKeyword word{"wait"};
    double seconds = 0;

    static void eachField(auto& self, auto&& field) {
        field("seconds", self.seconds, holds::Amount{ProgramLimits::seconds});
    }
    bool operator==(const Wait&) const = default;
};

} // namespace events

} // namespace boardset
