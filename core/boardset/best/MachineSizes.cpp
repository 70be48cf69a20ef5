// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/best/MachineSizes.h"

#include "boardset/best/SearchContext.h"
#include "boardset/scenario/EditHelpers.h"
#include "boardset/scenario/PagePlacement.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"
#include "boardset/topology/CountedBays.h"
#include "boardset/topology/Titles.h"
#include "boardset/workload/CustomerRange.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace boardset::best {

namespace {

std::size_t processorsOf(const Topology& topology) {
    return topology.withRole(Role::Processor).size();
}

std::ptrdiff_t workingIn(const Topology& topology, BlockId below = rootBlock) {
    return std::ssize(topology.working(Role::Processor, below));
}

/// Returns the next smaller value of an option; empty if there is none.
std::optional<int> nextDown(const MachineOption& option, int value) {
    std::optional<int> next;
    for (const int each : option.allowed)
        if (each < value && each >= option.least)
            next = std::max(next.value_or(each), each);
    return !option.allowed.empty() ? next : value > option.least ? std::optional(value - 1) : std::nullopt;
}

/// Returns the next larger value of an option; empty if there is none.
std::optional<int> nextUp(const MachineOption& option, int value) {
    std::optional<int> next;
    for (const int each : option.allowed)
        if (each > value && each <= option.most)
            next = std::min(next.value_or(each), each);
    return !option.allowed.empty() ? next : value < option.most ? std::optional(value + 1) : std::nullopt;
}

/// Returns, for each kind of board with processors in the machine, the edit that adds a board of this kind to the first
/// suitable bay.
/// Skips bays whose filled number is the value of an option.
std::vector<Edit> boardsIn(const Topology& topology) {
    std::set<std::string> types;
    for (const BlockId bay : topology.bays())
        if (!topology.working(Role::Processor, bay).empty())
            types.insert(topology.block(bay).type);
    std::vector<Edit> edits;
    for (const std::string& type : types) {
        const auto bays = topology.bays();
        const auto free = std::ranges::find_if(bays, [&](BlockId bay) {
            const Slot* const slot = topology.slot(bay);
            return topology.block(bay).role == Role::Bay && slot->option.empty() && slot->fits(type);
        });
        if (free != bays.end())
            edits.emplace_back(SetBoard{topology.block(*free).path, type});
    }
    return edits;
}

/// Sorts machines so that those with the smallest change come first.
void sortSteps(std::vector<SizedMachine>& steps, int sign) {
    std::ranges::stable_sort(
        steps, {},
        [sign](const SizedMachine& each) {
            return std::pair(sign * workingIn(*each.bare.topology),
                             sign * static_cast<std::ptrdiff_t>(processorsOf(*each.bare.topology)));
        });
}

/// Returns the index that a domain of one machine has in another machine;
/// -1 if the other machine has no domain of that name.
int sameDomain(const Topology& topology, int domain, const Topology& there) {
    if (domain < 0)
        return -1;
    const auto& all = there.domains();
    const auto same = std::ranges::find(all, topology.domains()[static_cast<std::size_t>(domain)].name, &Domain::name);
    return same == all.end() ? -1 : static_cast<int>(same - all.begin());
}

/// Moves customers and pages whose location is missing from a machine to other locations on that machine.
/// Threads move to the processors with the fewest threads.
class WorkloadFitter {
public:
    WorkloadFitter(const Topology& was, const Topology& is, const Workload& workload)
        : m_was(was), m_is(is), m_counts(customersByBlock(workload)) {}

    void place(Customer& customer, const Work& work) {
        const std::string who = capitalised(nounWithName(work.customer, customer.name.text));
        for (const std::string* const part : {&customer.server, &customer.peer})
            if (!part->empty() && !m_is.find(*part))
                throw EditError(
                    Message{"{customer} needs {part}.", {{"customer", who}, {"part", titleAt(m_was, *part)}}});
        const Block& block = m_was.block(m_was.at(customer.on));
        const BlockId on = m_is.find(customer.on);
        if (on && m_is.canDo(on, work) && !(block.role == Role::Processor && isLostOnly(customer.on)))
            return;
        const int domain = sameDomain(m_was, block.domain, m_is);
        const BlockId range = edits::blockAt(m_is, m_was.block(rangeOf(m_was, customer)).path);
        Blocks targets = block.role == Role::Processor ? m_is.working(Role::Processor, range, domain) : Blocks();
        std::erase_if(targets, [&](BlockId each) { return !m_is.canDo(each, work); });
        if (targets.empty())
            throw EditError(Message{"{customer} has no processor to run on.", {{"customer", who}}});
        const auto counts = [&](BlockId each) { return m_counts[m_is.block(each).path]; };
        customer.on = m_is.block(*std::ranges::min_element(targets, {}, counts)).path;
        m_counts[customer.on] += customer.idle ? 0 : 1;
    }

    void place(Region& region) const {
        for (const std::string& part : region.parts)
            if (m_was.find(part) && !m_is.find(part))
                throw EditError(Message{"Region {region} is stored on {part}, which is not in this machine.",
                                        {{"region", region.name.text}, {"part", titleAt(m_was, part)}}});
        std::map<std::string, int> there;
        for (const auto& [path, pages] : region.pagesIn) {
            if (m_is.find(path) && !isLostOnly(path)) {
                there[path] += pages;
                continue;
            }
            const std::vector<BlockId> memories = memoriesFor(m_was.block(m_was.at(path)));
            if (memories.empty())
                throw EditError(
                    Message{"No working memory is left for region {region}.", {{"region", region.name.text}}});
            for (const auto& [to, count] : spread(pages, m_is, memories))
                there[to] += count;
        }
        region.pagesIn = std::move(there);
    }

private:
    /// True if a part has failed in the new machine, but not in the old one.
    bool isLostOnly(const std::string& path) const {
        return m_is.block(m_is.at(path)).lost && !m_was.block(m_was.at(path)).lost;
    }

    /// Returns the working memories of the node and the domain that correspond to those of the given block.
    std::vector<BlockId> memoriesFor(const Block& before) const {
        const BlockId node = edits::blockAt(m_is, m_was.block(m_was.node(before.id).block).path);
        return m_is.working(Role::Memory, node, sameDomain(m_was, before.domain, m_is));
    }

    const Topology& m_was;
    const Topology& m_is;
    std::map<std::string, int> m_counts; ///< Number of threads on each processor, keyed by the path of the processor.
};

} // namespace

MachineSizes::MachineSizes(const Canonical& from)
    : m_from(from), m_rules(from.topology->sharedCatalog()), m_own{from, {}} {
    m_own.bare.scenario.program.reset();
    m_own.bare.scenario.workload.processes.clear();
}

/// True if the largest value of an option adds processors. Saves trying all values of the many options that add none.
bool MachineSizes::growsWith(const SizedMachine& machine, const std::string& key, const MachineOption& option) {
    const int largest = option.allowed.empty() ? option.most : *std::ranges::max_element(option.allowed);
    std::vector<SizedMachine> steps;
    tryStep(steps, machine, SetOption{key, std::min(largest, option.most)}, Direction::Up);
    return !steps.empty();
}

/// Tries, for each option, the next value with fewer processors or, for Direction::Up, with more processors. Skips
/// values that only change empty slots. Skips options that count the boards of a divided machine, because such an
/// option removes the last board, regardless of its domain.
void MachineSizes::tryOptions(std::vector<SizedMachine>& steps, const SizedMachine& machine, Direction direction) {
    const Topology& topology = *machine.bare.topology;
    const auto nextOf = direction == Direction::Down ? nextDown : nextUp;
    for (const Node& node : topology.nodes()) {
        for (const MachineOption& option : node.machine->options) {
            if (topology.domains().size() > 1 && !countedBays(topology, node, option.id).filled.empty())
                continue;
            if (direction == Direction::Up && !growsWith(machine, node.optionKey(option), option))
                continue;
            const std::size_t known = steps.size();
            auto next = nextOf(option, node.options.at(option.id));
            for (; next && steps.size() == known; next = nextOf(option, *next))
                tryStep(steps, machine, SetOption{node.optionKey(option), *next}, direction);
        }
    }
}

/// Returns the edits that remove the least important board of each kind in each domain.
/// Skips boards whose count is set by an option, unless the boards have failed or the machine has several domains.
std::vector<Edit> MachineSizes::boardsOut(const Topology& topology) const {
    std::map<std::string, int> threads; // number of threads below each bay
    for (const BlockId bay : topology.bays())
        for (const Process& process : m_from.scenario.workload.processes)
            for (const Customer& each : process.customers)
                threads[topology.block(bay).path] += each.on.starts_with(topology.block(bay).path + '/') ? 1 : 0;
    const auto missed = [&](BlockId bay) {
        return std::tuple(workingIn(topology, bay), threads[topology.block(bay).path], -bay.number());
    };
    const bool isDivided = topology.domains().size() > 1;
    std::map<std::pair<std::string, int>, BlockId> least; // keyed by kind of board and domain
    for (const BlockId bay : topology.bays()) {
        const bool isCounted = !topology.slot(bay)->option.empty() && workingIn(topology, bay) > 0 && !isDivided;
        if (topology.withRole(Role::Processor, bay).empty() || isCounted)
            continue;
        const auto [known, isNew] = least.try_emplace({topology.block(bay).type, topology.block(bay).domain}, bay);
        if (!isNew && missed(bay) < missed(known->second))
            known->second = bay;
    }
    std::vector<Edit> edits;
    for (const auto& [kind, bay] : least)
        edits.emplace_back(SetBoard{topology.block(bay).path, ""});
    return edits;
}

void MachineSizes::tryStep(std::vector<SizedMachine>& steps, const SizedMachine& machine, const Edit& edit,
                           Direction direction) {
    try {
        SizedMachine step{edited(m_rules, machine.bare, {edit}), machine.edits};
        const std::size_t was = processorsOf(*machine.bare.topology);
        const std::size_t is = processorsOf(*step.bare.topology);
        if (direction == Direction::Down ? is == 0 || is >= was : is <= was)
            return;
        const auto* const set = std::get_if<SetOption>(&edit);
        const auto* const last = step.edits.empty() ? nullptr : std::get_if<SetOption>(&step.edits.back());
        if (set != nullptr && last != nullptr && set->option == last->option)
            step.edits.pop_back();
        step.edits.push_back(edit);
        steps.push_back(std::move(step));
    } catch (const EditError&) { // the machine does not allow this step
    }
}

std::vector<SizedMachine> MachineSizes::stepsDownFrom(const SizedMachine& machine) {
    std::vector<SizedMachine> steps;
    tryOptions(steps, machine, Direction::Down);
    for (const Edit& each : boardsOut(*machine.bare.topology))
        tryStep(steps, machine, each, Direction::Down);
    sortSteps(steps, -1);
    return steps;
}

std::vector<SizedMachine> MachineSizes::stepsUpFrom(const SizedMachine& machine) {
    std::vector<SizedMachine> steps;
    tryOptions(steps, machine, Direction::Up);
    if (machine.bare.topology->domains().size() == 1)
        for (const Edit& each : boardsIn(*machine.bare.topology))
            tryStep(steps, machine, each, Direction::Up);
    sortSteps(steps, 1);
    return steps;
}

SizedMachine MachineSizes::withFailed(const SizedMachine& machine, const std::string& part) {
    return {edited(machine.bare, {SetFailed{part}, Boot{}}), machine.edits};
}

Canonical MachineSizes::fitted(const Canonical& scenario, const SizedMachine& machine) {
    Canonical there = machine.bare;
    there.scenario.workload = scenario.scenario.workload;
    WorkloadFitter fitter(*scenario.topology, *there.topology, scenario.scenario.workload);
    for (Process& process : there.scenario.workload.processes) {
        for (Customer& each : process.customers)
            fitter.place(each, there.topology->catalog().work(process.work));
        for (Region& each : process.regions)
            fitter.place(each);
    }
    if (const auto over = overflowOf(there.scenario, *there.topology))
        throw EditError(Message{"The pages do not fit in {part}.", {{"part", titleAt(*there.topology, over->memory)}}});
    return there;
}

} // namespace boardset::best
