// SPDX-License-Identifier: GPL-3.0-or-later
// Placement by Solaris at each event of a program, with one step for every decision. Also answers queries about any
// state.
#pragma once

#include "boardset/policy/Policy.h"
#include "boardset/policy/solaris/LoadAverage.h"
#include "boardset/policy/solaris/SolarisWorld.h"

namespace boardset {

/// Memory placement optimization of Solaris: lgroups, homes, next touch, advice, processor sets.
class SolarisPolicy : public Policy {
public:
    SolarisPolicy(const Program& program, const Topology& topology) : m_world(program, topology) {}

    World& world() override { return m_world; }
    void on(const Event& event) override;
    void pass(std::int64_t ns) override;

    std::string whyUniform() const override { return m_world.solaris().whyUniform; }
    int homeOf(const State& state, int thread) const override;
    std::string whySilent() const override;
    std::vector<SystemCall> calls(const State& state, int thread) const override;
    std::vector<PlacementCheck> checks(const State& state) const override;
    std::vector<std::string> loadSets() const override { return m_world.sets(); }
    std::int64_t loadOf(const State& state, int set, int group) const override;
    int processorsIn(const State& state, int set, int group) const override;
    std::int64_t threadLoad() const override { return m_world.solaris().threadLoad; }
    std::int64_t wholeLoad() const override { return LoadScale::whole; }
    std::optional<LoadLimit> loadLimit(const State& state) const override;

private:
    // The functions for events about processors are in Processors.h.
    void perform(const events::Create& create);
    void perform(const events::Map& map);
    void perform(const events::Touch& touch);
    void perform(const events::Advise& advised);
    void perform(const events::Preload& preload);
    void perform(const events::SetAwake& set);
    void perform(const events::SetClass& set);

    void createThread(const events::Create& create);
    void wakeThread(int thread);
    void advance(std::int64_t ns);

    SolarisWorld m_world;
    int m_created = 0;
};

} // namespace boardset
