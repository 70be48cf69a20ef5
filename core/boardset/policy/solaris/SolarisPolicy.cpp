// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SolarisPolicy.h"

#include "boardset/catalog/Words.h"
#include "boardset/policy/solaris/Dispatcher.h"
#include "boardset/policy/solaris/Homes.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/policy/solaris/Pages.h"
#include "boardset/policy/solaris/Processors.h"
#include "boardset/policy/solaris/SystemAnswers.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double secondNs = 1e9;
/// How much waiting one step holds: fine enough to see an average with a time constant of two seconds move.
constexpr std::int64_t waitingStepNs = 500'000'000;

std::size_t threadCell(int thread) {
    return static_cast<std::size_t>(thread);
}

std::string secondsText(std::int64_t ns) {
    std::string text = std::to_string(static_cast<double>(ns) / secondNs);
    text.erase(text.find_last_not_of('0') + 1);
    return text.back() == '.' ? text.substr(0, text.size() - 1) : text;
}

} // namespace

void SolarisPolicy::on(const Event& event) {
    std::visit(
        [this]<class Kind>(const Kind& each) {
            if constexpr (requires { this->perform(each); }) {
                perform(each);
            } else if constexpr (requires { boardset::perform(m_world, each); }) {
                boardset::perform(m_world, each);
            } else {
                static_assert(std::is_same_v<Kind, events::Wait> || !isKnownTo<Kind>(events::ofSolaris));
            }
        },
        event);
}

void SolarisPolicy::perform(const events::Create& create) {
    for (int i = 0; i < create.threads; ++i) {
        createThread(create);
    }
}

void SolarisPolicy::createThread(const events::Create& create) {
    const int thread = m_created++;
    Recorder& record = m_world.record();
    record.set(SolarisCell::ThreadClass, threadCell(thread), static_cast<std::int64_t>(create.schedulingClass));
    HomeReason home = chooseHomeOf(m_world, thread);
    record.set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Awake));
    const RunReason run = dispatch(m_world, thread);
    Step step{StepKind::Home, m_world.titleOf(thread) + " is created: ", {}, std::move(home.settings), thread};
    step.title += m_world.solaris().isAware() ? "home " + m_world.places().titleOf(home.home) + ", on " : "on ";
    step.title += m_world.processorTitle(run.processor);
    step.reason = home.words + ' ' + run.words;
    m_world.close(std::move(step));
}

void SolarisPolicy::perform(const events::SetClass& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        m_world.record().set(SolarisCell::ThreadClass, threadCell(thread),
                             static_cast<std::int64_t>(set.schedulingClass));
        Step step{
            StepKind::Run, m_world.titleOf(thread) + " is in class " + toString(set.schedulingClass), {}, {}, thread};
        step.reason = m_world.isRealTime(thread)
                          ? "Real-time threads have no affinity for their home: they take any processor."
                          : "It prefers the processors of its home again.";
        if (m_world.threadState(thread) == ThreadState::Awake) {
            step.reason += ' ' + dispatch(m_world, thread).words;
        }
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
            m_world.record().set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Asleep));
            m_world.record().set(SolarisCell::ThreadRan, threadCell(thread), m_world.now());
            m_world.close({StepKind::Run,
                           m_world.titleOf(thread) + " sleeps",
                           "It leaves no load behind after a few time constants; its home stays " +
                               m_world.places().titleOf(m_world.home(thread)) + '.',
                           {},
                           thread});
        }
    }
}

void SolarisPolicy::wakeThread(int thread) {
    const RunReason run = dispatch(m_world, thread);
    m_world.record().set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Awake));
    m_world.close({StepKind::Run,
                   m_world.titleOf(thread) + " wakes on " + m_world.processorTitle(run.processor),
                   run.words,
                   {},
                   thread});
}

void SolarisPolicy::perform(const events::Map& map) {
    const int segment = m_world.plan().segmentNamed(map.segment);
    const PlannedSegment& planned = m_world.plan().segments[static_cast<std::size_t>(segment)];
    const std::size_t cell =
        static_cast<std::size_t>(planned.process) * segmentKindCount + static_cast<std::size_t>(map.kind);
    const auto advice = static_cast<Advice>(m_world.state().at(SolarisCell::KindAdvice, cell));
    m_world.record().set(Cell::SegmentMapped, static_cast<std::size_t>(segment), 1);
    m_world.record().set(SolarisCell::SegmentAdvice, static_cast<std::size_t>(segment),
                         static_cast<std::int64_t>(advice));
    const std::string each = planned.copies > 1 ? " by each of " + std::to_string(planned.copies) + " processes" : "";
    m_world.close({StepKind::Memory,
                   map.segment + " is mapped" + each + ": " + counted(map.pages, "page") + ", " + toString(map.kind),
                   "Only addresses so far: a page gets memory when it is first touched." +
                       std::string(advice == Advice::Default ? "" : " madv.so.1 adds its advice."),
                   {},
                   -1,
                   segment});
}

void SolarisPolicy::perform(const events::Touch& touch) {
    const int segment = m_world.plan().segmentNamed(touch.segment);
    const PlannedSegment& planned = m_world.plan().segments[static_cast<std::size_t>(segment)];
    const int count = static_cast<int>(touch.threads.size());
    for (int rank = 0; rank < count; ++rank) {
        touchPages(m_world, touch.threads[static_cast<std::size_t>(rank)] - 1, segment,
                   ProgramPlan::rangeOf(planned, touch.part, rank, count), touch.uses);
    }
}

void SolarisPolicy::perform(const events::Advise& advised) {
    if (!m_world.solaris().whyNoAdvice.empty()) {
        m_world.refuse("madvise on " + advised.segment + " is refused", m_world.solaris().whyNoAdvice);
        return;
    }
    advise(m_world, m_world.plan().segmentNamed(advised.segment), advised.advice, "madvise");
}

void SolarisPolicy::perform(const events::Preload& preload) {
    const std::string what = "madv.so.1 for " + toString(preload.kind) + " segments of " + preload.process;
    if (!m_world.solaris().whyNoAdvice.empty()) {
        m_world.refuse(what + " does nothing", m_world.solaris().whyNoAdvice);
        return;
    }
    const auto& processes = m_world.program().processes;
    const auto process = std::find_if(processes.begin(), processes.end(),
                                      [&](const ProgramProcess& each) { return each.name == preload.process; });
    const std::size_t cell = static_cast<std::size_t>(process - processes.begin()) * segmentKindCount +
                             static_cast<std::size_t>(preload.kind);
    m_world.record().set(SolarisCell::KindAdvice, cell, static_cast<std::int64_t>(preload.advice));
    m_world.close({StepKind::Advice,
                   what + ": advice " + toString(preload.advice),
                   "It stands between the process and its allocation calls, and advises each segment of that kind as "
                   "it is mapped from now on.",
                   {}});
}

void SolarisPolicy::pass(std::int64_t ns) {
    for (std::int64_t left = ns; left > 0;) {
        const std::int64_t part = std::min(left, waitingStepNs);
        advance(part);
        left -= part;
        m_world.close({StepKind::Time,
                       secondsText(part) + " s pass",
                       "Every processor is sampled each " + secondsText(m_world.solaris().samplePeriodNs) +
                           " s; loads follow with a time constant of two seconds.",
                       {}});
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
    return state.place(SolarisCell::ThreadHome, threadCell(thread));
}

std::string SolarisPolicy::whySilent() const {
    const OperatingSystem& system = m_world.settings().system();
    return system.inspection ? std::string()
                             : system.title + " has no gethomelgroup, getcpuid or meminfo: a program cannot ask where "
                                              "its threads and pages are.";
}

std::vector<SystemCall> SolarisPolicy::calls(const State& state, int thread) const {
    return callsOf(m_world, state, thread);
}

std::vector<PlacementCheck> SolarisPolicy::checks(const State& state) const {
    return checksOf(m_world, state);
}

std::int64_t SolarisPolicy::loadOf(const State& state, int set, int group) const {
    return state.at(SolarisCell::Load, m_world.loadIndex(set, group));
}

int SolarisPolicy::processorsIn(const State& state, int set, int group) const {
    return m_world.processorsIn(state, set, group);
}

std::optional<LoadLimit> SolarisPolicy::loadLimit(const State& state) const {
    if (!m_world.solaris().isAware()) {
        return std::nullopt;
    }
    return LoadLimit{state.at(Cell::Setting, static_cast<std::size_t>(m_world.solaris().expandProcThresh)),
                     "Spread above", "A process spreads to another lgroup when its own are all above the dashed line."};
}

} // namespace boardset
