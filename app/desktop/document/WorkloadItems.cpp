// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkloadItems.h"

#include "Format.h"
#include "boardset/text/EnglishText.h"

#include <algorithm>
#include <set>

namespace boardset {

ItemIndex::ItemIndex(const Workload& workload) {
    for (const Process& process : workload.processes) {
        m_processes.insert(format::text(process.name), {&process, nullptr, nullptr});
        for (const Customer& customer : process.customers)
            m_threads.insert(format::text(customer.name), {&process, &customer, nullptr});
        for (const Region& region : process.regions)
            m_regions.insert(Subject::regionId(process, region), {&process, nullptr, &region});
    }
}

FoundItem ItemIndex::find(const WorkloadItem& item) const {
    return item.kind == Subject::Thread    ? m_threads.value(item.id)
           : item.kind == Subject::Region  ? m_regions.value(item.id)
           : item.kind == Subject::Process ? m_processes.value(item.id)
                                           : FoundItem();
}

const Process* processNamed(const Workload& workload, const QString& name) {
    const auto isIt = [&](const Process& each) { return format::text(each.name) == name; };
    const auto found = std::ranges::find_if(workload.processes, isIt);
    return found == workload.processes.end() ? nullptr : &*found;
}

QString countedItems(const WorkloadItems& items, const ItemIndex& index, const Catalog& catalog) {
    std::map<std::string, int> customers;
    int regions = 0;
    for (const WorkloadItem& item : items) {
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
    std::set<QString> regions;
    for (const WorkloadItem& item : items)
        if (item.kind == Subject::Region)
            regions.insert(item.id);
    for (const WorkloadItem& item : items)
        if (item.kind == Subject::Thread)
            edits.emplace_back(RemoveCustomer{CustomerName(item.id.toStdString())});
    for (auto process = workload.processes.rbegin(); process != workload.processes.rend(); ++process)
        for (auto region = process->regions.rbegin(); region != process->regions.rend(); ++region)
            if (regions.contains(Subject::regionId(*process, *region)))
                edits.emplace_back(RemoveRegion{process->name, region->name});
    for (const WorkloadItem& item : items)
        if (item.kind == Subject::Process)
            edits.emplace_back(RemoveProcess{ProcessName(item.id.toStdString())});
    return edits;
}

} // namespace boardset
