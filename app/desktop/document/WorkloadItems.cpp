// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkloadItems.h"

#include "Format.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <set>

namespace boardset {

ItemIndex::ItemIndex(const Workload& workload) {
    for (const Process& process : workload.processes) {
        m_items.emplace(Subject{Subject::Process, process.name.text}, FoundItem{&process, nullptr, nullptr});
        for (const Customer& customer : process.customers)
            m_items.emplace(subjectOf(customer), FoundItem{&process, &customer, nullptr});
        for (const Region& region : process.regions)
            m_items.emplace(subjectOf(process, region), FoundItem{&process, nullptr, &region});
    }
}

FoundItem ItemIndex::find(const Subject& item) const {
    const auto found = m_items.find(item);
    return found == m_items.end() ? FoundItem() : found->second;
}

const Process* processNamed(const Workload& workload, const QString& name) {
    const auto isIt = [&](const Process& each) { return format::text(each.name) == name; };
    const auto found = std::ranges::find_if(workload.processes, isIt);
    return found == workload.processes.end() ? nullptr : &*found;
}

QString countedItems(const WorkloadItems& items, const ItemIndex& index, const Catalog& catalog) {
    std::map<std::string, int> customers;
    int regions = 0;
    for (const Subject& item : items) {
        const Process* process = index.find(item).process;
        if (process != nullptr && item.kind == Subject::Thread)
            ++customers[catalog.work(process->work).customer];
        if (process != nullptr && item.kind == Subject::Region)
            ++regions;
    }
    std::vector<std::string> counts = countedNouns(customers);
    if (regions > 0)
        counts.push_back(counted(regions, "region"));
    return format::text(commaList(counts));
}

std::vector<Edit> removalOf(const WorkloadItems& items, const Workload& workload) {
    std::vector<Edit> edits;
    std::set<Subject> regions;
    for (const Subject& item : items)
        if (item.kind == Subject::Region)
            regions.insert(item);
    for (const Subject& item : items)
        if (item.kind == Subject::Thread)
            edits.emplace_back(RemoveCustomer{CustomerName(item.id)});
    for (auto process = workload.processes.rbegin(); process != workload.processes.rend(); ++process)
        for (auto region = process->regions.rbegin(); region != process->regions.rend(); ++region)
            if (regions.contains(subjectOf(*process, *region)))
                edits.emplace_back(RemoveRegion{process->name, region->name});
    for (const Subject& item : items)
        if (item.kind == Subject::Process)
            edits.emplace_back(RemoveProcess{ProcessName(item.id)});
    return edits;
}

} // namespace boardset
