// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a program under any operating system.
// Events that only one operating system has are in the folder of that system's policy.
#pragma once

#include "boardset/policy/EventFields.h"
#include "boardset/policy/ProgramLimits.h"
#include "boardset/text/Message.h"

#include <array>

namespace boardset {

/// Scheduling class of a thread. Under a policy without scheduling classes, it is always TimeShare.
/// In this model, all classes except RealTime behave identically.
enum class SchedulingClass { TimeShare, Interactive, FixedPriority, FairShare, RealTime };
constexpr auto wordsOf(SchedulingClass) {
    return std::array{"TS", "IA", "FX", "FSS", "RT"};
}

/// Kind of a segment of memory. Segments of the kinds Ism and Shared are shared; all others are private.
enum class SegmentKind { Heap, Stack, Private, Ism, Shared };
constexpr auto wordsOf(SegmentKind) {
    return std::array{translatable("heap"), translatable("stack"), translatable("private"), translatable("ism"),
                      translatable("shared")};
}
inline constexpr std::size_t segmentKindCount = wordsOf(SegmentKind{}).size();

inline bool isShared(SegmentKind kind) {
    return kind == SegmentKind::Ism || kind == SegmentKind::Shared;
}

/// Thread numbers, counted from 1 in the order of creation; sorted, without duplicates.
using ThreadNumbers = std::vector<int>;

/// Returns the shortest text for the given thread numbers: "1-36, 40".
std::string textOf(const ThreadNumbers& threads);

/// Returns the thread numbers listed in a text such as "1-36, 40".
/// Empty if the text is invalid, or if a number is below 1 or above `most`.
ThreadNumbers threadNumbersIn(const std::string& text, int most);

/// The pages of a segment that several threads touch, and the way in which the threads share these pages.
struct PageSplit {
    /// True if each thread touches its own slice (equal slices, in thread order);
    /// false if each thread touches all pages.
    bool own = false;
    int shift = 0; ///< Number of slices by which the assignment of slices to threads is rotated.
    bool operator==(const PageSplit&) const = default;
};

/// The events of a program. Each event type is a value type.
namespace events {

/// Creates threads of a process, either all at once or one after another.
struct Create {
    static constexpr EventKeyword word{"create"};
    std::string process;
    int threads = 1;
    /// Time between the creation of one thread and the next, in seconds; 0 to create all threads at once.
    double everySeconds = 0;
    SchedulingClass schedulingClass = SchedulingClass::TimeShare;
    double amount = 0; ///< Number of operations after which each thread finishes; 0 if the threads never finish.

    static void eachField(auto& self, auto&& field) {
        field("process", self.process, holds::Name{"process"});
        field("threads", self.threads, holds::Whole{1, ProgramLimits::threads}, 1);
        field("everySeconds", self.everySeconds, holds::Amount{ProgramLimits::seconds}, 0);
        field("amount", self.amount, holds::Amount{ProgramLimits::operations}, 0);
        field("class", self.schedulingClass, holds::Word{}, SchedulingClass::TimeShare);
    }
    bool operator==(const Create&) const = default;
};

/// Binds threads, in turn, to the processors that are at or below a block.
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

/// Removes the processor binding of threads.
struct Unbind {
    static constexpr EventKeyword word{"unbind"};
    ThreadNumbers threads;

    static void eachField(auto& self, auto&& field) { field("threads", self.threads, holds::Threads{}); }
    bool operator==(const Unbind&) const = default;
};

/// Takes the processors at or below a block offline, or brings them online.
struct SetOnline {
    static constexpr EventKeyword word{"online", "offline"};
    std::string block;
    bool online = true;

    static auto& flag(auto& self) { return self.online; }
    static void eachField(auto& self, auto&& field) { field("block", self.block, holds::Processors{true}); }
    bool operator==(const SetOnline&) const = default;
};

/// Dynamic reconfiguration: removes a board, with its processors and memory, from the running system, or adds it again.
struct SetAttached {
    static constexpr EventKeyword word{"attach", "detach"};
    std::string board;
    bool attached = true;

    static auto& flag(auto& self) { return self.attached; }
    static void eachField(auto& self, auto&& field) { field("board", self.board, holds::Board{}); }
    bool operator==(const SetAttached&) const = default;
};

/// Maps a segment of virtual memory. The pages of the segment are not allocated yet.
struct Map {
    static constexpr EventKeyword word{"map"};
    static constexpr std::int64_t standardPageBytes = 4'194'304;
    std::string process;
    std::string segment; ///< Name of the segment, which is unique in the program.
    /// Number of pages of the segment.
    /// If every thread is a process of its own, each of these processes has this number of pages.
    int pages = 1;
    std::int64_t pageBytes = standardPageBytes;
    SegmentKind kind = SegmentKind::Heap;
    /// Weight of the segment in the accesses of a thread, relative to other segments.
    /// If it is 0, the number of pages is the weight.
    double weight = 0;

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

/// Makes threads touch pages, one thread after another. Pages that are not allocated yet become allocated.
struct Touch {
    static constexpr EventKeyword word{"use", "touch"};
    ThreadNumbers threads;
    std::string segment;
    PageSplit split;
    bool uses = false; ///< True if the threads also continue to access these pages of the segment.

    static auto& flag(auto& self) { return self.uses; }
    static void eachField(auto& self, auto&& field) {
        field("threads", self.threads, holds::Threads{});
        field("segment", self.segment, holds::Name{"segment"});
        field("part", self.split.own, holds::Either{"whole", "own"}, false);
        field("shift", self.split.shift, holds::Whole{0, ProgramLimits::threads}, 0);
    }
    bool operator==(const Touch&) const = default;
};

/// Wakes threads, or puts them to sleep.
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
