// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios on a full 15K that reach the limits of a file, each in a different way.
#pragma once

#include "boardset/scenario/ScenarioFile.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "support/bundledCatalog.h"

#include <map>
#include <string>

namespace boardset::test {

/// Pages of one region of the first process in each memory that the process uses.
inline std::map<std::string, int> everywhere(const Scenario& scenario) {
    std::map<std::string, int> pages;
    for (const Region& region : scenario.workload.processes.front().regions)
        for (const auto& [memory, count] : region.pagesIn)
            pages[memory] += count;
    return pages;
}

/// Makes a customer use the given number of regions. Each customer uses different regions.
inline void use(Process& process, std::size_t customer, std::size_t regions) {
    std::vector<RegionName> names;
    for (std::size_t i = 0; i < regions; ++i)
        names.push_back(process.regions[(customer * 37 + i) % process.regions.size()].name);
    process.customers[customer].regions = std::move(names);
}

/// The maximum number of regions, each with at least one page.
/// The threads use all regions or, if `named` is true, as many as a file may name.
inline Scenario mostRegions(bool named) {
    Scenario large = readScenario(share() / "scenarios" / "sunfire15k-full.boardset");
    const auto memories = everywhere(large);
    Process& process = large.workload.processes.front();
    process.regions.clear();
    auto memory = memories.begin();
    for (std::size_t i = 0; i < ScenarioLimits::regions; ++i) {
        process.regions.push_back({RegionName("r" + std::to_string(i)), 8192, {{memory->first, 1 + int(i) % 3}}});
        memory = std::next(memory) == memories.end() ? memories.begin() : std::next(memory);
    }
    for (std::size_t c = 0; c < process.customers.size(); ++c)
        use(process, c, named ? ScenarioLimits::uses / process.customers.size() : 0);
    return large;
}

/// The maximum number of regions per thread, each with pages in all memories.
inline Scenario mostPages() {
    Scenario large = mostRegions(true);
    const auto memories = everywhere(large);
    Process& process = large.workload.processes.front();
    process.regions.resize(process.customers.front().regions.size());
    int count = 0;
    for (Region& region : process.regions) {
        auto pagesIn = memories;
        for (auto& [memory, pages] : pagesIn)
            pages = 1 + ++count % 7;
        region.pagesIn = std::move(pagesIn);
    }
    for (std::size_t c = 0; c < process.customers.size(); ++c)
        use(process, c, process.regions.size());
    return large;
}

/// One thread fewer than the maximum; no two threads use the same regions.
inline Scenario mostThreads() {
    Scenario large = mostRegions(false);
    Process& process = large.workload.processes.front();
    const std::size_t first = process.customers.size();
    for (std::size_t c = first; c < ScenarioLimits::customers - 1; ++c) {
        process.customers.push_back(process.customers[c % first]);
        process.customers.back().name = CustomerName(std::to_string(c + 1));
    }
    for (std::size_t c = 0; c < process.customers.size(); ++c)
        use(process, c, ScenarioLimits::uses / process.customers.size());
    return large;
}

} // namespace boardset::test
