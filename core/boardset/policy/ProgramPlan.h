// SPDX-License-Identifier: GPL-3.0-or-later
// The threads, segments and pages that a program will create, by number. They are determined before the program runs.
#pragma once

#include "boardset/policy/Program.h"

namespace boardset {

/// A thread that the program will create.
struct PlannedThread {
    int process = 0;
    int team = 0; ///< Number of the thread's team. The operating system treats the threads of a team as one process.
    int copy = 0; ///< Index of the copy of the process's private segments that belongs to the thread.
    std::string title; ///< Title of the thread: "Thread 5".
    double amount = 0; ///< Number of operations after which the thread finishes; 0 if it never finishes.
};

/// A segment and its copies. It has one copy or, if each thread is a process of its own, one copy for each thread.
struct PlannedSegment {
    std::string name;
    int process = 0;
    int pages = 0; ///< Number of pages in one copy of the segment.
    int copies = 1;
    std::size_t firstPage = 0; ///< Number of the first page of the first copy. The pages of all other copies follow.
    std::int64_t pageBytes = 0;
    SegmentKind kind = SegmentKind::Heap;
    double weight = 0;

    std::int64_t bytes() const { return pages * pageBytes; }
    /// Returns the number of the last page of the last copy, plus 1.
    std::size_t endPage() const {
        return firstPage + static_cast<std::size_t>(pages) * static_cast<std::size_t>(copies);
    }
    std::size_t firstPageOf(const PlannedThread& thread) const {
        return firstPage + (copies > 1 ? static_cast<std::size_t>(thread.copy) * static_cast<std::size_t>(pages) : 0);
    }
};

/// A range of pages.
struct PageRange {
    std::int64_t first = 0;
    std::int64_t count = 0;
};

/// All objects that a program will create.
struct ProgramPlan {
    explicit ProgramPlan(const Program& program);

    std::vector<PlannedThread> threads;
    std::vector<PlannedSegment> segments;
    std::size_t pages = 0;

    const PlannedThread& thread(int index) const { return threads[static_cast<std::size_t>(index)]; }
    const PlannedSegment& segment(int index) const { return segments[static_cast<std::size_t>(index)]; }
    int threadCount() const { return static_cast<int>(threads.size()); }

    /// Returns the index of the segment with the given name; -1 if there is none.
    int segmentNamed(const std::string& name) const;
    /// Returns the pages that the thread with index `rank` among `count` threads touches,
    /// relative to the start of the thread's copy.
    static PageRange rangeOf(const PlannedSegment& segment, const PageSplit& part, int rank, int count);
};

} // namespace boardset
