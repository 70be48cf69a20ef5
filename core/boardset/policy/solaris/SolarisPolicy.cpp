// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SolarisPolicy.h"

#include "boardset/catalog/EnglishText.h"
#include "boardset/policy/solaris/Dispatcher.h"
#include "boardset/policy/solaris/HomeLgroup.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/policy/solaris/Pages.h"
#include "boardset/policy/solaris/Processors.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double secondNs = 1e9;
/// Waiting time of one step: short enough to show how an average with a time constant of two seconds changes.
constexpr std::int64_t waitingStepNs = 500'000'000;

std::string secondsText(std::int64_t ns) {
    return decimalText(static_cast<double>(ns) / secondNs, 6);
}

/// Returns the check of a variable with mdb, and its output.
PlacementCheck variable(const std::string& name, std::int64_t value) {
    return {"echo " + name + "/X | mdb -k",
            name + ":\n" + name + ":          " + hexText(static_cast<std::uint64_t>(value)),
            false,
            {}};
}

} // namespace

void SolarisPolicy::on(const Event& event) {
    std::visit(
        [this]<class Kind>(const Kind& each) {
            if constexpr (
                requires { this->perform(each); })
                perform(each);
            else if constexpr (
                requires { boardset::perform(m_world, each); })
                boardset::perform(m_world, each);
            else
                static_assert(std::is_same_v<Kind, events::Wait> || !Kind::word.isKnownTo(events::ofSolaris));
        },
        event);
}

void SolarisPolicy::perform(const events::Create& create) {
    for (int i = 0; i < create.threads; ++i)
        createThread(create);
}

void SolarisPolicy::createThread(const events::Create& create) {
    const int thread = m_created++;
    Recorder& record = m_world.record();
    record.set(SolarisCell::ClassRow, thread, create.schedulingClass);
    HomeReason home = chooseHomeOf(m_world, thread);
    record.set(Cell::ThreadState, thread, ThreadState::Awake);
    const DispatchDecision run = dispatch(m_world, thread);
    Step step{StepKind::Home, m_world.titleOf(thread) + " is created: ", {}, std::move(home.settings), thread};
    step.title += m_world.solaris().isAware() ? "home " + m_world.localityGroups().titleOf(home.home) + ", on " : "on ";
    step.title += m_world.processorTitle(run.processor);
    step.reason = home.words + ' ' + run.words;
    m_world.close(std::move(step));
}

void SolarisPolicy::perform(const events::SetClass& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        m_world.record().set(SolarisCell::ClassRow, thread, set.schedulingClass);
        Step step{StepKind::Dispatch,
                  m_world.titleOf(thread) + " is in class " + toString(set.schedulingClass),
                  {},
                  {},
                  thread};
        step.reason = m_world.isRealTime(thread)
                          ? "Real-time threads have no affinity to their home; they run on any processor."
                          : "The thread prefers the processors of its home again.";
        if (m_world.threadState(thread) == ThreadState::Awake)
            step.reason += ' ' + dispatch(m_world, thread).words;
        m_world.close(std::move(step));
    }
}

void SolarisPolicy::perform(const events::SetAwake& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        const ThreadState now = m_world.threadState(thread);
        if (set.awake && now == ThreadState::Asleep) {
            wakeThread(thread);
        } else if (!set.awake && now == ThreadState::Awake) {
            m_world.record().set(Cell::ThreadState, thread, ThreadState::Asleep);
            m_world.record().set(SolarisCell::ThreadRan, thread, m_world.now());
            m_world.close(StepKind::Dispatch, m_world.titleOf(thread) + " sleeps",
                          "The thread's load decays within a few time constants. Its home stays " +
                              m_world.localityGroups().titleOf(m_world.home(thread)) + '.',
                          thread);
        }
    }
}

void SolarisPolicy::wakeThread(int thread) {
    const DispatchDecision run = dispatch(m_world, thread);
    m_world.record().set(Cell::ThreadState, thread, ThreadState::Awake);
    m_world.close(StepKind::Dispatch, m_world.titleOf(thread) + " wakes on " + m_world.processorTitle(run.processor),
                  run.words, thread);
}

void SolarisPolicy::perform(const events::Map& map) {
    const int segment = m_world.plan().segmentNamed(map.segment);
    const PlannedSegment& planned = m_world.plan().segment(segment);
    const std::size_t cell = m_world.kindIndex(map.process, map.kind);
    const auto advice = static_cast<Advice>(m_world.state().at(SolarisCell::KindAdvice, cell));
    m_world.record().set(Cell::SegmentMapped, segment, 1);
    m_world.record().set(SolarisCell::SegmentAdvice, segment, advice);
    const std::string each = planned.copies > 1 ? " by each of " + std::to_string(planned.copies) + " processes" : "";
    m_world.close(StepKind::Memory,
                  map.segment + " is mapped" + each + ": " + counted(map.pages, "page") + ", " + toString(map.kind),
                  "The segment has only addresses so far. A page gets memory when it is first touched." +
                      std::string(advice == Advice::Default ? "" : " madv.so.1 adds its advice."),
                  -1, segment);
}

void SolarisPolicy::perform(const events::Touch& touch) {
    const int segment = m_world.plan().segmentNamed(touch.segment);
    const PlannedSegment& planned = m_world.plan().segment(segment);
    const int count = static_cast<int>(touch.threads.size());
    for (int rank = 0; rank < count; ++rank) {
        touchPages(m_world, touch.threads[asIndex(rank)] - 1, segment,
                   ProgramPlan::rangeOf(planned, touch.split, rank, count), touch.uses);
    }
}

void SolarisPolicy::perform(const events::Advise& advised) {
    if (!m_world.solaris().whyNoAdvice.empty()) {
        m_world.close(StepKind::Refused, "madvise on " + advised.segment + " is refused",
                      m_world.solaris().whyNoAdvice);
        return;
    }
    advise(m_world, m_world.plan().segmentNamed(advised.segment), advised.advice, "madvise");
}

void SolarisPolicy::perform(const events::Preload& preload) {
    const std::string what = "madv.so.1 for " + toString(preload.kind) + " segments of " + preload.process;
    if (!m_world.solaris().whyNoAdvice.empty()) {
        m_world.close(StepKind::Refused, what + " has no effect", m_world.solaris().whyNoAdvice);
        return;
    }
    m_world.record().set(SolarisCell::KindAdvice, m_world.kindIndex(preload.process, preload.kind), preload.advice);
    m_world.close(StepKind::Advice, what + ": advice " + toString(preload.advice),
                  "The library intercepts the process's allocation calls and gives this advice for each segment of "
                  "that kind that is mapped from then on.");
}

void SolarisPolicy::pass(std::int64_t ns) {
    for (std::int64_t left = ns; left > 0;) {
        const std::int64_t part = std::min(left, waitingStepNs);
        advance(part);
        left -= part;
        m_world.close(StepKind::Time, secondsText(part) + " s pass",
                      "Solaris samples every processor every " + secondsText(m_world.solaris().samplePeriodNs) +
                          " s. Loads follow with a time constant of two seconds.");
    }
}

void SolarisPolicy::advance(std::int64_t ns) {
    const std::int64_t end = m_world.now() + ns;
    const std::int64_t period = m_world.solaris().samplePeriodNs;
    for (std::int64_t next = (m_world.now() / period + 1) * period; next <= end; next += period) {
        m_world.record().set(Cell::Clock, 0, next);
        rebalance(m_world);
        sampleLoads(m_world);
    }
    m_world.record().set(Cell::Clock, 0, end);
}

int SolarisPolicy::homeOf(const State& state, int thread) const {
    return state.location(SolarisCell::ThreadHome, thread);
}

std::string SolarisPolicy::whySilent() const {
    const OperatingSystem& system = m_world.settings().system();
    return system.inspection ? std::string()
                             : system.title + " has no gethomelgroup, getcpuid or meminfo, so a program cannot query "
                                              "the location of its threads and pages.";
}

std::vector<SystemCall> SolarisPolicy::calls(const State& state, int thread) const {
    const auto cell = asIndex(thread);
    const int home = state.location(SolarisCell::ThreadHome, cell);
    if (home < 0)
        return {};
    const bool aware = m_world.solaris().isAware();
    std::vector<SystemCall> all{{"gethomelgroup", std::to_string(aware && home != m_world.root() ? home : 0),
                                 aware ? "The thread's home lgroup." : "The whole machine is one lgroup."},
                                {"getcpuid", "", "The thread sleeps and cannot make the call."}};
    const int processor = state.location(Cell::ThreadProcessor, cell);
    if (state.at(Cell::ThreadState, cell) == static_cast<int>(ThreadState::Awake) && processor >= 0) {
        const LocalityGroups::Processor& on = m_world.localityGroups().processor(processor);
        all.back().answer = std::to_string(on.id);
        all.back().note = on.title + (aware && on.group != home ? ", away from home." : ".");
    }
    return all;
}

std::vector<PlacementCheck> SolarisPolicy::checks(const State& state) const {
    const bool aware = m_world.solaris().isAware();
    PlacementCheck lgroups = variable("nlgrps", aware ? m_world.leafCount() + 1 : 1);
    lgroups.isPassed = aware;
    lgroups.meaning =
        aware ? "More than one: the root and one for each board of the domain." : m_world.solaris().whyUniform;
    const auto policy = state.at(Cell::Setting, m_world.solaris().memDefaultPolicy);
    PlacementCheck memory = variable("lgrp_mem_default_policy", policy);
    memory.isPassed = aware && policy == 1;
    memory.meaning = policy != 1 ? "Not 1, so memory is not placed by first touch."
                     : aware     ? "1 is next touch."
                                 : "1 is next touch, but it has no effect with a single lgroup.";
    const OperatingSystem& system = m_world.settings().system();
    std::vector<PlacementCheck> all{lgroups, memory};
    if (!system.inspection)
        for (PlacementCheck& check : all)
            check = {check.command, system.title + " has no such variable.", false, lgroups.meaning};
    const Topology& topology = m_world.topology();
    if (topology.catalog().platform(topology.machine().platform).needsLocalAddresses) {
        const bool local = m_world.program().localAddresses && !isInterleavedAcross(topology, m_world.localityGroups());
        all.push_back({"cfgadm -x passthru -o showlpa SB1::cpu0", "", local,
                       local ? "Base and bound are not zero, so the board has a local physical address range."
                             : "Base and bound are zero, so the board has no local physical address range."});
    }
    return all;
}

std::int64_t SolarisPolicy::loadOf(const State& state, int set, int group) const {
    return state.at(SolarisCell::Load, m_world.loadIndex(set, group));
}

int SolarisPolicy::processorsIn(const State& state, int set, int group) const {
    return m_world.processorsIn(state, set, group);
}

std::optional<LoadLimit> SolarisPolicy::loadLimit(const State& state) const {
    if (!m_world.solaris().isAware())
        return std::nullopt;
    return LoadLimit{state.at(Cell::Setting, m_world.solaris().expandProcThresh), "Spread above",
                     "A process spreads to another lgroup if the loads of all its lgroups are above the dashed line."};
}

} // namespace boardset
