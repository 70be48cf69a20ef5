// SPDX-License-Identifier: GPL-3.0-or-later
// Shared data of Solaris' policy during a replay: lgroups, processor sets, settings, loads.
#pragma once

#include "boardset/policy/World.h"
#include "boardset/policy/solaris/SolarisSettings.h"

namespace boardset {

/// Solaris' own cells. Places are indices of Places, whose groups are the leaf lgroups.
struct SolarisCell {
    static constexpr Cell Hint = ownCell(0);        ///< [set] The lgroup that was chosen last.
    static constexpr Cell Load = ownCell(1);        ///< [set x (leaves + 1) + lgroup] Load average.
    static constexpr Cell LastHomed = ownCell(2);   ///< [set x leaves + lgroup] Time when a thread last got this home.
    static constexpr Cell ThreadHome = ownCell(3);  ///< [thread] An lgroup, possibly the root.
    static constexpr Cell ThreadBound = ownCell(4); ///< [thread] The processor that it is bound to.
    static constexpr Cell ClassRow = ownCell(5);    ///< [thread] SchedulingClass.
    static constexpr Cell ThreadSet = ownCell(6);   ///< [thread] Processor set; 0 has the remaining processors.
    static constexpr Cell ThreadRan = ownCell(7);   ///< [thread] Time when it last had a processor.
    static constexpr Cell ThreadHomed = ownCell(8); ///< [thread] Time when its load was added to its home.
    static constexpr Cell ProcessorSet = ownCell(9);   ///< [processor]
    static constexpr Cell SegmentAdvice = ownCell(10); ///< [segment] Advice.
    static constexpr Cell KindAdvice = ownCell(11);    ///< [process x kinds + SegmentKind] Advice of madv.so.1.
    static constexpr Cell PageMoves = ownCell(12);     ///< [page] 1 if it is placed again at the next touch.
};

/// The world of Solaris' policy, used by Homes, Loads, Pages, Dispatcher and Processors.
class SolarisWorld : public World {
public:
    SolarisWorld(const Program& program, const Topology& topology);

    const SolarisSettings& solaris() const { return m_solaris; }
    const std::vector<std::string>& sets() const {
        return m_sets;
    }                                            ///< The first has no name: the remaining processors.
    int setNamed(const std::string& name) const; ///< -1 if there is none.

    int leafCount() const { return places().groupCount(); }
    int root() const { return places().everything(); }
    bool isRealTime(int thread) const;
    /// Returns the lgroup of a thread's processor; the root if it has none.
    int lgroupOfThread(int thread) const { return places().groupOfProcessor(processor(thread)); }
    int home(int thread) const { return at(SolarisCell::ThreadHome, thread); }
    int set(int thread) const { return at(SolarisCell::ThreadSet, thread); }
    int bound(int thread) const { return at(SolarisCell::ThreadBound, thread); }
    bool isUsable(int processor, int set) const { return isUsable(state(), processor, set); } ///< Online, in that set.
    /// Returns the number of online processors of a set in an lgroup or the root.
    int processorsIn(int set, int lgroup) const { return processorsIn(state(), set, lgroup); }
    int processorsIn(const State& state, int set, int lgroup) const;
    std::size_t loadIndex(int set, int lgroup) const;
    std::int64_t load(int set, int lgroup) const { return state().at(SolarisCell::Load, loadIndex(set, lgroup)); }
    std::size_t homedIndex(int set, int lgroup) const;
    std::size_t kindIndex(const std::string& process, SegmentKind kind) const; ///< Index of SolarisCell::KindAdvice.
    bool hasMemory(int lgroup) const;                                          ///< True if memory is attached there.
    /// True if an lgroup is the home of a thread of `thread`'s process, not counting thread `without`.
    bool isHomeOfProcess(int lgroup, int thread, int without = -1) const;
    /// Returns the number of threads on each processor that delay a thread: all awake ones, or only real-time ones if
    /// it is real-time.
    std::vector<int> occupancyFor(int thread) const;

private:
    int at(Cell cell, int index) const { return state().place(cell, static_cast<std::size_t>(index)); }
    static bool isUsable(const State& state, int processor, int set);

    SolarisSettings m_solaris;
    std::vector<std::string> m_sets{""};
};

} // namespace boardset
