// SPDX-License-Identifier: GPL-3.0-or-later
// Placement by AIX at each event of a program. Threads are placed on idle processors, and pages in the memory pools of
// the books.
#pragma once

#include "boardset/policy/Policy.h"

namespace boardset {

/// Memory affinity of AIX 5L (source: 002-p650, Memory Affinity and Pitfalls of Memory Affinity).
class AixPolicy : public Policy {
public:
    AixPolicy(const Program& program, const Topology& topology);

    World& world() override { return m_world; }
    void on(const Event& event) override;
    void pass(std::int64_t ns) override;
    void idle(int processor) override;

    std::string whyUniform() const override { return m_whyUniform; }
    std::string whySilent() const override;
    std::vector<PlacementCheck> checks(const State& state) const override;

private:
    /// The data of a replay, with the cells that only AIX has.
    struct AixWorld : World {
        AixWorld(const Program& program, const Topology& topology, bool isShared);
    };
    struct Assignment {
        int processor = -1;
        std::string words;
    };
    struct PageChoice {
        enum class From { Anywhere, RoundRobin, Local } from = From::Anywhere;
        std::string words;
        std::vector<int> settings{};
    };

    void perform(const events::Create& create);
    void perform(const events::Map& map);
    void perform(const events::Touch& touch);
    void perform(const events::Bind& bind);
    void perform(const events::Unbind& unbind);
    void perform(const events::SetOnline& set);
    void perform(const events::SetAttached& set);
    void perform(const events::SetAwake& set);
    void perform(const events::SetAffinity& set);
    void perform(const events::AttachSet& attach);

    decltype(Message::arguments) names(int thread, int processor) const;
    bool mayRun(int thread, int processor) const;
    Assignment chosen(int thread) const;
    Assignment dispatch(int thread);
    void redispatch(const std::string& because);
    void balance();
    PageChoice pageChoice(int thread) const;
    int roomiest(int pool, std::int64_t bytes) const;
    int memoryFor(int pool, std::int64_t bytes) const;
    int nextPool(const PageChoice& choice, int thread, std::int64_t pageBytes, std::int64_t& left);
    void touchPages(int thread, const PlannedSegment& segment, const PageRange& range, bool uses);

    bool m_isShared; ///< True if the L3 caches are shared, so that every page is interleaved over all books.
    AixWorld m_world;
    std::string m_whyUniform;
    std::vector<int> m_pools; ///< Indices of the books that contain memory.
    int m_affinity;           ///< Index of the memory_affinity setting.
    int m_freeExtent;         ///< Index of the free_extent setting.
    int m_created = 0;
};

} // namespace boardset
