// SPDX-License-Identifier: GPL-3.0-or-later
// An invented system, with its rows and a policy: threads start on the processor with the fewest threads, and idle
// processors take a waiting thread.
#pragma once

#include "policyPrograms.h"

namespace boardset::test {

inline std::shared_ptr<const Topology> tinyMachine() {
    static const auto catalog = Catalog::open(POLICY_CATALOG);
    return Topology::build(catalog, "sunfire280r");
}

class TinyPolicy : public Policy {
public:
    TinyPolicy(const Program& program, const Topology& topology) : m_world(program, topology) {}

    World& world() override { return m_world; }
    void on(const Event& event) override {
        if (const auto* create = std::get_if<events::Create>(&event))
            for (int i = 0; i < create->threads; ++i)
                start(m_created++);
    }
    void pass(std::int64_t ns) override {
        m_world.record().set(StateCell::Clock, 0, m_world.now() + ns);
        m_world.close({StepKind::Time, "Time passes", "Nothing else.", {}});
    }
    void finished(int thread) override {
        m_world.close({StepKind::Dispatch, m_world.titleOf(thread) + " is buried", "It has finished.", {}, thread});
    }
    void idle(int processor) override {
        const auto counts = m_world.occupancy();
        for (int thread = m_created - 1; thread >= 0; --thread) {
            if (m_world.isRunnable(thread) && counts[static_cast<std::size_t>(m_world.processor(thread))] > 1) {
                put(thread, processor, " is taken over by ");
                return;
            }
        }
    }

private:
    void start(int thread) {
        const auto counts = m_world.occupancy();
        const auto fewest = std::ranges::min_element(counts);
        m_world.record().set(StateCell::ThreadState, static_cast<std::size_t>(thread),
                             static_cast<std::int64_t>(ThreadState::Awake));
        put(thread, static_cast<int>(fewest - counts.begin()), " starts on ");
    }
    void put(int thread, int processor, const std::string& how) {
        m_world.record().set(StateCell::ThreadProcessor, static_cast<std::size_t>(thread), processor);
        m_world.close({StepKind::Dispatch,
                       m_world.titleOf(thread) + how + m_world.processorTitle(processor),
                       "It has the fewest.",
                       {},
                       thread});
    }

    World m_world;
    int m_created = 0;
};

inline std::unique_ptr<Policy> tinyPolicy(const Program& program, const Topology& topology) {
    return std::make_unique<TinyPolicy>(program, topology);
}

} // namespace boardset::test
