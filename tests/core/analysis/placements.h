// SPDX-License-Identifier: GPL-3.0-or-later
// Small workloads for tests of placements.
#pragma once

#include "boardset/scenario/PagePlacement.h"

#include <string>
#include <vector>

namespace boardset::test {

/// Region with pages in each of the four memories of each named board.
inline Region regionOn(const RegionName& name, const std::vector<std::string>& boards, int pagesPerMemory) {
    Region region;
    region.name = name;
    for (const std::string& board : boards)
        for (const char* processor : {"P0", "P1", "P2", "P3"})
            addPages(region, {{board + "/" + processor + "/memory", pagesPerMemory}});
    return region;
}

inline Region onePage(const std::string& memory) {
    return {.name = "a", .pageBytes = 4'194'304, .pagesIn = {{memory, 1}}};
}

/// Workload of one process "A", whose threads 1, 2... run on the named processors and share one region.
inline Workload workload(const std::vector<std::string>& processors, Region region, const std::string& work = "copy") {
    Process process{.name = "A", .work = work, .customers = {}, .regions = {std::move(region)}};
    for (const std::string& processor : processors) {
        process.customers.push_back(
            {.name = CustomerName(std::to_string(process.customers.size() + 1)), .on = processor, .regions = {}});
    }
    return {{process}};
}

inline const std::vector<std::string> allBoards{"SB0", "SB1", "SB2", "SB3", "SB4", "SB5"};

/// Paths of all processors of the Sun Fire 6800.
inline std::vector<std::string> allProcessors() {
    std::vector<std::string> all;
    for (const std::string& board : allBoards)
        for (const char* processor : {"P0", "P1", "P2", "P3"})
            all.push_back(board + "/" + processor);
    return all;
}

} // namespace boardset::test
