// SPDX-License-Identifier: GPL-3.0-or-later
// What stood on boards that go: counted, put elsewhere, or removed.
#include "boardset/scenario/EditParts.h"

#include "boardset/catalog/Words.h"
#include "boardset/scenario/Placement.h"

namespace boardset {

namespace edits {

namespace {

bool standsOn(const Customer& customer, const Process& process, const Topology& topology) {
    const auto on = topology.find(customer.on);
    return on && topology.canDo(on, topology.catalog().work(process.work));
}

/// Who is served by a part that is gone is served by another.
void serveAnew(Process& process, const Topology& is) {
    for (Customer& customer : process.customers) {
        for (std::string* const part : {&customer.server, &customer.peer})
            if (!part->empty() && !is.find(*part))
                part->clear();
        if (standsOn(customer, process, is))
            complete(customer, is.catalog().work(process.work), is);
    }
}

/// The domains that a process keeps: those of its customers that stay, else of its pages, else the one that still has
/// the name of its own. None: any will do.
std::set<int> domainsLeft(const Process& process, const Topology& was, const Topology& is) {
    std::set<int> left;
    for (const Customer& customer : process.customers)
        if (standsOn(customer, process, is))
            left.insert(is.block(is.find(customer.on)).domain);
    for (const Region& region : left.empty() ? process.regions : std::vector<Region>())
        for (const auto& [path, pages] : region.pagesIn)
            if (const auto block = is.find(path))
                left.insert(is.block(block).domain);
    if (!left.empty())
        return left;
    for (const int domain : domainsOf(process, was))
        for (std::size_t d = 0; domain >= 0 && d < is.domains().size(); ++d)
            if (is.domains()[d].name == was.domains()[static_cast<std::size_t>(domain)].name)
                left.insert(static_cast<int>(d));
    return left;
}

/// Those that work in the domains; or else that work; or else all.
std::vector<BlockId> bestOf(const std::vector<BlockId>& blocks, const std::set<int>& domains, const Topology& is) {
    std::vector<BlockId> working = blocks;
    std::erase_if(working, [&](BlockId block) { return is.block(block).lost; });
    const std::vector<BlockId> inside = inDomains(working, domains, is);
    return !inside.empty() ? inside : !working.empty() ? working : blocks;
}

/// Pages in memories that are gone, taken from a region.
int takeHomeless(Region& region, const Topology& is) {
    int pages = 0;
    std::erase_if(region.pagesIn, [&](const auto& at) {
        const bool isGone = !is.find(at.first);
        pages += isGone ? at.second : 0;
        return isGone;
    });
    return pages;
}

void rehouseCustomers(Scenario& scenario, Process& process, const std::set<int>& domains, const Topology& is) {
    const Work& work = is.catalog().work(process.work);
    for (Customer& customer : process.customers) {
        if (standsOn(customer, process, is))
            continue;
        const std::vector<BlockId> stands = bestOf(requestersAt(is, {}, work), domains, is);
        if (stands.empty())
            throw EditError("There is no other place for " + work.customer + ' ' + customer.name.text + '.');
        customer.on = is.block(emptiestOf(scenario, is, stands, &customer)).path;
    }
}

} // namespace

void rehouse(Scenario& scenario, const Topology& was, const Topology& is) {
    for (Process& process : scenario.workload.processes) {
        std::set<int> domains = domainsLeft(process, was, is);
        rehouseCustomers(scenario, process, domains, is);
        domains = process.customers.empty() ? domains : domainsOf(process, is);
        const std::vector<BlockId> memories = bestOf(memoriesAt(is, {}), domains, is);
        for (Region& region : process.regions) {
            const int pages = takeHomeless(region, is);
            if (pages > 0 && memories.empty())
                throw EditError("There is no other memory for the pages of region " + region.name.text + '.');
            for (const auto& [path, share] : pages > 0 ? dealt(pages, is, memories) : std::map<std::string, int>())
                region.pagesIn[path] += share;
        }
        serveAnew(process, is);
    }
}

void removeHomeless(Scenario& scenario, const Topology& is) {
    for (Process& process : scenario.workload.processes) {
        std::erase_if(process.customers, [&](const Customer& each) { return !standsOn(each, process, is); });
        serveAnew(process, is);
        std::vector<RegionName> emptied;
        for (Region& region : process.regions)
            if (takeHomeless(region, is) > 0 && region.pagesIn.empty())
                emptied.push_back(region.name);
        for (const RegionName& name : emptied) {
            const bool isOnly = std::ranges::any_of(process.customers, [&](const Customer& each) {
                return each.regions == std::vector{name} && process.regions.size() > 1;
            });
            if (isOnly) // who uses it stays, and waits for pages
                continue;
            for (Customer& customer : process.customers)
                std::erase(customer.regions, name);
            std::erase_if(process.regions, [&](const Region& each) { return each.name == name; });
        }
    }
    dropEmptyProcesses(scenario);
}

} // namespace edits

Edit displacing(Edit edit, Displaced displaced) {
    if (auto* const option = std::get_if<SetOption>(&edit))
        option->displaced = displaced;
    if (auto* const board = std::get_if<SetBoard>(&edit))
        board->displaced = displaced;
    return edit;
}

std::optional<Displacement> displacementOf(const Canonical& before, const Edit& edit) {
    if (!std::holds_alternative<SetOption>(edit) && !std::holds_alternative<SetBoard>(edit))
        return std::nullopt;
    const auto refusalOf = [&](Displaced displaced, Workload& after) -> std::string {
        try {
            after = edited(before, displacing(edit, displaced)).scenario.workload;
        } catch (const EditError& error) {
            return error.what();
        }
        return {};
    };
    Workload left;
    if (refusalOf(Displaced::Refused, left).empty() || !refusalOf(Displaced::Removed, left).empty())
        return std::nullopt;
    const auto countIn = [&](const Workload& workload) {
        std::map<std::string, int> counts;
        for (const Process& process : workload.processes)
            counts[before.topology->catalog().work(process.work).customer] +=
                static_cast<int>(process.customers.size());
        return counts;
    };
    const Workload& was = before.scenario.workload;
    Displacement displacement;
    displacement.customers = countIn(was);
    for (const auto& [noun, count] : countIn(left))
        displacement.customers[noun] -= count;
    std::erase_if(displacement.customers, [](const auto& each) { return each.second == 0; });
    displacement.pages = was.pageCount() - left.pageCount();
    displacement.whyNotMoved = refusalOf(Displaced::Moved, left);
    return displacement;
}

} // namespace boardset
