// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardset/policy/Replay.h"

#include "boardset/policy/ProgramLimits.h"

#include <algorithm>
#include <cmath>

namespace boardset {

namespace {

constexpr double nsOfSecond = 1e9;

/// Runs a policy: gives it the program's events and the elapsed time, in order.
class ReplayRunner {
public:
    ReplayRunner(Policy& policy, Progress* progress)
        : m_policy(policy), m_world(policy.world()), m_progress(progress) {}

    std::vector<ThreadEnd> run() {
        m_world.adjust();
        const auto& events = m_world.program().events;
        for (std::size_t i = 0; i < events.size(); ++i) {
            m_world.setEvent(static_cast<int>(i));
            apply(events[i]);
        }
        m_world.setEvent(-1);
        workOn();
        return std::move(m_ends);
    }

private:
    static std::int64_t nanoseconds(double seconds) { return std::llround(seconds * nsOfSecond); }

    void apply(const Event& event) {
        const auto* create = std::get_if<events::Create>(&event);
        if (const auto* wait = std::get_if<events::Wait>(&event)) {
            pass(nanoseconds(wait->seconds));
        } else if (create != nullptr && create->everySeconds > 0) {
            events::Create one = *create;
            one.threads = 1;
            for (int i = 0; i < create->threads; ++i) {
                pass(i > 0 ? nanoseconds(create->everySeconds) : 0);
                m_policy.on(one);
            }
        } else {
            m_policy.on(event);
        }
    }

    void pass(std::int64_t ns) {
        while (ns > 0) {
            const ProgressEnd next = m_progress != nullptr ? m_progress->advance(m_world, ns) : ProgressEnd{};
            const std::int64_t part = next.threads.empty() ? ns : std::min(next.ns, ns);
            end(part, next.threads);
            ns -= part;
        }
    }

    /// Lets time pass after the last event until all finite work has ended.
    void workOn() {
        while (m_progress != nullptr) {
            const ProgressEnd next = m_progress->advance(m_world, nanoseconds(ProgramLimits::seconds));
            if (next.threads.empty())
                return;
            end(next.ns, next.threads);
        }
    }

    /// Advances the time, and ends the work of the threads that complete their work at the new time.
    void end(std::int64_t ns, const std::vector<ThreadEnd>& threads) {
        if (ns > 0)
            m_policy.pass(ns);
        for (const auto& [thread, seconds, position] : threads) {
            m_world.record().set(StateCell::ThreadState, thread, ThreadState::Finished);
            m_world.close(StepKind::Dispatch, Message{"{thread} has finished", {{"thread", m_world.titleOf(thread)}}},
                          Message{"The thread has done all of its work."}, thread);
            m_ends.push_back({thread, seconds, static_cast<int>(m_world.steps().size())});
            m_policy.finished(thread);
        }
        for (const ThreadEnd& each : threads) {
            const int processor = m_world.processor(each.thread);
            if (processor >= 0 && m_world.occupancy()[asIndex(processor)] == 0)
                m_policy.idle(processor);
        }
    }

    Policy& m_policy;
    World& m_world;
    Progress* m_progress;
    std::vector<ThreadEnd> m_ends;
};

} // namespace

Replay::Replay(const Program& program, std::shared_ptr<const Topology> topology)
    : m_program(program), m_topology(std::move(topology)) {}

std::shared_ptr<const Replay> Replay::of(const Program& program, std::shared_ptr<const Topology> topology,
                                         Progress* progress, const PolicyMaker& make) {
    const std::shared_ptr<Replay> replay(new Replay(program, std::move(topology)));
    const Catalog& catalog = replay->m_topology->catalog();
    const PolicyMaker maker = make ? make : policyNamed(catalog.operatingSystem(program.system).policy);
    replay->m_policy = maker(replay->m_program, *replay->m_topology);
    World& world = replay->m_policy->world();
    replay->m_ends = ReplayRunner(*replay->m_policy, progress).run();
    replay->m_changes = world.record().take();
    replay->m_world = &world;
    return replay;
}

double Replay::wallSecondsOf(const ThreadEnd& end) const {
    return static_cast<double>(steps()[asIndex(end.position - 1)].ns) / nsOfSecond;
}

int Replay::busiest() const {
    if (m_ends.empty())
        return length();
    const std::int64_t first = steps()[asIndex(m_ends.front().position - 1)].ns;
    const auto isEarlier = [&](const Step& step) { return step.ns < first; };
    return static_cast<int>(std::ranges::partition_point(steps(), isEarlier) - steps().begin());
}

std::pair<const Change*, const Change*> Replay::changesTo(int position) const {
    const auto step = asIndex(position - 1);
    const std::size_t first = step == 0 ? 0 : steps()[step - 1].changes;
    return {m_changes.data() + first, m_changes.data() + steps()[step].changes};
}

void ReplayCursor::goTo(int position) {
    const int target = std::clamp(position, 0, m_replay->length());
    while (m_position < target) {
        const auto [first, last] = m_replay->changesTo(++m_position);
        std::for_each(first, last, [this](const Change& change) { m_state.apply(change); });
    }
    while (m_position > target) {
        const auto [first, last] = m_replay->changesTo(m_position--);
        for (const Change* change = last; change != first;)
            m_state.revert(*--change);
    }
}

} // namespace boardset
