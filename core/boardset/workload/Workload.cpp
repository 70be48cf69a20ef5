// SPDX-License-Identifier: GPL-3.0-or-later
// Counts a workload's customers and pages, and finds the regions in use.
#include "boardset/workload/Workload.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace boardset {

int Region::pages() const {
    int sum = 0;
    for (const auto& [memory, pages] : pagesIn)
        sum += pages;
    return sum;
}

const Region* regionBelow(const Process& process, const Region& region, const std::string& part) {
    const auto end = process.regions.begin() + (&region - process.regions.data());
    const auto found =
        std::find_if(process.regions.begin(), end, [&](const Region& each) { return each.name.text == part; });
    return found == end ? nullptr : &*found;
}

std::map<std::string, int> leavesOf(const Process& process, const Region& region) {
    std::map<std::string, int> leaves = region.pagesIn;
    for (const std::string& part : region.parts)
        if (const Region* const below = regionBelow(process, region, part))
            leaves.merge(leavesOf(process, *below));
        else
            leaves.emplace(part, 1);
    return leaves;
}

Customer likeFirstOf(const Process& process) {
    Customer customer;
    if (process.customers.empty())
        return customer;
    const Customer& first = process.customers.front();
    customer.regions = first.regions;
    customer.server = first.server;
    customer.peer = first.peer;
    customer.rate = first.rate;
    return customer;
}

std::vector<const Region*> usedBy(const Process& process, const Customer& customer) {
    std::set<std::string_view> names;
    for (const RegionName& named : customer.regions)
        names.insert(named.text);
    std::vector<const Region*> used;
    for (auto region = process.regions.rbegin(); region != process.regions.rend(); ++region) {
        if (names.contains(region->name.text) != customer.regions.empty())
            used.push_back(&*region);
        if (customer.regions.empty()) // a region on which others are placed is used only indirectly
            names.insert(region->parts.begin(), region->parts.end());
    }
    std::ranges::reverse(used);
    return used;
}

std::size_t endsIn(const std::vector<Process>& processes) {
    std::ptrdiff_t ends = 0;
    for (const Process& process : processes)
        ends += std::ranges::count_if(process.customers, [](const Customer& each) { return each.amount > 0; });
    return static_cast<std::size_t>(ends);
}

int Workload::customerCount() const {
    std::size_t sum = 0;
    for (const Process& process : processes)
        sum += process.customers.size();
    return static_cast<int>(sum);
}

CustomerName freeCustomerName(const Workload& workload) {
    return freeCustomerNames(workload, 1).front();
}

std::vector<CustomerName> freeCustomerNames(const Workload& workload, std::size_t count) {
    std::set<std::string> taken;
    for (const Process& process : workload.processes)
        for (const Customer& customer : process.customers)
            taken.insert(customer.name.text);
    std::vector<CustomerName> names;
    for (int number = 1; names.size() < count; ++number)
        if (const std::string name = std::to_string(number); !taken.contains(name))
            names.emplace_back(name);
    return names;
}

int Workload::pageCount() const {
    int sum = 0;
    for (const Process& process : processes)
        for (const Region& region : process.regions)
            sum += region.pages();
    return sum;
}

} // namespace boardset
