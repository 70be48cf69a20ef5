// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of customers.
#include "boardset/scenario/EditHelpers.h"

#include "boardset/scenario/CustomerCounts.h"
#include "boardset/scenario/ScenarioLimits.h"
#include "boardset/text/EnglishText.h"
#include "boardset/topology/BoardNoun.h"
#include "boardset/topology/Titles.h"

#include <cmath>
#include <numeric>
#include <set>
#include <unordered_map>

namespace boardset::edits {

using Limits = ScenarioLimits;

std::pair<Process&, std::size_t> customerNamed(Scenario& scenario, const CustomerName& name) {
    for (Process& process : scenario.workload.processes) {
        for (std::size_t i = 0; i < process.customers.size(); ++i)
            if (process.customers[i].name == name)
                return {process, i};
    }
    throw EditError(Message{"There is no customer {name}.", {{"name", printable(name.text)}}});
}

std::string inSentence(const Customer& customer, const Process& process, const Topology& topology) {
    return nounWithName(topology.catalog().work(process.work).customer, customer.name.text);
}

std::string titleOf(const Customer& customer, const Process& process, const Topology& topology) {
    return capitalised(inSentence(customer, process, topology));
}

namespace {

/// Returns the blocks in a subtree that can run the given workload.
std::vector<BlockId> standsAt(const Topology& topology, const std::string& to, const Work& work) {
    std::vector<BlockId> targets = requestersAt(topology, to, work);
    if (targets.empty()) {
        const BlockId there = blockAt(topology, to);
        const bool isEmpty = topology.block(there).role == Role::Bay;
        throw EditError(Message{isEmpty ? "{customer} cannot be placed on {part}; add a {noun} there first."
                                        : "{customer} cannot be placed on {part}.",
                                {{"customer", capitalised(withArticle(work.customer))},
                                 {"part", titleOf(topology, there)},
                                 {"noun", noun(boardNoun(topology, there))}}});
    }
    return targets;
}

constexpr int bufferPages = 16; ///< Number of pages of a new device process. Only the pages' location matters.

/// Returns the memory next to a device's bridge; the first memory of the machine if the device has no path to a bridge.
std::string nearestMemory(const Topology& topology, BlockId device) {
    const BlockId group = topology.localityGroupOf(device);
    const std::vector<BlockId> memories = topology.withRole(Role::Memory, std::max(rootBlock, group));
    return memories.empty() ? std::string() : topology.block(memories.front()).path;
}

/// Returns those of the given blocks that can receive messages from a block, because they are in other nodes.
std::vector<BlockId> takersFrom(const Topology& topology, BlockId on, std::vector<BlockId> blocks) {
    std::erase_if(blocks, [&](BlockId each) { return topology.node(each).block == topology.node(on).block; });
    return blocks;
}

/// Gives a customer a peer in another node, unless the customer already has such a peer.
void sendElsewhere(Customer& customer, const Work& work, const Topology& topology) {
    const BlockId on = blockAt(topology, customer.on);
    const BlockId peer = customer.peer.empty() ? BlockId() : topology.find(customer.peer);
    if (peer && !takersFrom(topology, on, {peer}).empty())
        return;
    const std::vector<BlockId> takers = takersFrom(topology, on, requestersAt(topology, {}, work));
    if (!takers.empty())
        customer.peer = topology.block(takers.back()).path;
}

/// Returns the boards on which a process has customers or pages.
std::set<BlockId> boardsOf(const Process& process, const Topology& topology) {
    std::set<BlockId> boards;
    const auto add = [&](const std::string& path) {
        if (const BlockId block = topology.find(path))
            boards.insert(topology.localityGroupOf(block));
    };
    for (const Customer& customer : process.customers)
        add(customer.on);
    for (const Region& region : process.regions)
        for (const auto& [path, pages] : region.pagesIn)
            add(path);
    return boards;
}

/// Returns those of the given blocks that work, have no customers and are on one of the given boards.
std::vector<BlockId> freeOn(const std::set<BlockId>& boards, const CustomerCounts& counts, const Topology& topology,
                            std::vector<BlockId> blocks) {
    std::erase_if(blocks, [&](BlockId each) {
        return topology.block(each).lost || !counts.isFree(each) || !boards.contains(topology.localityGroupOf(each));
    });
    return blocks;
}

} // namespace

BlockId blockBeside(const Scenario& scenario, const Topology& topology, const Process& process, const Customer& like) {
    const BlockId on = blockAt(topology, like.on);
    if (topology.block(on).role != Role::Processor)
        return on;
    std::vector<BlockId> targets = inDomains(requestersAt(topology, {}, topology.catalog().work(process.work)),
                                             {topology.block(on).domain}, topology);
    std::erase_if(targets, [&](BlockId each) { return topology.block(each).role != Role::Processor; });
    const CustomerCounts counts(scenario, topology);
    const std::vector<BlockId> near = freeOn({topology.localityGroupOf(on)}, counts, topology, targets);
    return targets.empty() ? on : counts.emptiest(near.empty() ? targets : near);
}

void complete(Customer& customer, const Work& work, const Topology& topology) {
    const BlockId on = blockAt(topology, customer.on);
    customer.rate = !work.isOpen ? 0 : customer.rate > 0 ? customer.rate : 1;
    if (!topology.catalog().needs(work, PlaceBase::Server))
        customer.server.clear();
    else if (customer.server.empty())
        customer.server = nearestMemory(topology, on);
    if (!topology.catalog().needs(work, PlaceBase::Peer))
        customer.peer.clear();
    else
        sendElsewhere(customer, work, topology);
}

namespace {

/// Returns a customer like the first customer of a process, but without a list of regions if the lists of the process's
/// customers differ.
Customer likeThoseOf(const Process& process) {
    Customer customer = likeFirstOf(process);
    if (std::ranges::any_of(process.customers, [&](const Customer& each) { return each.regions != customer.regions; }))
        customer.regions.clear();
    return customer;
}

/// Throws EditError if a scenario can't have `more` customers in addition to its own.
void needSpaceFor(std::size_t more, const Scenario& scenario, const std::string& customer) {
    if (static_cast<std::size_t>(scenario.workload.customerCount()) + more > Limits::customers)
        throw EditError(Message{"A scenario can have at most {most} {customers}.",
                                {{"most", std::to_string(Limits::customers)}, {"customers", plural(customer)}}});
}

void addTo(Scenario& scenario, Process& process, BlockId on, const Topology& topology) {
    Customer customer = likeThoseOf(process);
    customer.name = freeCustomerName(scenario.workload);
    customer.on = topology.block(on).path;
    complete(customer, topology.catalog().work(process.work), topology);
    process.customers.push_back(customer);
}

bool hasSomeIn(const Region& region, int domain, const Topology& topology) {
    return std::ranges::any_of(
        region.pagesIn,
        [&](const auto& at) {
            const BlockId memory = topology.find(at.first);
            return memory && topology.block(memory).domain == domain;
        });
}

/// When a customer has moved to a new domain, assigns it to a process in that domain, or to a new process. Its pages
/// move with it unless remaining customers use them. The only customer of a process keeps its process.
void settle(Scenario& scenario, const CustomerName& name, BlockId on, const Topology& topology) {
    const Process left = customerNamed(scenario, name).first;
    const int domain = topology.block(on).domain;
    const Process* const there = processIn(scenario, topology, domain, topology.catalog().work(left.work).customer);
    const bool joins = there != nullptr && there->name != left.name && there->work == left.work;
    if (left.customers.size() > 1)
        perform(scenario, SetProcess{{name}, joins ? there->name : ProcessName()}, topology);
    const Process own = customerNamed(scenario, name).first;
    const std::string beside = topology.block(std::max(rootBlock, topology.localityGroupOf(on))).path;
    for (const Region& region : own.regions)
        if (!region.pagesIn.empty() && !hasSomeIn(region, domain, topology))
            perform(scenario, MovePages{own.name, region.name, {}, beside}, topology);
}

/// Moves many customers of a scenario. Indexes the customers by name, and counts the customers on each block, only
/// once.
class Moves {
public:
    Moves(Scenario& scenario, const Topology& topology) : m_scenario(scenario), m_topology(topology) { count(); }

    void move(const MoveCustomer& move) {
        const auto found = m_places.find(move.thread.text);
        if (found == m_places.end())
            customerNamed(m_scenario, move.thread); // throws EditError
        Process& process = m_scenario.workload.processes[found->second.first];
        Customer& customer = process.customers[found->second.second];
        const Work& work = m_topology.catalog().work(process.work);
        if (m_to != move.to || m_work != &work) {
            m_stands = standsAt(m_topology, move.to, work);
            m_to = move.to;
            m_work = &work;
        }
        const std::set<int>& domains = domainsHere(found->second.first);
        const BlockId from = m_topology.find(customer.on);
        const BlockId on = m_counts->move(customer, m_stands);
        if (!customer.peer.empty())
            sendElsewhere(customer, work, m_topology);
        const int domain = m_topology.block(on).domain;
        if (!m_topology.domains().empty() && domain >= 0 && !domains.contains(domain)) {
            settle(m_scenario, move.thread, on, m_topology);
            count();
        } else if (from && m_topology.block(from).domain != domain) {
            m_domains.clear();
        }
    }

private:
    void count() {
        m_places.clear();
        m_domains.clear();
        m_counts.emplace(m_scenario, m_topology);
        const std::vector<Process>& processes = m_scenario.workload.processes;
        for (std::size_t p = 0; p < processes.size(); ++p)
            for (std::size_t c = 0; c < processes[p].customers.size(); ++c)
                m_places.emplace(processes[p].customers[c].name.text, std::pair(p, c));
    }
    /// Returns the domains of a process, cached until a customer changes its domain.
    const std::set<int>& domainsHere(std::size_t process) {
        const auto [at, isNew] = m_domains.try_emplace(process);
        if (isNew && !m_topology.domains().empty())
            at->second = domainsOf(m_scenario.workload.processes[process], m_topology);
        return at->second;
    }

    Scenario& m_scenario;
    const Topology& m_topology;
    std::optional<CustomerCounts> m_counts;
    /// Index of each customer's process, and index of the customer in that process, keyed by the customer's name.
    std::unordered_map<std::string, std::pair<std::size_t, std::size_t>> m_places;
    std::map<std::size_t, std::set<int>> m_domains; ///< Domains of each process, keyed by its index.
    std::optional<std::string> m_to;
    const Work* m_work = nullptr;
    std::vector<BlockId> m_stands; ///< Blocks at `m_to` that can run `m_work`.
};

} // namespace

void perform(Scenario& scenario, std::span<const MoveCustomer> moves, const Topology& topology) {
    Moves going(scenario, topology);
    for (const MoveCustomer& each : moves)
        going.move(each);
}

void perform(Scenario& scenario, const MoveCustomer& move, const Topology& topology) {
    perform(scenario, std::span(&move, 1), topology);
}

void perform(Scenario& scenario, const SetPeer& set, const Topology& topology) {
    const auto [process, index] = customerNamed(scenario, set.customer);
    Customer& customer = process.customers[index];
    const Work& work = topology.catalog().work(process.work);
    if (!topology.catalog().needs(work, PlaceBase::Peer))
        throw EditError(Message{"{customer} sends no messages.", {{"customer", titleOf(customer, process, topology)}}});
    const BlockId on = blockAt(topology, customer.on);
    const std::vector<BlockId> takers = takersFrom(topology, on, standsAt(topology, set.to, work));
    if (takers.empty())
        throw EditError(Message{"{part} is in the same machine as {customer}, but messages go to another machine.",
                                {{"part", titleOf(topology, blockAt(topology, set.to))},
                                 {"customer", titleOf(customer, process, topology)}}});
    customer.peer = topology.block(takers.front()).path;
}

void perform(Scenario& scenario, const AddCustomer& add, const Topology& topology) {
    needSpaceFor(1, scenario, topology.nounIn(blockAt(topology, add.to)));
    Process& asked = processFor(scenario, topology, add.process, blockAt(topology, add.to));
    const Work& work = topology.catalog().work(asked.work);
    const std::vector<BlockId> targets = standsAt(topology, add.to, work);
    const std::vector<BlockId> inside = inDomains(targets, domainsOf(asked, topology), topology);
    const CustomerCounts counts(scenario, topology);
    std::vector<BlockId> beside; // if there is no target: free blocks on boards that the process uses
    if (add.to.empty())
        beside = freeOn(boardsOf(asked, topology), counts, topology, inside);
    const BlockId on = counts.emptiest(!beside.empty() ? beside : inside.empty() ? targets : inside);
    if (!inside.empty()) {
        addTo(scenario, asked, on, topology);
        if (add.process.empty() && topology.block(on).role == Role::Device)
            perform(scenario, AddRegion{asked.name, bufferPages, nearestMemory(topology, on)}, topology);
        return;
    }
    Process* const there = processIn(scenario, topology, topology.block(on).domain, work.customer);
    if (there != nullptr && topology.canDo(on, topology.catalog().work(there->work)))
        return addTo(scenario, *there, on, topology);
    Process& own = startSimilar(scenario, asked);
    addTo(scenario, own, on, topology);
    addPagesBeside(scenario, topology, ProcessName(own.name), on);
}

namespace {

/// Adds threads to a process, or removes its last ones. The customers on each block are counted only once.
void setThreads(Scenario& scenario, Process& process, std::size_t wanted, const Topology& topology) {
    if (wanted < process.customers.size())
        process.customers.resize(wanted);
    const std::size_t more = wanted - process.customers.size();
    const Work& work = topology.catalog().work(process.work);
    needSpaceFor(more, scenario, work.customer);
    const std::vector<BlockId> targets =
        inDomains(standsAt(topology, {}, work), domainsOf(process, topology), topology);
    const std::set<BlockId> boards = boardsOf(process, topology);
    CustomerCounts counts(scenario, topology);
    for (CustomerName& name : freeCustomerNames(scenario.workload, more)) {
        const std::vector<BlockId> beside = freeOn(boards, counts, topology, targets);
        Customer customer = likeThoseOf(process);
        customer.name = std::move(name);
        customer.on.clear();
        counts.move(customer, beside.empty() ? targets : beside);
        complete(customer, work, topology);
        process.customers.push_back(std::move(customer));
    }
}

void setCounts(Process& process, int total) {
    std::vector<int> sizes;
    for (const Customer& each : process.customers)
        sizes.push_back(each.count);
    const std::vector<int> counts = dividedInProportion(total, sizes);
    for (std::size_t c = 0; c < counts.size(); ++c)
        process.customers[c].count = counts[c];
    std::erase_if(process.customers, [](const Customer& each) { return each.count == 0; });
}

} // namespace

void perform(Scenario& scenario, const SetCustomerTotal& set, const Topology& topology) {
    Process& process = named(scenario.workload.processes, set.process);
    const std::string& customer = topology.catalog().work(process.work).customer;
    if (process.customers.empty())
        throw EditError(Message{"Process {process} has no {customers} to copy; add one first.",
                                {{"process", set.process.text}, {"customers", plural(customer)}}});
    const bool hasThreads = isOfThreads(process, topology);
    const int most = hasThreads ? static_cast<int>(Limits::customers) : Limits::count;
    needWithin(Message{"The number of {customers}", {{"customers", plural(customer)}}}, set.count, 1, most, true);
    if (hasThreads)
        setThreads(scenario, process, static_cast<std::size_t>(set.count), topology);
    else
        setCounts(process, set.count);
}

void perform(Scenario& scenario, const RemoveCustomer& remove, const Topology&) {
    const auto [process, index] = customerNamed(scenario, remove.thread);
    process.customers.erase(process.customers.begin() + static_cast<std::ptrdiff_t>(index));
    dropEmptyProcesses(scenario);
}

} // namespace boardset::edits

namespace boardset {

bool isOfThreads(const Process& process, const Topology& topology) {
    const auto isThread = [&](const Customer& each) {
        const BlockId on = topology.find(each.on);
        return each.count == 1 && on && topology.block(on).role == Role::Processor;
    };
    return std::ranges::all_of(process.customers, isThread);
}

int customerTotalOf(const Process& process) {
    int sum = 0;
    for (const Customer& each : process.customers)
        sum += each.count;
    return sum;
}

std::vector<int> dividedInProportion(int number, const std::vector<int>& sizes) {
    const double whole = std::accumulate(sizes.begin(), sizes.end(), 0.0);
    std::vector<int> parts;
    double before = 0; // sum of the sizes before each part; its rounded share is the sum of the parts before it
    for (const int size : sizes) {
        const double from = std::round(number * before / whole);
        before += size;
        parts.push_back(static_cast<int>(std::round(number * before / whole) - from));
    }
    return parts;
}

} // namespace boardset
