// SPDX-License-Identifier: GPL-3.0-or-later
// The events about threads, memory and time. Those about processors are in SolarisProcessors.cpp.
#include "boardset/policy/SolarisMpo.h"

#include "boardset/catalog/Words.h"
#include "boardset/policy/Dispatcher.h"
#include "boardset/policy/Homes.h"
#include "boardset/policy/Loads.h"
#include "boardset/policy/Pages.h"

#include <algorithm>
#include <cmath>

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

void SolarisMpo::run() {
    m_world.adjust();
    for (std::size_t i = 0; i < m_program.events.size(); ++i) {
        m_world.setEvent(static_cast<int>(i));
        std::visit([this](const auto& event) { on(event); }, m_program.events[i]);
    }
}

void SolarisMpo::refuse(const std::string& title, const std::string& reason) {
    m_world.close({StepKind::Refused, title, reason, {}});
}

void SolarisMpo::on(const events::Create& create) {
    for (int i = 0; i < create.threads; ++i) {
        if (i > 0 && create.everySeconds > 0) {
            on(events::Wait{create.everySeconds});
        }
        createThread(create);
    }
}

void SolarisMpo::createThread(const events::Create& create) {
    const int thread = m_created++;
    Recorder& record = m_world.record();
    record.set(Cell::ThreadClass, threadCell(thread), static_cast<std::int64_t>(create.schedulingClass));
    HomeReason home = chooseHomeOf(m_world, thread);
    record.set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Awake));
    const RunReason run = dispatch(m_world, thread);
    Step step{StepKind::Home, m_world.titleOf(thread) + " is created: ", {}, std::move(home.tunables), thread};
    step.title += m_world.settings().isAware ? "home " + m_world.lgroups().titleOf(home.home) + ", on " : "on ";
    step.title += m_world.processorTitle(run.processor);
    step.reason = home.words + ' ' + run.words;
    m_world.close(std::move(step));
}

void SolarisMpo::rehome(int thread, const std::string& because) {
    const int old = m_world.home(thread);
    HomeReason home = chooseHomeOf(m_world, thread);
    Step step{StepKind::Home, {}, because + ' ' + home.words, std::move(home.tunables), thread};
    if (m_world.threadState(thread) == ThreadState::Awake) {
        step.reason += ' ' + dispatch(m_world, thread).words;
    }
    step.title = m_world.titleOf(thread) + (home.home == old ? " keeps its home " : " moves its home to ") +
                 m_world.lgroups().titleOf(home.home);
    m_world.close(std::move(step));
}

void SolarisMpo::on(const events::SetClass& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        m_world.record().set(Cell::ThreadClass, threadCell(thread), static_cast<std::int64_t>(set.schedulingClass));
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

void SolarisMpo::on(const events::SetAwake& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        const bool isAwake = m_world.threadState(thread) == ThreadState::Awake;
        if (set.awake && !isAwake) {
            wakeThread(thread);
        } else if (!set.awake && isAwake) {
            m_world.record().set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Asleep));
            m_world.record().set(Cell::ThreadRan, threadCell(thread), m_world.now());
            m_world.close({StepKind::Run,
                           m_world.titleOf(thread) + " sleeps",
                           "It leaves no load behind after a few time constants; its home stays " +
                               m_world.lgroups().titleOf(m_world.home(thread)) + '.',
                           {},
                           thread});
        }
    }
}

void SolarisMpo::wakeThread(int thread) {
    const RunReason run = dispatch(m_world, thread);
    m_world.record().set(Cell::ThreadState, threadCell(thread), static_cast<std::int64_t>(ThreadState::Awake));
    m_world.close({StepKind::Run,
                   m_world.titleOf(thread) + " wakes on " + m_world.processorTitle(run.processor),
                   run.words,
                   {},
                   thread});
}

void SolarisMpo::on(const events::Map& map) {
    const int segment = m_mapped++;
    const PlannedSegment& planned = m_world.plan().segments[static_cast<std::size_t>(segment)];
    const std::size_t cell =
        static_cast<std::size_t>(planned.process) * segmentKindCount + static_cast<std::size_t>(map.kind);
    const auto advice = static_cast<Advice>(m_world.state().at(Cell::KindAdvice, cell));
    m_world.record().set(Cell::SegmentMapped, static_cast<std::size_t>(segment), 1);
    m_world.record().set(Cell::SegmentAdvice, static_cast<std::size_t>(segment), static_cast<std::int64_t>(advice));
    const std::string each = planned.copies > 1 ? " by each of " + std::to_string(planned.copies) + " processes" : "";
    m_world.close({StepKind::Memory,
                   map.segment + " is mapped" + each + ": " + counted(map.pages, "page") + ", " + toString(map.kind),
                   "Only addresses so far: a page gets memory when it is first touched." +
                       std::string(advice == Advice::Default ? "" : " madv.so.1 adds its advice."),
                   {},
                   -1,
                   segment});
}

void SolarisMpo::on(const events::Touch& touch) {
    const int segment = m_world.plan().segmentNamed(touch.segment);
    const PlannedSegment& planned = m_world.plan().segments[static_cast<std::size_t>(segment)];
    const int count = static_cast<int>(touch.threads.size());
    for (int rank = 0; rank < count; ++rank) {
        touchPages(m_world, touch.threads[static_cast<std::size_t>(rank)] - 1, segment,
                   ProgramPlan::rangeOf(planned, touch.part, rank, count), touch.uses);
    }
}

void SolarisMpo::on(const events::Advise& advised) {
    if (!m_world.settings().hasAdvice) {
        refuse("madvise on " + advised.segment + " is refused",
               m_world.settings().system + " has no access advice; it came with Solaris 9 12/02.");
        return;
    }
    advise(m_world, m_world.plan().segmentNamed(advised.segment), advised.advice, "madvise");
}

void SolarisMpo::on(const events::Preload& preload) {
    const std::string what = "madv.so.1 for " + toString(preload.kind) + " segments of " + preload.process;
    if (!m_world.settings().hasAdvice) {
        refuse(what + " does nothing",
               m_world.settings().system + " has no access advice; it came with Solaris 9 12/02.");
        return;
    }
    const auto& processes = m_program.processes;
    const auto process = std::find_if(processes.begin(), processes.end(),
                                      [&](const ProgramProcess& each) { return each.name == preload.process; });
    const std::size_t cell = static_cast<std::size_t>(process - processes.begin()) * segmentKindCount +
                             static_cast<std::size_t>(preload.kind);
    m_world.record().set(Cell::KindAdvice, cell, static_cast<std::int64_t>(preload.advice));
    m_world.close({StepKind::Advice,
                   what + ": advice " + toString(preload.advice),
                   "It stands between the process and its allocation calls, and advises each segment of that kind as "
                   "it is mapped from now on.",
                   {}});
}

void SolarisMpo::on(const events::Wait& wait) {
    std::int64_t left = std::llround(wait.seconds * secondNs);
    while (left > 0) {
        const std::int64_t part = std::min(left, waitingStepNs);
        advance(part);
        left -= part;
        m_world.close({StepKind::Time,
                       secondsText(part) + " s pass",
                       "Every processor is sampled each " + secondsText(m_world.settings().samplePeriodNs) +
                           " s; loads follow with a time constant of two seconds.",
                       {}});
    }
}

void SolarisMpo::advance(std::int64_t ns) {
    const std::int64_t end = m_world.now() + ns;
    const std::int64_t period = m_world.settings().samplePeriodNs;
    for (std::int64_t next = (m_world.now() / period + 1) * period; next <= end; next += period) {
        m_world.record().set(Cell::Clock, 0, next);
        rebalance(m_world);
        sampleLoads(m_world);
    }
    m_world.record().set(Cell::Clock, 0, end);
}

} // namespace boardset
