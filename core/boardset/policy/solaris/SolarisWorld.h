// SPDX-License-Identifier: GPL-3.0-or-later
// Shared data of Solaris' policy during a replay: lgroups, processor sets, settings, loads.
#pragma once

#include "boardset/policy/World.h"
#include "boardset/policy/solaris/SolarisSettings.h"

namespace boardset {

/// Kinds of cells that only Solaris' policy has.
/// Locations are indices in LocalityGroups, whose groups are the leaf lgroups.
struct SolarisCell {
    static constexpr Cell Hint = ownCell(0);           ///< [set] The lgroup that was last chosen as a home.
    static constexpr Cell Load = ownCell(1);           ///< [set x (leaves + 1) + lgroup] Load average.
    static constexpr Cell LastHomed = ownCell(2);      ///< [set x leaves + lgroup] Time when a thread last got this
                                                       ///< lgroup as its home.
    static constexpr Cell ThreadHome = ownCell(3);     ///< [thread] Home lgroup, possibly the root.
    static constexpr Cell ThreadBound = ownCell(4);    ///< [thread] Processor to which the thread is bound.
    static constexpr Cell ClassRow = ownCell(5);       ///< [thread] SchedulingClass of the thread.
    static constexpr Cell ThreadSet = ownCell(6);      ///< [thread] Processor set of the thread;
                                                       ///< set 0 contains the remaining processors.
    static constexpr Cell ThreadRan = ownCell(7);      ///< [thread] Time when the thread last had a processor.
    static constexpr Cell ThreadHomed = ownCell(8);    ///< [thread] Time when the load of the thread was added
                                                       ///< to its home.
    static constexpr Cell ProcessorSet = ownCell(9);   ///< [processor] Processor set of the processor.
    static constexpr Cell SegmentAdvice = ownCell(10); ///< [segment] Advice for the segment.
    static constexpr Cell KindAdvice = ownCell(11);    ///< [process x kinds + SegmentKind] Advice of madv.so.1.
    static constexpr Cell PageMoves = ownCell(12);     ///< [page] 1 if the page is placed again at the next touch.
};

/// The world of Solaris' policy, used by Homes, Loads, Pages, Dispatcher and Processors.
class SolarisWorld : public World {
public:
    SolarisWorld(const Program& program, const Topology& topology);

    const SolarisSettings& solaris() const { return m_solaris; }
    /// Names of the processor sets. The first name is empty: this set contains the processors that are in no other set.
    const std::vector<std::string>& sets() const { return m_sets; }
    int setNamed(const std::string& name) const; ///< Returns the index of a set; -1 if there is none.

    int leafCount() const { return localityGroups().groupCount(); }
    int root() const { return localityGroups().everything(); }
    bool isRealTime(int thread) const;
    /// Returns the lgroup of a thread's processor; the root if the thread has no processor.
    int lgroupOfThread(int thread) const { return localityGroups().groupOfProcessor(processor(thread)); }
    int home(int thread) const { return at(SolarisCell::ThreadHome, thread); }
    int set(int thread) const { return at(SolarisCell::ThreadSet, thread); }
    int bound(int thread) const { return at(SolarisCell::ThreadBound, thread); }
    /// True if a processor is online and in a set.
    bool isUsable(int processor, int set) const { return isUsable(state(), processor, set); }
    /// Returns the number of online processors of a set in an lgroup, which may be the root.
    int processorsIn(int set, int lgroup) const { return processorsIn(state(), set, lgroup); }
    int processorsIn(const State& state, int set, int lgroup) const;
    std::size_t loadIndex(int set, int lgroup) const;
    std::int64_t load(int set, int lgroup) const { return state().at(SolarisCell::Load, loadIndex(set, lgroup)); }
    std::size_t homedIndex(int set, int lgroup) const;
    std::size_t kindIndex(const std::string& process, SegmentKind kind) const; ///< Index of SolarisCell::KindAdvice.
    bool hasMemory(int lgroup) const;                                          ///< True if the lgroup has memory.
    /// True if an lgroup is the home of any thread of `thread`'s process, not counting the thread `without`.
    bool isHomeOfProcess(int lgroup, int thread, int without = -1) const;
    /// Returns, for each processor, the number of threads on it that would delay `thread`.
    /// These are all awake threads, or only the real-time threads if `thread` is real-time.
    std::vector<int> occupancyFor(int thread) const;

private:
    int at(Cell cell, int index) const { return state().location(cell, static_cast<std::size_t>(index)); }
    static bool isUsable(const State& state, int processor, int set);

    SolarisSettings m_solaris;
    std::vector<std::string> m_sets{""};
};

} // namespace boardset
