// SPDX-License-Identifier: GPL-3.0-or-later
// What runs and where it is placed: threads on processors, streams on devices, pages in memories.
#pragma once

#include "boardset/catalog/AccessPattern.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace boardset {

inline constexpr int outstandingMost = 1024;    ///< Lines or requests of one thread or stream.
inline constexpr int requestBytesMost = 65'536; ///< Of one request of a stream: far above what devices ask for.

/// A region of pages and where they are. The pages of a region are alike: only their number per memory counts.
struct Region {
    std::string name; ///< Unique in its process.
    std::int64_t pageBytes = 4'194'304;
    std::map<std::string, int> pagesIn; ///< Path of a memory block -> pages there (at least 1).
    double weight = 0; ///< Its part in a thread's accesses, against the other regions' weights; 0: its number of pages.

    int pages() const;
    bool operator==(const Region&) const = default;
};

/// What makes accesses: a thread, bound to a processor; or, in a process whose pattern is one of devices, a stream of
/// DMA, bound to a device.
struct Thread {
    std::string name;                 ///< Unique in the scenario: "1".
    std::string processor;            ///< Path of a processor block; of a stream, of a device block.
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
    Requester requester = Requester::Processor; ///< Device: its threads are streams, and so says its pattern.
    int outstanding = 0;  ///< Requests that each stream keeps under way; 0: as many as the pattern says.
    int requestBytes = 0; ///< Bytes of one of them; 0: as many as the pattern says.

    /// Whether it has any streams.
    bool hasStreams() const { return requester == Requester::Device && !threads.empty(); }
    bool operator==(const Process&) const = default;
};

struct Workload {
    std::vector<Process> processes;

    int threadCount() const;
    int pageCount() const;
    bool hasStreams() const;
    /// Whether nothing in it is a thread.
    bool isOfStreams() const;
    bool operator==(const Workload&) const = default;
};

} // namespace boardset
