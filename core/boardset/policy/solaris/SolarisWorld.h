// SPDX-License-Identifier: GPL-3.0-or-later
// Shared data of Solaris' policy during a replay: lgroups, processor sets, settings and loads.
#pragma once

#include "boardset/policy/World.h"
#include "boardset/policy/solaris/SolarisSettings.h"

namespace boardset {

/// Kinds of cells that only Solaris' policy has.
/// Locations are indices in LocalityGroups, whose groups are the leaf lgroups.
struct SolarisCell {
    static constexpr StateCell Hint = ownCell(0);       ///< [set] The lgroup that was last chosen as a home.
    static constexpr StateCell Load = ownCell(1);       ///< [set x (leaves + 1) + lgroup] Load average of the lgroup.
    static constexpr StateCell LastHomed = ownCell(2);  ///< [set x leaves + lgroup] Time when this lgroup last became a
                                                        ///< thread's home.
    static constexpr StateCell ThreadHome = ownCell(3); ///< [thread] Home lgroup of the thread, which may be the root.
    static constexpr StateCell ThreadBound = ownCell(4); ///< [thread] Processor to which the thread is bound.
    static constexpr StateCell ClassRow = ownCell(5);    ///< [thread] SchedulingClass of the thread.
    static constexpr StateCell ThreadSet = ownCell(6); ///< [thread] Processor set; set 0 has the remaining processors.
    static constexpr StateCell ThreadRan = ownCell(7); ///< [thread] Time when the thread last had a processor.
    static constexpr StateCell ThreadHomed =
        ownCell(8); ///< [thread] Time when the thread's load was added to its home.
    static constexpr StateCell ProcessorSet = ownCell(9);   ///< [processor] Processor set that contains the processor.
    static constexpr StateCell SegmentAdvice = ownCell(10); ///< [segment] Access advice for the segment.
    static constexpr StateCell KindAdvice = ownCell(11); ///< [process x kinds + SegmentKind] Advice set by madv.so.1.
    static constexpr StateCell PageMoves =
        ownCell(12); ///< [page] 1 if the page will be placed again at the next touch.
};

/// The data of Solaris' policy during a replay, shared by HomeLgroup, Loads, Pages, Dispatcher and Processors.
class SolarisWorld : public World {
public:
    SolarisWorld(const Program& program, const Topology& topology);

    const SolarisSettings& solaris() const { return m_solaris; }
    /// Names of the processor sets. The first name is empty and denotes the set of processors that are in no other set.
    const std::vector<std::string>& sets() const { return m_sets; }
    int setNamed(const std::string& name) const; ///< Returns the index of the set with the given name, or -1.

    int leafCount() const { return localityGroups().groupCount(); }
    int root() const { return localityGroups().everything(); }
    bool isRealTime(int thread) const;
    /// Returns the lgroup of a thread's processor. Returns the root if the thread has no processor.
    int lgroupOfThread(int thread) const { return localityGroups().groupOfProcessor(processor(thread)); }
    int home(int thread) const { return at(SolarisCell::ThreadHome, thread); }
    int set(int thread) const { return at(SolarisCell::ThreadSet, thread); }
    int bound(int thread) const { return at(SolarisCell::ThreadBound, thread); }
    /// True if the given processor is online and in the given set.
    bool isUsable(int processor, int set) const { return isUsable(state(), processor, set); }
    /// Returns the number of a set's online processors in an lgroup, which may be the root.
    int processorsIn(int set, int lgroup) const { return processorsIn(state(), set, lgroup); }
    int processorsIn(const State& state, int set, int lgroup) const;
    std::size_t loadIndex(int set, int lgroup) const;
    std::int64_t load(int set, int lgroup) const { return state().at(SolarisCell::Load, loadIndex(set, lgroup)); }
    std::size_t homedIndex(int set, int lgroup) const;
    std::size_t kindIndex(const std::string& process, SegmentKind kind) const; ///< Index of SolarisCell::KindAdvice.
    bool hasMemory(int lgroup) const;                                          ///< True if the lgroup has any memory.
    /// True if an lgroup is home to any thread of the process that contains `thread`.
    /// The thread `without` does not count.
    bool isHomeOfProcess(int lgroup, int thread, int without = -1) const;
    /// Returns, for each processor, the number of its threads that would delay `thread`. These are all awake threads
    /// or, if `thread` is real-time, only the real-time threads.
    std::vector<int> occupancyFor(int thread) const;

private:
    int at(StateCell cell, int index) const { return state().location(cell, static_cast<std::size_t>(index)); }
    static bool isUsable(const State& state, int processor, int set);

    SolarisSettings m_solaris;
    std::vector<std::string> m_sets{""};
};

} // namespace boardset
