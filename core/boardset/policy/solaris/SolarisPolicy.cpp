// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/solaris/SolarisPolicy.h"

#include "boardset/policy/solaris/Dispatcher.h"
#include "boardset/policy/solaris/HomeLgroup.h"
#include "boardset/policy/solaris/Loads.h"
#include "boardset/policy/solaris/Pages.h"
#include "boardset/policy/solaris/Processors.h"
#include "boardset/text/EnglishText.h"
#include "boardset/text/Message.h"

#include <algorithm>

namespace boardset {

namespace {

constexpr double secondNs = 1e9;
/// Time that passes in one waiting step.
/// It is short enough to show how an average with a time constant of two seconds changes.
constexpr std::int64_t waitingStepNs = 500'000'000;

Quantity seconds(std::int64_t ns) {
    return {static_cast<double>(ns) / secondNs, "s", 12};
}

/// Returns the command that displays a kernel variable with mdb, and the output of the command.
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
    record.set(StateCell::ThreadState, thread, ThreadState::Awake);
    const DispatchDecision run = dispatch(m_world, thread);
    Step step{StepKind::Home, {}, sentences(home.words, run.words), std::move(home.settings), thread};
    step.title = Message{m_world.solaris().isAware() ? "{thread} is created: home {home}, on {processor}"
                                                     : "{thread} is created: on {processor}",
                         {{"thread", m_world.titleOf(thread)},
                          {"home", m_world.localityGroups().titleOf(home.home)},
                          {"processor", m_world.processorTitle(run.processor)}}};
    m_world.close(std::move(step));
}

void SolarisPolicy::perform(const events::SetClass& set) {
    for (const int number : set.threads) {
        const int thread = number - 1;
        m_world.record().set(SolarisCell::ClassRow, thread, set.schedulingClass);
        Step step{StepKind::Dispatch,
                  Message{"{thread} is in class {class}",
                          {{"thread", m_world.titleOf(thread)}, {"class", toString(set.schedulingClass)}}},
                  Message{m_world.isRealTime(thread)
                              ? "Real-time threads have no affinity to their home; they run on any processor."
                              : "The thread prefers the processors of its home again."},
                  {},
                  thread};
        if (m_world.threadState(thread) == ThreadState::Awake)
            step.reason = sentences(step.reason, dispatch(m_world, thread).words);
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
            m_world.record().set(StateCell::ThreadState, thread, ThreadState::Asleep);
            m_world.record().set(SolarisCell::ThreadRan, thread, m_world.now());
            m_world.close(StepKind::Dispatch, Message{"{thread} sleeps", {{"thread", m_world.titleOf(thread)}}},
                          Message{"The load that the thread contributes decays within a few time constants. Its home "
                                  "remains {home}.",
                                  {{"home", m_world.localityGroups().titleOf(m_world.home(thread))}}},
                          thread);
        }
    }
}

void SolarisPolicy::wakeThread(int thread) {
    const DispatchDecision run = dispatch(m_world, thread);
    m_world.record().set(StateCell::ThreadState, thread, ThreadState::Awake);
    m_world.close(StepKind::Dispatch,
                  Message{"{thread} wakes on {processor}",
                          {{"thread", m_world.titleOf(thread)}, {"processor", m_world.processorTitle(run.processor)}}},
                  run.words, thread);
}

void SolarisPolicy::perform(const events::Map& map) {
    const int segment = m_world.plan().segmentNamed(map.segment);
    const PlannedSegment& planned = m_world.plan().segment(segment);
    const std::size_t cell = m_world.kindIndex(map.process, map.kind);
    const auto advice = static_cast<Advice>(m_world.state().at(SolarisCell::KindAdvice, cell));
    m_world.record().set(StateCell::SegmentMapped, segment, 1);
    m_world.record().set(SolarisCell::SegmentAdvice, segment, advice);
    m_world.close(
        StepKind::Memory,
        Message{planned.copies > 1 ? "{segment} is mapped by each of {processes} processes: {pages}, {kind}"
                                   : "{segment} is mapped: {pages}, {kind}",
                {{"segment", map.segment},
                 {"processes", std::to_string(planned.copies)},
                 {"pages", counted(map.pages, "page")},
                 {"kind", Message{toString(map.kind)}}}},
        sentences(Message{"The segment has only addresses so far. A page gets memory when it is first touched."},
                  advice == Advice::Default ? Message{} : Message{"madv.so.1 adds its advice."}),
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
        m_world.close(StepKind::Refused, Message{"madvise on {segment} is refused", {{"segment", advised.segment}}},
                      m_world.solaris().whyNoAdvice);
        return;
    }
    advise(m_world, m_world.plan().segmentNamed(advised.segment), advised.advice, "madvise");
}

void SolarisPolicy::perform(const events::Preload& preload) {
    const auto text = [&preload](const char* words) {
        return Message{words,
                       {{"kind", Message{toString(preload.kind)}},
                        {"process", preload.process},
                        {"advice", toString(preload.advice)}}};
    };
    if (!m_world.solaris().whyNoAdvice.empty()) {
        m_world.close(StepKind::Refused, text(translatable("madv.so.1 for {kind} segments of {process} has no effect")),
                      m_world.solaris().whyNoAdvice);
        return;
    }
    m_world.record().set(SolarisCell::KindAdvice, m_world.kindIndex(preload.process, preload.kind), preload.advice);
    m_world.close(StepKind::Advice, text(translatable("madv.so.1 for {kind} segments of {process}: advice {advice}")),
                  Message{"The library intercepts the process's allocation calls. It gives this advice for each later "
                          "segment of that kind."});
}

void SolarisPolicy::pass(std::int64_t ns) {
    for (std::int64_t left = ns; left > 0;) {
        const std::int64_t part = std::min(left, waitingStepNs);
        advance(part);
        left -= part;
        m_world.close(StepKind::Time, Message{"{time} pass", {{"time", seconds(part)}}},
                      Message{"Solaris samples every processor every {time}. Loads follow with a time constant of two "
                              "seconds.",
                              {{"time", seconds(m_world.solaris().samplePeriodNs)}}});
    }
}

void SolarisPolicy::advance(std::int64_t ns) {
    const std::int64_t end = m_world.now() + ns;
    const std::int64_t period = m_world.solaris().samplePeriodNs;
    for (std::int64_t next = (m_world.now() / period + 1) * period; next <= end; next += period) {
        m_world.record().set(StateCell::Clock, 0, next);
        rebalance(m_world);
        sampleLoads(m_world);
    }
    m_world.record().set(StateCell::Clock, 0, end);
}

int SolarisPolicy::homeOf(const State& state, int thread) const {
    return state.location(SolarisCell::ThreadHome, thread);
}

std::string SolarisPolicy::whySilent() const {
    const OperatingSystem& system = m_world.settings().system();
    return system.inspection ? std::string()
                             : Message{"{system} has no gethomelgroup, getcpuid or meminfo, so a program cannot query "
                                       "the location of its threads and pages.",
                                       {{"system", system.title}}};
}

std::vector<SystemCall> SolarisPolicy::calls(const State& state, int thread) const {
    const auto cell = asIndex(thread);
    const int home = state.location(SolarisCell::ThreadHome, cell);
    if (home < 0)
        return {};
    const bool aware = m_world.solaris().isAware();
    std::vector<SystemCall> all{{"gethomelgroup", std::to_string(aware && home != m_world.root() ? home : 0),
                                 Message{aware ? "The thread's home lgroup." : "The whole machine is one lgroup."}},
                                {"getcpuid", "", Message{"The thread sleeps and cannot make the call."}}};
    const int processor = state.location(StateCell::ThreadProcessor, cell);
    if (state.at(StateCell::ThreadState, cell) == static_cast<int>(ThreadState::Awake) && processor >= 0) {
        const LocalityGroups::Processor& on = m_world.localityGroups().processor(processor);
        all.back().answer = std::to_string(on.id);
        all.back().note = Message{aware && on.group != home ? "{processor}, away from home." : "{processor}.",
                                  {{"processor", on.title}}};
    }
    return all;
}

std::vector<PlacementCheck> SolarisPolicy::checks(const State& state) const {
    const bool aware = m_world.solaris().isAware();
    PlacementCheck lgroups = variable("nlgrps", aware ? m_world.leafCount() + 1 : 1);
    lgroups.isPassed = aware;
    lgroups.meaning =
        aware ? Message{"More than one: the root and one for each board of the domain."} : m_world.solaris().whyUniform;
    const auto policy = state.at(StateCell::Setting, m_world.solaris().memDefaultPolicy);
    PlacementCheck memory = variable("lgrp_mem_default_policy", policy);
    memory.isPassed = aware && policy == 1;
    memory.meaning = Message{policy != 1 ? "Not 1, so memory is not placed by first touch."
                             : aware     ? "1 is next touch."
                                         : "1 is next touch, but it has no effect with a single lgroup."};
    const OperatingSystem& system = m_world.settings().system();
    std::vector<PlacementCheck> all{lgroups, memory};
    if (!system.inspection)
        for (PlacementCheck& check : all)
            check = {check.command, Message{"{system} has no such variable.", {{"system", system.title}}}, false,
                     lgroups.meaning};
    const Topology& topology = m_world.topology();
    if (topology.catalog().platform(topology.machine().platform).needsLocalAddresses) {
        const bool local = m_world.program().localAddresses && !isInterleavedAcross(topology, m_world.localityGroups());
        all.push_back({"cfgadm -x passthru -o showlpa SB1::cpu0", "", local,
                       Message{local ? "Base and bound are not zero, so the board has a local physical address range."
                                     : "Base and bound are zero, so the board has no local physical address range."}});
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
    return LoadLimit{
        state.at(StateCell::Setting, m_world.solaris().expandProcThresh), Message{"Spread above"},
        Message{"A process spreads to another lgroup if the loads of all its lgroups are above the dashed line."}};
}

} // namespace boardset
