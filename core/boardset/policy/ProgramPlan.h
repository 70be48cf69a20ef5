// SPDX-License-Identifier: GPL-3.0-or-later
// What a program will create, laid out before it runs: its threads, segments and pages, by number.
#pragma once

#include "boardset/policy/Program.h"

namespace boardset {

struct PlannedThread {
    int process = 0;
    int team = 0;      ///< Threads of one team are one process to the operating system.
    int copy = 0;      ///< Which copy of the process's private segments it has.
    std::string title; ///< "Thread 5".
    double amount = 0; ///< Operations until it has finished; 0: it goes on for ever.
};

/// A segment and its copies: one, or one for each thread that is a process of its own.
struct PlannedSegment {
    std::string name;
    int process = 0;
    int pages = 0; ///< Of one copy.
    int copies = 1;
    std::size_t firstPage = 0; ///< Of the first copy; the others follow.
    std::int64_t pageBytes = 0;
    SegmentKind kind = SegmentKind::Heap;
    double weight = 0;

    std::int64_t bytes() const { return pages * pageBytes; }
    /// Behind the last page of the last copy.
    std::size_t endPage() const {
        return firstPage + static_cast<std::size_t>(pages) * static_cast<std::size_t>(copies);
    }
    std::size_t firstPageOf(const PlannedThread& thread) const {
        return firstPage + (copies > 1 ? static_cast<std::size_t>(thread.copy) * static_cast<std::size_t>(pages) : 0);
    }
};

/// A run of pages.
struct PageRange {
    std::int64_t first = 0;
    std::int64_t count = 0;
};

struct ProgramPlan {
    explicit ProgramPlan(const Program& program);

    std::vector<PlannedThread> threads;
    std::vector<PlannedSegment> segments;
    std::size_t pages = 0;

    const PlannedThread& thread(int index) const { return threads[static_cast<std::size_t>(index)]; }
    const PlannedSegment& segment(int index) const { return segments[static_cast<std::size_t>(index)]; }
    int threadCount() const { return static_cast<int>(threads.size()); }

    /// -1 if there is none of that name.
    int segmentNamed(const std::string& name) const;
    /// The pages, counted from the start of its copy, that the `rank`-th of `count` threads takes.
    static PageRange rangeOf(const PlannedSegment& segment, const Part& part, int rank, int count);
};

} // namespace boardset
