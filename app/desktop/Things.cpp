// SPDX-License-Identifier: GPL-3.0-or-later
#include "Things.h"

#include "Format.h"
#include "Wording.h"

#include <algorithm>
#include <set>

namespace boardset {

ThingIndex::ThingIndex(const Workload& workload) {
    for (const Process& process : workload.processes) {
        m_processes.insert(format::text(process.name), {&process, nullptr, nullptr});
        for (const Customer& customer : process.customers)
            m_threads.insert(format::text(customer.name), {&process, &customer, nullptr});
        for (const Region& region : process.regions)
            m_regions.insert(Subject::regionId(process, region), {&process, nullptr, &region});
    }
}

FoundThing ThingIndex::find(const Thing& thing) const {
    return thing.kind == Subject::Thread    ? m_threads.value(thing.id)
           : thing.kind == Subject::Region  ? m_regions.value(thing.id)
           : thing.kind == Subject::Process ? m_processes.value(thing.id)
                                            : FoundThing();
}

const Process* processNamed(const Workload& workload, const QString& name) {
    const auto isIt = [&](const Process& each) { return format::text(each.name) == name; };
    const auto found = std::ranges::find_if(workload.processes, isIt);
    return found == workload.processes.end() ? nullptr : &*found;
}

QString countedThings(const Things& things, const ThingIndex& index, const Catalog& catalog) {
    std::map<std::string, int> customers;
    std::map<std::string, int> regions;
    for (const Thing& thing : things) {
        const Process* process = index.find(thing).process;
        if (process != nullptr && thing.kind == Subject::Thread)
            ++customers[catalog.work(process->work).customer];
        if (process != nullptr && thing.kind == Subject::Region)
            ++regions["region"];
    }
    return (countedList(customers) + countedList(regions)).join(QStringLiteral(", "));
}

std::vector<Edit> removalOf(const Things& things, const Workload& workload) {
    std::vector<Edit> edits;
    std::set<QString> regions;
    for (const Thing& thing : things)
        if (thing.kind == Subject::Region)
            regions.insert(thing.id);
    for (const Thing& thing : things)
        if (thing.kind == Subject::Thread)
            edits.emplace_back(RemoveCustomer{CustomerName(thing.id.toStdString())});
    for (auto process = workload.processes.rbegin(); process != workload.processes.rend(); ++process)
        for (auto region = process->regions.rbegin(); region != process->regions.rend(); ++region)
            if (regions.contains(Subject::regionId(*process, *region)))
                edits.emplace_back(RemoveRegion{process->name, region->name});
    for (const Thing& thing : things)
        if (thing.kind == Subject::Process)
            edits.emplace_back(RemoveProcess{ProcessName(thing.id.toStdString())});
    return edits;
}

} // namespace boardset
