// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of processes: the process of each customer, and the regions that the customer uses.
#include "boardset/scenario/EditHelpers.h"

#include "boardset/text/EnglishText.h"
#include "boardset/topology/Titles.h"

namespace boardset::edits {

namespace {

/// Returns the names of all regions that a customer uses, whether it lists them or not.
std::vector<RegionName> namesUsed(const Process& process, const Customer& customer) {
    std::vector<RegionName> names;
    for (const Region* const region : usedBy(process, customer))
        names.push_back(region->name);
    return names;
}

/// If a customer's list contains all regions, clears it, because an empty list has the same meaning.
void sayOnlyWhatDiffers(const Process& process, Customer& customer) {
    const std::vector<RegionName> everything = namesUsed(process, Customer{customer.name, customer.on, {}});
    if (std::set(everything.begin(), everything.end()) == std::set(customer.regions.begin(), customer.regions.end()))
        customer.regions.clear();
}

bool isOnOthers(const Process& process, const Region& region) {
    return std::ranges::any_of(
        region.parts, [&](const std::string& part) { return regionBelow(process, region, part) != nullptr; });
}

bool isUnderOthers(const Process& process, const Region& region) {
    return std::ranges::any_of(
        process.regions,
        [&](const Region& above) {
            return std::ranges::find(above.parts, region.name.text) != above.parts.end() &&
                   regionBelow(process, above, region.name.text) != nullptr;
        });
}

/// Customers that move from one process to another, with the regions that move with them.
struct LeavingCustomers {
    std::vector<Customer> customers;
    std::vector<Region> regions;
};

/// Removes customers and the regions that only these customers use. If no customer remains, removes all regions. A
/// region that is stored on another region, or that stores another region, is not removed.
LeavingCustomers takeOut(Process& process, const std::set<CustomerName>& who) {
    LeavingCustomers leaving;
    std::set<RegionName> kept;
    std::set<RegionName> used;
    for (Customer& customer : process.customers) {
        const std::vector<RegionName> names = namesUsed(process, customer);
        const bool leaves = who.count(customer.name) > 0;
        (leaves ? used : kept).insert(names.begin(), names.end());
        if (leaves) {
            leaving.customers.push_back(customer);
            leaving.customers.back().regions = names;
        }
    }
    std::erase_if(process.customers, [&](const Customer& each) { return who.count(each.name) > 0; });
    std::set<RegionName> gone;
    for (const Region& region : process.regions) {
        const bool isWanted =
            (used.count(region.name) > 0 && kept.count(region.name) == 0) || process.customers.empty();
        if (isWanted && !isOnOthers(process, region) && !isUnderOthers(process, region))
            gone.insert(region.name);
    }
    for (const Region& region : process.regions)
        if (gone.count(region.name) > 0)
            leaving.regions.push_back(region);
    std::erase_if(process.regions, [&](const Region& each) { return gone.count(each.name) > 0; });
    for (Customer& customer : leaving.customers)
        customer.regions.eraseIf([&](const RegionName& name) { return gone.count(name) == 0; });
    return leaving;
}

/// Adds customers and regions. A region whose name is taken gets the first free letter as its name. If regions are
/// added, existing customers that implicitly used all regions are changed to list those regions explicitly.
void putIn(Process& process, LeavingCustomers leaving, const Topology& topology) {
    for (Customer& customer : process.customers)
        if (!leaving.regions.empty() && customer.regions.empty())
            customer.regions = namesUsed(process, customer);
    std::map<RegionName, RegionName> called;
    for (Region& region : leaving.regions) {
        const std::set<std::string> taken = namesIn(process.regions);
        const RegionName was = region.name;
        if (taken.count(was.text) > 0)
            region.name = RegionName(freeName(taken, [](int number) { return letterName(number, 'a'); }));
        called[was] = region.name;
        process.regions.push_back(std::move(region));
    }
    const Work& work = topology.catalog().work(process.work);
    for (Customer& customer : leaving.customers) {
        customer.regions.change([&](std::vector<RegionName>& names) {
            for (RegionName& name : names)
                name = called.at(name);
        });
        sayOnlyWhatDiffers(process, customer);
        complete(customer, work, topology);
        process.customers.push_back(std::move(customer));
    }
}

void needWork(const Process& into, const Process& from, const std::set<CustomerName>& who, const Topology& topology) {
    const Work& work = topology.catalog().work(into.work);
    for (const Customer& customer : from.customers) {
        const auto on = topology.find(customer.on);
        if (who.count(customer.name) > 0 && !(on && topology.canDo(on, work))) {
            throw EditError(Message{"{customer} cannot run the workload of process {process} ({work}) on {part}.",
                                    {{"customer", titleOf(customer, from, topology)},
                                     {"process", into.name.text},
                                     {"work", work.title},
                                     {"part", titleAt(topology, customer.on)}}});
        }
    }
}

} // namespace

void perform(Scenario& scenario, const AddProcess& add, const Topology& topology) {
    perform(scenario, AddCustomer{{}, add.to}, topology);
    const Process& process = scenario.workload.processes.back();
    if (process.regions.empty()) // device processes already have a buffer
        addPagesBeside(scenario, topology, ProcessName(process.name), blockAt(topology, process.customers.back().on));
}

void perform(Scenario& scenario, const RemoveProcess& remove, const Topology&) {
    auto& processes = scenario.workload.processes;
    const Process& process = named(processes, remove.process);
    processes.erase(processes.begin() + (&process - processes.data()));
}

void perform(Scenario& scenario, const SetProcess& set, const Topology& topology) {
    auto& processes = scenario.workload.processes;
    const std::set<CustomerName> who(set.customers.begin(), set.customers.end());
    for (const CustomerName& name : who)
        customerNamed(scenario, name);
    if (who.empty())
        return;
    const Process first = customerNamed(scenario, *who.begin()).first;
    const bool isAll =
        std::ranges::all_of(first.customers, [&](const Customer& each) { return who.count(each.name) > 0; });
    if (set.process.empty() && isAll && who.size() == first.customers.size()) {
        throw EditError(
            Message{who.size() == 1 ? "{customer} is already the only one in process {process}."
                                    : "These are already all customers of process {process}.",
                    {{"customer", titleOf(first.customers.front(), first, topology)}, {"process", first.name.text}}});
    }
    const ProcessName name =
        set.process.empty() ? startSimilar(scenario, first).name : named(processes, set.process).name;
    for (Process& from : processes) {
        Process& into = named(processes, name);
        const bool leaves =
            std::ranges::any_of(from.customers, [&](const Customer& each) { return who.count(each.name) > 0; });
        if (&from == &into || !leaves)
            continue;
        needWork(into, from, who, topology);
        putIn(into, takeOut(from, who), topology);
    }
    dropEmptyProcesses(scenario);
    const Process& into = named(processes, name);
    if (into.regions.empty() && set.process.empty())
        addPagesBeside(scenario, topology, name, blockAt(topology, into.customers.front().on));
    scenario = resolved(scenario, topology); // checks the lists of used regions, which are limited
}

void perform(Scenario& scenario, const UseRegion& use, const Topology& topology) {
    const auto [process, index] = customerNamed(scenario, use.customer);
    Customer& customer = process.customers[index];
    named(process.regions, use.region);
    std::vector<RegionName> now = namesUsed(process, customer);
    std::erase(now, use.region);
    if (use.used)
        now.push_back(use.region);
    if (now.empty()) {
        throw EditError(Message{"Region {region} is the only one that {customer} uses; select another region first.",
                                {{"region", use.region.text}, {"customer", inSentence(customer, process, topology)}}});
    }
    std::vector<RegionName> used;
    for (const Region& region : process.regions) // keeps the order of the process's regions
        if (std::ranges::find(now, region.name) != now.end())
            used.push_back(region.name);
    customer.regions = std::move(used);
    sayOnlyWhatDiffers(process, customer);
    scenario = resolved(scenario, topology);
}

} // namespace boardset::edits
