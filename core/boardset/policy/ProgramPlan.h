// SPDX-License-Identifier: GPL-3.0-or-later
// The objects that a program will create, by number: threads, segments and pages.
// They are known before the program runs.
#pragma once

#include "boardset/policy/Program.h"

namespace boardset {

/// A thread that the program will create.
struct PlannedThread {
    int process = 0;
    int team = 0;      ///< Number of the thread's team; the operating system treats a team of threads as one process.
    int copy = 0;      ///< Index of the thread's copy of the process's private segments.
    std::string title; ///< Title of the thread: "Thread 5".
    double amount = 0; ///< Operations until the thread finishes; 0 if it never finishes.
};

/// A segment with its copies: one copy, or a copy for each thread that is a process of its own.
struct PlannedSegment {
    std::string name;
    int process = 0;
    int pages = 0; ///< Number of pages of one copy.
    int copies = 1;
    std::size_t firstPage = 0; ///< Number of the first copy's first page; the pages of all other copies follow.
    std::int64_t pageBytes = 0;
    SegmentKind kind = SegmentKind::Heap;
    double weight = 0;

    std::int64_t bytes() const { return pages * pageBytes; }
    /// Returns the index after the last page of the last copy.
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

    /// Returns the index of the segment with that name; -1 if there is none.
    int segmentNamed(const std::string& name) const;
    /// Returns the pages that thread number `rank` of `count` threads touches, relative to the start of its copy.
    static PageRange rangeOf(const PlannedSegment& segment, const PageSplit& part, int rank, int count);
};

} // namespace boardset
