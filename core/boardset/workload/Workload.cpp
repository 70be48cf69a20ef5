// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of a workload's threads and pages, and who uses what.
#include "boardset/workload/Workload.h"

#include <algorithm>

namespace boardset {

int Region::pages() const {
    int sum = 0;
    for (const auto& [memory, pages] : pagesIn) {
        sum += pages;
    }
    return sum;
}

bool Thread::uses(const Region& region) const {
    return regions.empty() || std::find(regions.begin(), regions.end(), region.name) != regions.end();
}

int Workload::threadCount() const {
    std::size_t sum = 0;
    for (const Process& process : processes) {
        sum += process.threads.size();
    }
    return static_cast<int>(sum);
}

bool Workload::hasStreams() const {
    return std::any_of(processes.begin(), processes.end(), [](const Process& process) { return process.hasStreams(); });
}

bool Workload::isOfStreams() const {
    return std::all_of(processes.begin(), processes.end(),
                       [](const Process& process) { return process.hasStreams() || process.threads.empty(); });
}

int Workload::pageCount() const {
    int sum = 0;
    for (const Process& process : processes) {
        for (const Region& region : process.regions) {
            sum += region.pages();
        }
    }
    return sum;
}

} // namespace boardset
