// SPDX-License-Identifier: GPL-3.0-or-later
// What Solaris does at each event of a program: one step for every decision.
#pragma once

#include "boardset/policy/Program.h"
#include "boardset/policy/World.h"

namespace boardset {

/// Replays events, in order, on one world. What a system refuses is a step that says why, and changes nothing.
class SolarisMpo {
public:
    SolarisMpo(World& world, const Program& program, const Topology& topology)
        : m_world(world), m_program(program), m_topology(topology) {}

    void run();

private:
    void on(const events::Create& create);
    void on(const events::Bind& bind);
    void on(const events::Unbind& unbind);
    void on(const events::SetOnline& set);
    void on(const events::SetAttached& set);
    void on(const events::Map& map);
    void on(const events::Touch& touch);
    void on(const events::Advise& advised);
    void on(const events::Preload& preload);
    void on(const events::SetAwake& set);
    void on(const events::CreateSet& create);
    void on(const events::JoinSet& join);
    void on(const events::SetClass& set);
    void on(const events::Wait& wait);

    void createThread(const events::Create& create);
    void bindThread(int thread, int processor);
    void wakeThread(int thread);
    /// A thread's home is chosen anew, and a processor for it; `because` opens the reason.
    void rehome(int thread, const std::string& because);
    /// After processors have gone: threads of lgroups that have none left get another home, those that lost theirs
    /// another processor.
    void resettle(const std::string& because);
    void setOnline(const std::vector<int>& processors, int online); ///< Detached ones stay so.
    /// Whether processors can go: nothing is bound to them, and every set keeps one. If not, a step says why.
    bool takeProcessors(const std::vector<int>& processors, const std::string& what);
    void advance(std::int64_t ns);
    void tick();
    void refuse(const std::string& title, const std::string& reason);
    std::vector<int> processorsBelow(const std::string& block) const;

    World& m_world;
    const Program& m_program;
    const Topology& m_topology;
    int m_created = 0;
    int m_mapped = 0;
    int m_set = 0;
};

} // namespace boardset
