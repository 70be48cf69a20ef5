// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/PlacementMove.h"

namespace boardset::best {

void PlacementMove::add(const Workload& now, CustomerAt thread, const std::string& on) {
    if (thread.in(now).on != on)
        threads.emplace_back(thread, on);
}

void PlacementMove::add(const Workload& now, RegionAt region, PagesIn pagesIn) {
    if (region.in(now).pagesIn != pagesIn)
        pages.emplace_back(region, std::move(pagesIn));
}

void exchange(Workload& workload, PlacementMove& move) {
    for (auto& [thread, on] : move.threads)
        std::swap(thread.in(workload).on, on);
    for (auto& [region, pagesIn] : move.pages)
        std::swap(region.in(workload).pagesIn, pagesIn);
}

} // namespace boardset::best
