// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/analysis/PageShares.h"

#include "boardset/analysis/ProcessData.h"

namespace boardset {

PageShares::PageShares(const Process& process) : m_process(process) {
    for (std::size_t i = 0; i < process.regions.size(); ++i) {
        const Region& each = process.regions[i];
        const int pages = each.pages();
        m_regions.emplace(each.name.text, WeightedRegion{i, weightInAccesses(each, pages), pages});
    }
}

const std::vector<PageShare>& PageShares::of(const Customer& customer) {
    const auto [shares, isNew] = m_shares.try_emplace(&customer.regions.get());
    if (isNew)
        shares->second = found(customer);
    return shares->second;
}

std::vector<PageShare> PageShares::found(const Customer& customer) const {
    std::vector<PageShare> shares;
    double all = 0;
    const auto add = [&](const RegionName& name) {
        const auto region = m_regions.find(name.text);
        if (region == m_regions.end())
            return;
        const auto& [index, weight, pages] = region->second;
        all += weight;
        if (pages > 0)
            shares.push_back({index, weight / pages});
    };
    for (const RegionName& name : customer.regions)
        add(name);
    if (customer.regions.empty())
        for (const Region* region : usedBy(m_process, customer))
            add(region->name);
    for (PageShare& each : shares)
        each.share /= all;
    return shares;
}

} // namespace boardset
