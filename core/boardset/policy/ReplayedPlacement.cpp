// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/ReplayedPlacement.h"

#include "boardset/text/NumberText.h"

#include <algorithm>
#include <set>

namespace boardset {

namespace {

/// A range of pages of the program that are accessed by the same threads.
struct Interval {
    int segment = 0;
    std::size_t first = 0; ///< Number of the range's first page, counted over the whole program.
    std::size_t count = 0;
    std::vector<int> users;
    double weight = 0;
};

/// The range of a segment's pages that a thread accesses.
struct Use {
    std::size_t first = 0;
    std::size_t count = 0;
};

class Placing {
public:
    Placing(const World& world, const State& state) : m_world(world), m_state(state), m_plan(world.plan()) {}

    /// Returns a thread's processor;
    /// -1 if the thread has none, for example because it waits after its board was detached.
    int processorOf(int thread) const {
        const int processor = m_state.location(StateCell::ThreadProcessor, asIndex(thread));
        return processor >= 0 && m_state.at(StateCell::ProcessorOnline, processor) >= 0 ? processor : -1;
    }

    Use use(int thread, int segment) const {
        const std::size_t cell = asIndex(thread) * m_plan.segments.size() + asIndex(segment);
        const std::size_t copy = m_plan.segment(segment).firstPageOf(m_plan.thread(thread));
        return {copy + asIndex(m_state.at(StateCell::UseFirst, cell)), asIndex(m_state.at(StateCell::UseCount, cell))};
    }

    /// True if a thread is awake on a processor and accesses at least one allocated page.
    bool isRunning(int thread) const {
        if (processorOf(thread) < 0 || m_state.threadState(thread) != ThreadState::Awake)
            return false;
        for (int segment = 0; segment < static_cast<int>(m_plan.segments.size()); ++segment) {
            if (m_plan.thread(thread).process != m_plan.segment(segment).process)
                continue;
            const Use pages = use(thread, segment);
            for (std::size_t page = pages.first; page < pages.first + pages.count; ++page)
                if (m_state.location(StateCell::PageMemory, page) >= 0)
                    return true;
        }
        return false;
    }

    /// Returns the intervals of a segment, in page order.
    /// The segment is split at each page where a thread's range begins or ends.
    std::vector<Interval> intervals(int segment) const {
        const PlannedSegment& planned = m_plan.segment(segment);
        std::set<std::size_t> cuts{planned.firstPage, planned.endPage()};
        for (int copy = 1; copy < planned.copies; ++copy)
            cuts.insert(planned.firstPage + asIndex(copy) * asIndex(planned.pages));
        std::vector<std::pair<int, Use>> uses;
        for (int thread = 0; thread < m_plan.threadCount(); ++thread) {
            const Use pages = use(thread, segment);
            if (m_plan.thread(thread).process == planned.process && pages.count > 0) {
                cuts.insert({pages.first, pages.first + pages.count});
                uses.emplace_back(thread, pages);
            }
        }
        std::vector<Interval> all;
        for (auto from = cuts.begin(); std::next(from) != cuts.end(); ++from)
            all.push_back({segment, *from, *std::next(from) - *from, {}, 0});
        for (const auto& [thread, pages] : uses) {
            for (Interval& each : all) {
                if (each.first >= pages.first && each.first < pages.first + pages.count) {
                    each.users.push_back(thread);
                    // A thread's accesses to a segment are spread evenly over its pages.
                    each.weight = planned.weight * static_cast<double>(each.count) / static_cast<double>(pages.count);
                }
            }
        }
        return all;
    }

    std::map<std::string, int> pagesIn(const Interval& interval) const {
        std::map<int, int> counts;
        for (std::size_t page = interval.first; page < interval.first + interval.count; ++page)
            if (const int memory = m_state.location(StateCell::PageMemory, page); memory >= 0)
                ++counts[memory];
        std::map<std::string, int> paths;
        for (const auto& [memory, pages] : counts) {
            const BlockId block = m_world.localityGroups().memory(memory).block;
            paths[m_world.topology().block(block).path] = pages;
        }
        return paths;
    }

private:
    const World& m_world;
    const State& m_state;
    const ProgramPlan& m_plan;
};

void addRegions(const Placing& placing, const PlannedSegment& segment, const std::vector<Interval>& intervals,
                Process& process, std::vector<std::vector<RegionName>>& used) {
    for (std::size_t i = 0; i < intervals.size(); ++i) {
        Region region;
        region.name = RegionName(intervals.size() == 1 ? segment.name : segment.name + '.' + std::to_string(i + 1));
        region.pageBytes = segment.pageBytes;
        region.weight = intervals[i].weight;
        region.pagesIn = placing.pagesIn(intervals[i]);
        if (region.pagesIn.empty())
            continue;
        for (const int user : intervals[i].users)
            used[asIndex(user)].push_back(region.name);
        process.regions.push_back(std::move(region));
    }
}

/// Returns the processes that no operating system places. The names of threads are the numbers from 1. A customer whose
/// name is one of these numbers gets the next free number.
std::vector<Process> besideThreads(const Program& program, int threads) {
    std::vector<Process> beside = program.beside;
    std::set<std::string> taken;
    for (int number = 1; number <= threads; ++number)
        taken.insert(std::to_string(number));
    std::vector<Customer*> toRename;
    for (Process& process : beside) {
        for (Customer& each : process.customers)
            if (!taken.insert(each.name.text).second)
                toRename.push_back(&each);
    }
    int number = threads;
    for (Customer* const each : toRename)
        do {
            each->name = CustomerName(std::to_string(++number));
        } while (!taken.insert(each->name.text).second);
    return beside;
}

} // namespace

Workload placementAt(const World& world, const State& state) {
    const Placing placing(world, state);
    const ProgramPlan& plan = world.plan();
    Workload workload;
    for (const ProgramProcess& each : world.program().processes) {
        workload.processes.push_back(
            {ProcessName(each.name), each.work, {}, {}, each.atOnce, each.numbers, each.background});
    }
    for (std::size_t i = 0; i < plan.threads.size(); ++i) {
        const int processor = placing.processorOf(static_cast<int>(i));
        if (processor >= 0) {
            const BlockId block = world.localityGroups().processor(processor).block;
            workload.processes[asIndex(plan.threads[i].process)].customers.push_back(
                {CustomerName(std::to_string(i + 1)), world.topology().block(block).path, {}, true});
        }
    }
    std::vector<Customer*> threads(plan.threads.size(), nullptr);
    for (Process& process : workload.processes)
        for (Customer& thread : process.customers)
            threads[asIndex(wholeIn(thread.name.text).value() - 1)] = &thread;
    std::vector<std::vector<RegionName>> used(threads.size()); // regions that each thread accesses
    for (int segment = 0; segment < static_cast<int>(plan.segments.size()); ++segment) {
        const PlannedSegment& planned = plan.segments[asIndex(segment)];
        addRegions(placing, planned, placing.intervals(segment), workload.processes[asIndex(planned.process)], used);
    }
    for (std::size_t i = 0; i < threads.size(); ++i) {
        if (threads[i] != nullptr) {
            const bool awake = state.at(StateCell::ThreadState, i) == static_cast<std::int64_t>(ThreadState::Awake);
            threads[i]->regions = std::move(used[i]);
            threads[i]->idle = !awake || threads[i]->regions.empty();
        }
    }
    std::erase_if(workload.processes,
                  [](const Process& process) { return process.customers.empty() && process.regions.empty(); });
    const std::vector<Process> beside = besideThreads(world.program(), plan.threadCount());
    workload.processes.insert(workload.processes.begin(), beside.begin(), beside.end());
    return workload;
}

bool isRunningAt(const World& world, const State& state) {
    const auto isBusy = [](const Process& process) {
        return std::ranges::any_of(process.customers, [](const Customer& each) { return !each.idle; });
    };
    if (std::ranges::any_of(world.program().beside, isBusy))
        return true;
    if (std::ranges::all_of(state.all(StateCell::PageMemory), [](std::int64_t memory) { return memory < 0; }))
        return false;
    const Placing placing(world, state);
    for (int thread = 0; thread < world.plan().threadCount(); ++thread)
        if (placing.isRunning(thread))
            return true;
    return false;
}

Workload replayedPlacement(const Program& program, const Topology& topology) {
    // the pointer does not own `topology`, which outlives the replay
    const std::shared_ptr<const Topology> borrowed(std::shared_ptr<const void>(), &topology);
    ReplayCursor cursor(Replay::of(program, borrowed));
    cursor.goTo(cursor.replay().length());
    return placementAt(cursor.replay(), cursor.state());
}

Configuration configurationAt(const World& world, const State& state) {
    const Topology& topology = world.topology();
    Configuration configuration = topology.configuration();
    const auto& processors = world.localityGroups().processors;
    for (std::size_t i = 0; i < processors.size(); ++i) {
        const BlockId bay = topology.block(processors[i].block).bay;
        if (state.at(StateCell::ProcessorOnline, i) < 0 && bay)
            configuration.boards[topology.block(bay).path] = "";
    }
    std::erase_if(configuration.failed, [&](const std::string& path) { // a failed part is removed with its board
        const BlockId part = topology.find(path);
        const BlockId bay = part ? topology.block(part).bay : BlockId();
        const auto board = bay ? configuration.boards.find(topology.block(bay).path) : configuration.boards.end();
        return board != configuration.boards.end() && board->second.empty();
    });
    return configuration;
}

double localShareAt(const World& world, const State& state) {
    const Placing placing(world, state);
    const ProgramPlan& plan = world.plan();
    const LocalityGroups& localityGroups = world.localityGroups();
    double local = 0;
    double all = 0;
    for (int thread = 0; thread < plan.threadCount(); ++thread) {
        const int processor = placing.processorOf(thread);
        if (processor < 0 || state.at(StateCell::ThreadState, thread) != static_cast<int>(ThreadState::Awake))
            continue;
        double near = 0;
        double sum = 0;
        for (int segment = 0; segment < static_cast<int>(plan.segments.size()); ++segment) {
            const Use use = placing.use(thread, segment);
            double here = 0;
            double there = 0;
            for (std::size_t page = use.first; page < use.first + use.count; ++page) {
                const int memory = state.location(StateCell::PageMemory, page);
                const bool isNear = localityGroups.groupOfMemory(memory) == localityGroups.groupOfProcessor(processor);
                here += isNear ? 1 : 0;
                there += memory >= 0 ? 1 : 0;
            }
            const double weight = plan.segments[asIndex(segment)].weight;
            const double scale = weight > 0 && there > 0 ? weight / there : 1;
            near += here * scale;
            sum += there * scale;
        }
        local += sum > 0 ? near / sum : 0;
        all += sum > 0 ? 1 : 0;
    }
    return all > 0 ? local / all : 1;
}

} // namespace boardset
