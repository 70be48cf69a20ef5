// SPDX-License-Identifier: GPL-3.0-or-later
// What runs and where it is placed: threads on processors, pages in memories.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace boardset {

/// A region of pages and where they are. The pages of a region are alike: only their number per memory counts.
struct Region {
    std::string name; ///< Unique in its process.
    std::int64_t pageBytes = 4'194'304;
    std::map<std::string, int> pagesIn; ///< Path of a memory block -> pages there (at least 1).
    double weight = 0; ///< Its part in a thread's accesses, against the other regions' weights; 0: its number of pages.

    int pages() const;
    bool operator==(const Region&) const = default;
};

/// A thread, bound to a processor.
struct Thread {
    std::string name;                 ///< Unique in the scenario: "1".
    std::string processor;            ///< Path of a processor block.
    std::vector<std::string> regions; ///< Names of the regions that it uses; empty: all of its process.
    bool idle = false;                ///< Makes no accesses: it sleeps, or has touched nothing yet.

    /// Whether it uses a region of its process.
    bool uses(const Region& region) const;
    bool operator==(const Thread&) const = default;
};

/// Threads and regions that belong together; the drawing gives them one colour.
struct Process {
    std::string name;    ///< Unique in the scenario: "A".
    std::string pattern; ///< Id of an access pattern.
    std::vector<Thread> threads;
    std::vector<Region> regions;
    bool operator==(const Process&) const = default;
};

struct Workload {
    std::vector<Process> processes;

    int threadCount() const;
    int pageCount() const;
    bool operator==(const Workload&) const = default;
};

} // namespace boardset
