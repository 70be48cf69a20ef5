// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramFromPlacement.h"

#include "boardset/policy/ProgramLimits.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using Limits = ProgramLimits;

/// The part of ProgramLimits that remains for further regions.
struct Budget {
    std::size_t events = Limits::events;
    std::size_t segments = Limits::segments;
    std::int64_t pages = Limits::pages;
    std::int64_t touches = Limits::touches;
    std::int64_t steps = Limits::steps;
};

class Writer {
public:
    Writer(const Workload& workload, const Topology& topology) : m_workload(workload), m_topology(topology) {}

    void write(Program& program) {
        program.domain = domain();
        createThreads(program);
        const ThreadNumbers idle = idleThreads();
        m_left.events -= program.events.size() + 1;
        m_left.steps -= m_workload.customerCount() + static_cast<std::int64_t>(idle.size());
        int first = 1;
        for (const Process& process : m_workload.processes) {
            const std::vector<Users> users = usersOf(process, first);
            for (std::size_t i = 0; i < process.regions.size(); ++i)
                addRegion(program, process, process.regions[i], users[i]);
            first += static_cast<int>(process.customers.size());
        }
        if (!idle.empty())
            program.events.push_back(events::SetAwake{idle, false});
    }

private:
    /// Threads that use a region, and threads that touch the region first.
    struct Users {
        ThreadNumbers all;
        ThreadNumbers touching;
    };

    void createThreads(Program& program) const {
        for (const Process& process : m_workload.processes) {
            program.processes.push_back(
                {process.name.text, process.work, false, process.atOnce, process.numbers, process.background});
            for (auto first = process.customers.begin(); first != process.customers.end();) {
                const auto last = std::find_if(first, process.customers.end(),
                                               [&](const Customer& each) { return each.amount != first->amount; });
                events::Create create{process.name.text, static_cast<int>(last - first)};
                create.amount = first->amount;
                program.events.push_back(create);
                first = last;
            }
        }
    }

    ThreadNumbers idleThreads() const {
        ThreadNumbers idle;
        int number = 0;
        for (const Process& process : m_workload.processes) {
            for (const Customer& thread : process.customers) {
                ++number;
                if (thread.idle)
                    idle.push_back(number);
            }
        }
        return idle;
    }

    std::string domain() const {
        for (const Process& process : m_workload.processes) {
            for (const Customer& thread : process.customers) {
                const auto block = m_topology.find(thread.on);
                const int number = block ? m_topology.block(block).domain : -1;
                if (number >= 0 && number < static_cast<int>(m_topology.domains().size()))
                    return m_topology.domains()[static_cast<std::size_t>(number)].name;
            }
        }
        return {};
    }

    /// Returns, for each region, the locality groups that contain pages of the region.
    std::vector<std::set<BlockId>> groupsOf(const Process& process) const {
        std::vector<std::set<BlockId>> groups(process.regions.size());
        for (std::size_t i = 0; i < groups.size(); ++i)
            for (const auto& [path, pages] : process.regions[i].pagesIn)
                if (const auto memory = m_topology.find(path))
                    groups[i].insert(m_topology.localityGroupOf(memory));
        return groups;
    }

    /// Returns the users of each region.
    /// The users that touch the region first have some of its pages in their own group.
    /// `first` is the number of the process's first thread.
    std::vector<Users> usersOf(const Process& process, int first) const {
        const std::vector<std::set<BlockId>> groups = groupsOf(process);
        std::vector<Users> users(process.regions.size());
        for (std::size_t i = 0; i < process.customers.size(); ++i) {
            const Customer& thread = process.customers[i];
            if (thread.idle && thread.regions.empty())
                continue;
            const auto on = m_topology.find(thread.on);
            const BlockId group = on ? m_topology.localityGroupOf(on) : BlockId();
            for (const Region* const region : usedBy(process, thread)) {
                const auto at = static_cast<std::size_t>(region - process.regions.data());
                Users& of = users[at];
                of.all.push_back(first + static_cast<int>(i));
                if (on && groups[at].contains(group))
                    of.touching.push_back(of.all.back());
            }
        }
        for (Users& of : users)
            if (of.touching.empty())
                of.touching = of.all.empty() && !process.customers.empty() ? ThreadNumbers{first} : of.all;
        return users;
    }

    /// Subtracts a region from the remaining limits. Returns false if the region exceeds them.
    bool afford(std::int64_t pages, const Users& users) {
        Budget left = m_left;
        left.pages -= pages;
        left.touches -= pages * static_cast<std::int64_t>(users.all.size() + 1);
        left.steps -= static_cast<std::int64_t>(users.all.size() + users.touching.size()) + 1;
        if (left.events < 3 || left.segments < 1 || left.pages < 0 || left.touches < 0 || left.steps < 0)
            return false;
        left.events -= 3;
        left.segments -= 1;
        m_left = left;
        return true;
    }

    void addRegion(Program& program, const Process& process, const Region& region, const Users& users) {
        const int pages = region.pages();
        if (pages == 0 || !afford(pages, users))
            return;
        const std::string name = nameFor(process, region);
        program.events.push_back(
            events::Map{process.name.text, name, pages, region.pageBytes, SegmentKind::Heap, region.weight});
        const bool isTouchedByUse = users.touching == users.all && users.all.size() == 1;
        if (!users.touching.empty() && !isTouchedByUse)
            program.events.push_back(events::Touch{users.touching, name, {true, 0}, false});
        if (!users.all.empty())
            program.events.push_back(events::Touch{users.all, name, {}, true});
    }

    /// Returns the region's own name if this name is still free.
    /// "a.1" becomes "a-1", because the names of numbered parts of a segment contain dots.
    std::string nameFor(const Process& process, const Region& region) {
        std::string name;
        for (const std::string& candidate : {region.name.text, process.name.text + ' ' + region.name.text}) {
            name = candidate;
            std::replace(name.begin(), name.end(), '.', '-');
            if (name.size() <= Limits::segmentNameBytes && m_names.insert(name).second)
                return name;
        }
        for (int number = 1;; ++number) {
            name = "region " + std::to_string(number);
            if (m_names.insert(name).second)
                return name;
        }
    }

    const Workload& m_workload;
    const Topology& m_topology;
    std::set<std::string> m_names;
    Budget m_left;
};

} // namespace

bool isPlaced(const Process& process, const Topology& topology) {
    const auto isThread = [&](const Customer& each) {
        const auto on = topology.find(each.on);
        return on && topology.block(on).role == Role::Processor && each.server.empty() && each.peer.empty() &&
               each.rate == 0 && each.count == 1;
    };
    return !process.customers.empty() && std::all_of(process.customers.begin(), process.customers.end(), isThread) &&
           std::all_of(process.regions.begin(), process.regions.end(),
                       [](const Region& region) { return region.parts.empty() && region.lies == RegionLayout::On; });
}

Program programOf(const Workload& workload, const std::string& system, const Topology& topology) {
    Program program;
    program.system = system;
    Workload threads;
    for (const Process& process : workload.processes)
        (isPlaced(process, topology) ? threads.processes : program.beside).push_back(process);
    Writer(threads, topology).write(program);
    return program;
}

} // namespace boardset
