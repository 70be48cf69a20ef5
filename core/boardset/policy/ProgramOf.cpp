// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ProgramOf.h"

#include "boardset/policy/ProgramLimits.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

using Limits = ProgramLimits;

constexpr std::size_t segmentNameBytes = 48;

/// What is left of the limits that regions use up.
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
        for (const Process& process : m_workload.processes) {
            program.processes.push_back({process.name, process.pattern, false});
            if (!process.threads.empty()) {
                program.events.push_back(events::Create{process.name, static_cast<int>(process.threads.size())});
            }
        }
        ThreadNumbers idle;
        int first = 1;
        for (const Process& process : m_workload.processes) {
            for (std::size_t i = 0; i < process.threads.size(); ++i) {
                if (process.threads[i].idle) {
                    idle.push_back(first + static_cast<int>(i));
                }
            }
            first += static_cast<int>(process.threads.size());
        }
        const auto threads = static_cast<std::int64_t>(first - 1);
        m_left.steps -= threads + static_cast<std::int64_t>(idle.size());
        m_left.events -= program.events.size() + 1;
        first = 1;
        for (const Process& process : m_workload.processes) {
            for (const Region& region : process.regions) {
                addRegion(program, process, region, first);
            }
            first += static_cast<int>(process.threads.size());
        }
        if (!idle.empty()) {
            program.events.push_back(events::SetAwake{idle, false});
        }
    }

private:
    std::string domain() const {
        for (const Process& process : m_workload.processes) {
            for (const Thread& thread : process.threads) {
                const auto block = m_topology.find(thread.processor);
                const int number = block ? m_topology.block(*block).domain : -1;
                if (number >= 0 && number < static_cast<int>(m_topology.domains().size())) {
                    return m_topology.domains()[static_cast<std::size_t>(number)].name;
                }
            }
        }
        return {};
    }

    /// Whether a thread has pages of a region in its own locality group.
    bool isNear(const Thread& thread, const Region& region) const {
        const auto on = m_topology.find(thread.processor);
        return on && std::any_of(region.pagesIn.begin(), region.pagesIn.end(), [&](const auto& entry) {
                   const auto memory = m_topology.find(entry.first);
                   return memory && m_topology.localityGroupOf(*memory) == m_topology.localityGroupOf(*on);
               });
    }

    void addRegion(Program& program, const Process& process, const Region& region, int first) {
        ThreadNumbers users;
        ThreadNumbers touching;
        for (std::size_t i = 0; i < process.threads.size(); ++i) {
            const int number = first + static_cast<int>(i);
            if (process.threads[i].uses(region)) {
                users.push_back(number);
                if (isNear(process.threads[i], region)) {
                    touching.push_back(number);
                }
            }
        }
        if (touching.empty()) {
            touching = users.empty() && !process.threads.empty() ? ThreadNumbers{first} : users;
        }
        const std::int64_t pages = region.pages();
        Budget left = m_left;
        left.events -= std::min<std::size_t>(left.events, 3);
        left.segments -= std::min<std::size_t>(left.segments, 1);
        left.pages -= pages;
        left.touches -= pages * static_cast<std::int64_t>(users.size() + 1);
        left.steps -= static_cast<std::int64_t>(users.size() + touching.size()) + 1;
        if (pages == 0 || m_left.segments == 0 || left.events == 0 || left.pages < 0 || left.touches < 0 ||
            left.steps < 0) {
            return;
        }
        m_left = left;
        const std::string name = nameFor(process, region);
        program.events.push_back(events::Map{process.name, name, static_cast<int>(pages), region.pageBytes,
                                             SegmentKind::Heap, region.weight});
        if (!touching.empty() && (touching != users || users.size() > 1)) {
            program.events.push_back(events::Touch{touching, name, {true, 0}, false});
        }
        if (!users.empty()) {
            program.events.push_back(events::Touch{users, name, {}, true});
        }
    }

    /// The region's own name where that is still free. "a.1" becomes "a-1": pieces of a segment are numbered with dots.
    std::string nameFor(const Process& process, const Region& region) {
        std::string name;
        for (const std::string& candidate : {region.name, process.name + ' ' + region.name}) {
            name = candidate;
            std::replace(name.begin(), name.end(), '.', '-');
            if (name.size() <= segmentNameBytes && m_names.insert(name).second) {
                return name;
            }
        }
        for (int number = 1;; ++number) {
            name = "region " + std::to_string(number);
            if (m_names.insert(name).second) {
                return name;
            }
        }
    }

    const Workload& m_workload;
    const Topology& m_topology;
    std::set<std::string> m_names;
    Budget m_left;
};

} // namespace

Program programOf(const Workload& workload, const std::string& system, const Topology& topology) {
    Program program;
    program.system = system;
    Writer(workload, topology).write(program);
    return program;
}

} // namespace boardset
