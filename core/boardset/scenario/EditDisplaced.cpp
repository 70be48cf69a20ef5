// SPDX-License-Identifier: GPL-3.0-or-later
// Counts and moves the customers and pages on boards that are removed or move to another domain.
#include "boardset/scenario/EditHelpers.h"

#include "boardset/scenario/CustomerCounts.h"
#include "boardset/scenario/MemoryFill.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/text/EnglishText.h"

namespace boardset {

namespace edits {

namespace {

bool standsOn(const Customer& customer, const Process& process, const Topology& topology) {
    const auto on = topology.find(customer.on);
    return on && topology.canDo(on, topology.catalog().work(process.work));
}

/// True if a process that could reach all its pages is now cut off from some of them.
bool isTorn(const Process& process, const Topology& was, const Topology& is) {
    return firstCutOff(process, is) != nullptr && firstCutOff(process, was) == nullptr;
}

bool isIn(const std::set<int>& domains, const std::string& path, const Topology& is) {
    const auto block = presentBlockAt(is, path);
    return block && (domains.empty() || domains.count(is.block(block).domain) > 0);
}

/// Returns the domain of the changed machine with the same name as a former domain; empty if there is none.
std::set<int> sameDomain(int domain, const Topology& was, const Topology& is) {
    std::set<int> same;
    for (std::size_t d = 0; domain >= 0 && d < is.domains().size(); ++d)
        if (is.domains()[d].name == was.domains()[static_cast<std::size_t>(domain)].name)
            same.insert(static_cast<int>(d));
    return same;
}

/// Returns the domains that a process keeps; empty if it can be in any domain. A process that is newly cut off from
/// pages keeps only its main domain. Any other process keeps the domains of its remaining customers or, if there are
/// none, of its pages. Without customers and pages, it keeps the domain with the same name as its former domain.
std::set<int> domainsLeft(const Process& process, const Topology& was, const Topology& is) {
    std::set<int> left;
    if (const auto home = mainDomainOf(process, is); home && isTorn(process, was, is))
        return {*home};
    for (const Customer& customer : process.customers)
        if (standsOn(customer, process, is))
            left.insert(is.block(is.find(customer.on)).domain);
    for (const Region& region : left.empty() ? process.regions : std::vector<Region>())
        for (const auto& [path, pages] : region.pagesIn)
            if (const auto block = presentBlockAt(is, path))
                left.insert(is.block(block).domain);
    if (!left.empty())
        return left;
    for (const int domain : domainsOf(process, was))
        left.merge(sameDomain(domain, was, is));
    return left;
}

/// Returns those of the given blocks that work and are in the given domains.
/// If there are none, returns the blocks that work in any domain; if there are none either, returns all given blocks.
std::vector<BlockId> bestOf(const std::vector<BlockId>& blocks, const std::set<int>& domains, const Topology& is) {
    std::vector<BlockId> working = blocks;
    std::erase_if(working, [&](BlockId block) { return is.block(block).lost || is.block(block).domain < 0; });
    const std::vector<BlockId> inside = inDomains(working, domains, is);
    return !inside.empty() ? inside : !working.empty() ? working : blocks;
}

/// Returns those of the given blocks that are in the cluster node that contained the block `stood`.
/// If there are none, returns all given blocks.
std::vector<BlockId> inNodeOf(const std::vector<BlockId>& blocks, const std::string& stood, const Topology& was,
                              const Topology& is) {
    const BlockId before = was.find(stood);
    const BlockId node = before ? is.find(was.block(was.node(before).block).path) : BlockId();
    std::vector<BlockId> near = blocks;
    std::erase_if(near, [&](BlockId block) { return !node || is.node(block).block != node; });
    return near.empty() ? blocks : near;
}

/// Returns possible receivers outside the sender's node.
/// If some of them are in the former peer's node, returns only these.
std::vector<BlockId> peersOf(const Customer& sender, const Work& work, const Topology& was, const Topology& is) {
    std::vector<BlockId> others = requestersAt(is, {}, work);
    const BlockId on = is.find(sender.on);
    std::erase_if(others, [&](BlockId each) { return !on || is.node(each).block == is.node(on).block; });
    const std::vector<BlockId> there = inNodeOf(others, sender.peer, was, is);
    std::vector<BlockId> reached = there;
    std::erase_if(reached, [&](BlockId each) {
        return is.block(each).lost || !is.routes().connects(LinkKind::Message, on, each);
    });
    return reached.empty() ? there : reached;
}

bool losesServer(const Customer& customer, const Topology& is) {
    return !customer.server.empty() && !presentBlockAt(is, customer.server);
}

/// True if a customer's peer no longer exists or is now in the customer's own node.
bool losesPeer(const Customer& customer, const Topology& is) {
    if (customer.peer.empty())
        return false;
    const BlockId peer = presentBlockAt(is, customer.peer);
    const BlockId on = is.find(customer.on);
    return !peer || (on && is.nodes().size() > 1 && is.node(peer).block == is.node(on).block);
}

/// True if a customer or page of a process has lost its part. Usually none has, and finding this out is quick.
bool hasDisplaced(const Process& process, const Topology& is) {
    const auto isGone = [&](const auto& each) { return !presentBlockAt(is, each.first); };
    return std::ranges::any_of(process.customers,
                               [&](const Customer& each) {
                                   return !standsOn(each, process, is) || losesServer(each, is) || losesPeer(each, is);
                               }) ||
           std::ranges::any_of(process.regions,
                               [&](const Region& each) { return std::ranges::any_of(each.pagesIn, isGone); });
}

/// Selects new servers for customers whose server no longer exists, and new peers for customers whose peer no longer
/// exists or is now in the customer's own node.
void reassignServers(Process& process, const Topology& was, const Topology& is) {
    const Work& work = is.catalog().work(process.work);
    std::size_t turn = 0;
    for (Customer& customer : process.customers) {
        const bool needsServer = losesServer(customer, is);
        if (needsServer)
            customer.server.clear();
        const bool needsPeer = losesPeer(customer, is);
        if (needsPeer) {
            const std::vector<BlockId> peers = peersOf(customer, work, was, is);
            customer.peer = peers.empty() ? std::string() : is.block(peers[turn++ % peers.size()]).path;
        }
        if (needsServer || needsPeer)
            complete(customer, work, is);
    }
}

/// True if a customer sends messages, but there is no other machine with a receiver.
bool lacksPeer(const Customer& customer, const Process& process, const Topology& is) {
    return customer.peer.empty() && is.catalog().needs(is.catalog().work(process.work), PlaceBase::Peer);
}

/// Removes pages whose memory no longer exists or is outside `domains`. An empty `domains` stands for all domains.
/// Returns the number of removed pages.
int removeDisplacedPages(Region& region, const std::set<int>& domains, const Topology& is) {
    return takePages(
        region, [&](const auto& path) { return !isIn(domains, path, is); });
}

/// Returns the domains in which a customer still has pages. If there are none, returns the customer's former domain.
std::set<int> domainsFor(const Process& process, const Customer& customer, const Topology& was, const Topology& is) {
    std::set<int> left;
    for (const Region* const region : usedBy(process, customer))
        for (const auto& [path, pages] : region->pagesIn)
            if (const auto block = presentBlockAt(is, path))
                left.insert(is.block(block).domain);
    const BlockId stood = was.find(customer.on);
    return !left.empty() || !stood ? left : sameDomain(was.block(stood).domain, was, is);
}

/// A domain and its machine, because domains of several machines may have the same name.
using NodeDomain = std::pair<int, BlockId>;
NodeDomain nodeDomainOf(BlockId block, const Topology& is) {
    return {is.block(block).domain, is.node(block).block};
}

/// Returns, for each region, the domains of the customers that use it. Each domain is paired with its machine.
std::map<const Region*, std::set<NodeDomain>> nodeDomainsOfUsers(const Process& process, const Topology& is) {
    std::map<const Region*, std::set<NodeDomain>> all;
    for (const Customer& customer : process.customers)
        if (const auto on = is.find(customer.on))
            for (const Region* const region : usedBy(process, customer))
                all[region].insert(nodeDomainOf(on, is));
    return all;
}

/// Returns the memories for a region's displaced pages: if possible, memories in the domains of the region's users.
std::vector<BlockId> memoriesFor(const std::set<NodeDomain>& users, const std::vector<BlockId>& all,
                                 const std::string& lay, const Topology& was, const Topology& is) {
    const auto besideUsers = [&](std::vector<BlockId> memories) {
        std::erase_if(memories, [&](BlockId each) { return !users.contains(nodeDomainOf(each, is)); });
        return memories;
    };
    std::vector<BlockId> near = inNodeOf(all, lay, was, is);
    for (const std::vector<BlockId>& some : {besideUsers(near), besideUsers(all)})
        if (!some.empty())
            return some;
    return near;
}

/// Returns the machine of a cluster that contained the given block, if that machine is removed; otherwise nothing.
BlockId machineThatGoes(const std::string& stood, const Topology& was, const Topology& is) {
    const BlockId on = was.find(stood);
    const BlockId machine = on ? was.node(on).block : BlockId();
    const BlockId now = machine ? is.find(was.block(machine).path) : BlockId();
    return machine && (!now || is.node(now).block != now) ? machine : BlockId();
}

/// Moves the customers whose block no longer exists or is not in one of the domains that the process keeps.
void rehouseCustomers(Scenario& scenario, Process& process, const std::set<int>& domains, bool isTorn,
                      const Topology& was, const Topology& is) {
    const Work& work = is.catalog().work(process.work);
    std::optional<CustomerCounts> counts;
    // Replacement of each removed machine, so that customers of the same machine stay together.
    std::map<BlockId, BlockId> movedTo;
    for (Customer& customer : process.customers) {
        if (standsOn(customer, process, is) && (!isTorn || isIn(domains, customer.on, is)))
            continue;
        const std::set<int> own = isTorn ? std::set<int>() : domainsFor(process, customer, was, is);
        std::vector<BlockId> targets =
            bestOf(inNodeOf(requestersAt(is, {}, work), customer.on, was, is), own.empty() ? domains : own, is);
        const BlockId machine = machineThatGoes(customer.on, was, is);
        if (const auto to = movedTo.find(machine); to != movedTo.end())
            std::erase_if(targets, [&](BlockId each) { return is.node(each).block != to->second; });
        if (targets.empty())
            throw EditError(Message{"There is no other location for {customer}. Remove it first.",
                                    {{"customer", inSentence(customer, process, is)}}});
        if (!counts)
            counts.emplace(scenario, is);
        const BlockId on = counts->move(customer, targets);
        if (machine)
            movedTo.emplace(machine, is.node(on).block);
    }
}

/// Pages of a region that have lost their memory, and the memories to which these pages can move.
struct DisplacedPages {
    Region* region;
    int pages;
    std::vector<BlockId> memories;
};

} // namespace

bool relocate(Scenario& scenario, const Topology& was, const Topology& is) {
    const std::vector<BlockId> all = memoriesAt(is, {});
    bool hasMoved = false;
    std::vector<DisplacedPages> displaced;
    for (Process& process : scenario.workload.processes) {
        const bool torn = isTorn(process, was, is);
        if (!torn && !hasDisplaced(process, is))
            continue;
        hasMoved = true;
        std::set<int> domains = domainsLeft(process, was, is);
        rehouseCustomers(scenario, process, domains, torn, was, is);
        domains = process.customers.empty() || torn ? domains : domainsOf(process, is);
        const auto users = torn ? std::map<const Region*, std::set<NodeDomain>>() : nodeDomainsOfUsers(process, is);
        for (Region& region : process.regions) {
            const auto gone =
                std::ranges::find_if(region.pagesIn, [&](const auto& each) { return !presentBlockAt(is, each.first); });
            const std::string lay = gone == region.pagesIn.end() ? std::string() : gone->first;
            const int pages = removeDisplacedPages(region, torn ? domains : std::set<int>(), is);
            if (pages == 0)
                continue;
            const auto at = users.find(&region);
            displaced.push_back({&region, pages,
                                 at == users.end() ? bestOf(inNodeOf(all, lay, was, is), domains, is)
                                                   : bestOf(memoriesFor(at->second, all, lay, was, is), {}, is)});
            if (displaced.back().memories.empty())
                throw EditError(
                    Message{"There is no other memory for the pages of region {region}. Remove the region first.",
                            {{"region", region.name.text}}});
        }
        reassignServers(process, was, is);
        for (const Customer& each : process.customers)
            if (lacksPeer(each, process, is))
                throw EditError(Message{"There is no other machine for the messages of {customer}. Remove it first.",
                                        {{"customer", inSentence(each, process, is)}}});
    }
    if (displaced.empty())
        return hasMoved;
    MemoryFill load(scenario.workload, is);
    for (DisplacedPages& each : displaced)
        addPages(*each.region,
                 load.spread(each.pages, static_cast<double>(each.region->pageBytes), std::move(each.memories)));
    return hasMoved;
}

void needTogether(const Scenario& scenario, const Topology& was, const Topology& is, const Message& setting) {
    for (const Process& process : scenario.workload.processes) {
        if (isTorn(process, was, is)) {
            throw EditError(Message{"{setting}, {customer} is in a different domain from pages of process {process}. "
                                    "Move them to the same domain first.",
                                    {{"setting", setting},
                                     {"customer", inSentence(*firstCutOff(process, is), process, is)},
                                     {"process", process.name.text}}});
        }
    }
}

} // namespace edits

namespace {

/// Returns the processes whose customers and pages are placed by the user, not by a program.
const std::vector<Process>& placedIn(const Scenario& scenario) {
    return scenario.program ? scenario.program->beside : scenario.workload.processes;
}

/// The number of customers, keyed by their noun ("thread"), and of pages that an edit moved.
struct Moved {
    std::map<std::string, int> customers;
    std::map<std::string, int> peersOf;   ///< Customers that stay but get another receiver of their messages.
    std::map<std::string, int> serversOf; ///< Customers that stay but get another server.
    int pages = 0;

    void count(const Customer& was, const Customer& is, const std::string& noun) {
        if (was.on != is.on)
            ++customers[noun];
        if (was.on == is.on && was.peer != is.peer)
            ++peersOf[noun];
        if (was.on == is.on && was.server != is.server)
            ++serversOf[noun];
    }
    void count(const Region& was, const Region& is) {
        for (const auto& [memory, left] : was.pagesIn) {
            const auto at = is.pagesIn.find(memory);
            pages += std::max(0, left - (at == is.pagesIn.end() ? 0 : at->second));
        }
    }
};

/// Calls `count` for each element of `was` with the element of `is` that has the same name, if there is one.
template <class Named> void forPairs(const std::vector<Named>& was, const std::vector<Named>& is, const auto& count) {
    std::map<Name<Named>, const Named*> named;
    for (const Named& each : is)
        named.emplace(each.name, &each);
    for (const Named& each : was)
        if (const auto at = named.find(each.name); at != named.end())
            count(each, *at->second);
}

std::string sentenceOf(const Moved& moved) {
    std::vector<std::string> things = countedNouns(moved.customers);
    if (moved.pages > 0)
        things.push_back(counted(moved.pages, "page"));
    for (const std::string& each : countedNouns(moved.peersOf))
        things.push_back(Message{"the peers of {customers}", {{"customers", each}}});
    for (const std::string& each : countedNouns(moved.serversOf))
        things.push_back(Message{"the servers of {customers}", {{"customers", each}}});
    return things.empty() ? std::string()
                          : Message{"Moved to other parts: {things}.", {{"things", listWithAnd(things)}}};
}

} // namespace

std::string movedSentence(const std::vector<Edit>& edits, const Canonical& before, const Scenario& after) {
    const bool canMove = std::ranges::all_of(edits, [](const Edit& edit) {
        return std::holds_alternative<SetOption>(edit) || std::holds_alternative<SetBoard>(edit) ||
               std::holds_alternative<SetDomains>(edit);
    });
    if (!canMove)
        return {};
    Moved moved;
    forPairs(placedIn(before.scenario), placedIn(after), [&](const Process& was, const Process& is) {
        const std::string& noun = before.topology->catalog().work(was.work).customer;
        forPairs(was.customers, is.customers,
                 [&](const Customer& one, const Customer& other) { moved.count(one, other, noun); });
        forPairs(was.regions, is.regions, [&](const Region& one, const Region& other) { moved.count(one, other); });
    });
    return sentenceOf(moved);
}

} // namespace boardset
