// SPDX-License-Identifier: GPL-3.0-or-later
// A program as an operating system sees it: what its threads do, in order, and under which system and tunables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace boardset {

/// Real time has no affinity for a home lgroup; the other classes behave alike here.
enum class SchedulingClass { TimeShare, Interactive, FixedPriority, FairShare, RealTime };

/// What madvise(3C) says about a range: nothing, the next thread will use it (MADV_ACCESS_LWP), many will (_MANY).
enum class Advice { Default, Lwp, Many };

/// What a segment is. Ism and Shared are shared memory, the rest is private.
enum class SegmentKind { Heap, Stack, Private, Ism, Shared };
inline constexpr std::size_t segmentKindCount = static_cast<std::size_t>(SegmentKind::Shared) + 1;

inline bool isShared(SegmentKind kind) {
    return kind == SegmentKind::Ism || kind == SegmentKind::Shared;
}

std::string toString(SchedulingClass schedulingClass); ///< "TS", "IA", "FX", "FSS", "RT".
std::string toString(Advice advice);                   ///< "default", "lwp", "many".
std::string toString(SegmentKind kind);                ///< "heap", "stack", "private", "ism", "shared".

/// Numbers of threads, from 1 in the order of their creation; sorted, without repetition.
using ThreadNumbers = std::vector<int>;

/// "1-36, 40": the shortest text for these numbers.
std::string textOf(const ThreadNumbers& threads);

/// The numbers in such a text; empty if it is none, or if it names a number below 1 or above `most`.
ThreadNumbers threadNumbersIn(const std::string& text, int most);

/// Which pages of a segment each of several threads takes.
struct Part {
    bool own = false; ///< An equal slice each, in order; else all pages.
    int shift = 0;    ///< How many slices further on, cyclically.
    bool operator==(const Part&) const = default;
};

/// The events of a program; each is a value.
namespace events {

/// New threads of a process, at once or one after the other.
struct Create {
    std::string process;
    int threads = 1;
    double everySeconds = 0; ///< Between two creations.
    SchedulingClass schedulingClass = SchedulingClass::TimeShare;
    bool operator==(const Create&) const = default;
};

/// Binds threads, in turn, to the processors at or below a block: their lgroup becomes the threads' home.
struct Bind {
    ThreadNumbers threads;
    std::string block;
    bool operator==(const Bind&) const = default;
};

/// The threads keep the home that binding gave them.
struct Unbind {
    ThreadNumbers threads;
    bool operator==(const Unbind&) const = default;
};

/// Takes the processors at or below a block off line, or puts them on line.
struct SetOnline {
    std::string block;
    bool online = true;
    bool operator==(const SetOnline&) const = default;
};

/// Dynamic reconfiguration: takes a board, its processors and memory, out of the running system, or back in.
struct SetAttached {
    std::string board;
    bool attached = true;
    bool operator==(const SetAttached&) const = default;
};

/// Maps a segment of virtual memory. No page is allocated yet.
struct Map {
    std::string process;
    std::string segment; ///< Unique in the program.
    int pages = 1;       ///< Of each process, where every thread is a process of its own.
    std::int64_t pageBytes = 4'194'304;
    SegmentKind kind = SegmentKind::Heap;
    double weight = 0; ///< Its part in a thread's accesses against other segments; 0: its number of pages.
    bool operator==(const Map&) const = default;
};

/// Threads touch pages, one thread after the other: what is not allocated is allocated now.
struct Touch {
    ThreadNumbers threads;
    std::string segment;
    Part part;
    bool uses = false; ///< From now on these are the pages of the segment that the threads access.
    bool operator==(const Touch&) const = default;
};

/// madvise(3C) on a whole segment.
struct Advise {
    std::string segment;
    Advice advice = Advice::Default;
    bool operator==(const Advise&) const = default;
};

/// madv.so.1: advice for all segments of a kind that a process maps from now on.
struct Preload {
    std::string process;
    SegmentKind kind = SegmentKind::Heap;
    Advice advice = Advice::Default;
    bool operator==(const Preload&) const = default;
};

struct SetAwake {
    ThreadNumbers threads;
    bool awake = true;
    bool operator==(const SetAwake&) const = default;
};

/// psrset -c: a new processor set of the processors at or below some blocks.
struct CreateSet {
    std::string set;
    std::vector<std::string> blocks;
    bool operator==(const CreateSet&) const = default;
};

/// psrset -b: the threads run on a set from now on; an empty name: on the processors of no set.
struct JoinSet {
    ThreadNumbers threads;
    std::string set;
    bool operator==(const JoinSet&) const = default;
};

struct SetClass {
    ThreadNumbers threads;
    SchedulingClass schedulingClass = SchedulingClass::TimeShare;
    bool operator==(const SetClass&) const = default;
};

/// Time passes: loads are sampled, threads return home, idle processors steal.
struct Wait {
    double seconds = 0;
    bool operator==(const Wait&) const = default;
};

} // namespace events

using Event = std::variant<events::Create, events::Bind, events::Unbind, events::SetOnline, events::SetAttached,
                           events::Map, events::Touch, events::Advise, events::Preload, events::SetAwake,
                           events::CreateSet, events::JoinSet, events::SetClass, events::Wait>;

/// Threads and segments that belong together.
struct ProgramProcess {
    std::string name;
    std::string pattern; ///< Id of an access pattern.
    bool apart = false;  ///< Each thread is a process of its own: private segments are mapped by each.
    bool operator==(const ProgramProcess&) const = default;
};

/// A tunable that an operator changes while the program runs, right after a step.
struct Adjustment {
    int step = 0; ///< 0: before the first.
    std::string tunable;
    std::int64_t value = 0;
    bool operator==(const Adjustment&) const = default;
};

struct Program {
    std::string system;         ///< Id of an operating system.
    std::string domain;         ///< The domain that it runs in; empty: the first.
    std::int64_t seed = 1;      ///< Of every choice that the system leaves to chance.
    bool localAddresses = true; ///< Boards have a local physical address range, on machines where that is needed.
    std::map<std::string, std::int64_t> tunables; ///< What differs from the defaults, from the start.
    std::vector<ProgramProcess> processes;
    std::vector<Event> events;
    std::vector<Adjustment> adjustments; ///< In the order of their steps.
    bool operator==(const Program&) const = default;
};

} // namespace boardset
