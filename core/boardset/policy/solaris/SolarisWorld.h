// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of Solaris' policy share while a program is replayed: lgroups, processor sets, settings, loads.
#pragma once

#include "boardset/policy/World.h"
#include "boardset/policy/solaris/SolarisSettings.h"

namespace boardset {

/// The cells that are Solaris' own. Places are indices of Places, whose groups are the leaf lgroups.
struct SolarisCell {
    static constexpr Cell Hint = ownCell(0);        ///< [set] The lgroup that was chosen last.
    static constexpr Cell Load = ownCell(1);        ///< [set x (leaves + 1) + lgroup] Load average.
    static constexpr Cell LastHomed = ownCell(2);   ///< [set x leaves + lgroup] When a thread was last given this home.
    static constexpr Cell ThreadHome = ownCell(3);  ///< [thread] An lgroup, the root included.
    static constexpr Cell ThreadBound = ownCell(4); ///< [thread] The processor that it is bound to.
    static constexpr Cell ClassRow = ownCell(5);    ///< [thread] SchedulingClass.
    static constexpr Cell ThreadSet = ownCell(6);   ///< [thread] Processor set; 0 is the rest of the processors.
    static constexpr Cell ThreadRan = ownCell(7);   ///< [thread] When it last had a processor.
    static constexpr Cell ThreadHomed = ownCell(8); ///< [thread] When its load was added to its home.
    static constexpr Cell ProcessorSet = ownCell(9);   ///< [processor]
    static constexpr Cell SegmentAdvice = ownCell(10); ///< [segment] Advice.
    static constexpr Cell KindAdvice = ownCell(11);    ///< [process x kinds + SegmentKind] What madv.so.1 says.
    static constexpr Cell PageMoves = ownCell(12);     ///< [page] To be placed anew at the next touch.
};

/// Read and changed by Homes, Loads, Pages, Dispatcher and Processors.
class SolarisWorld : public World {
public:
    SolarisWorld(const Program& program, const Topology& topology);

    const SolarisSettings& solaris() const { return m_solaris; }
    const std::vector<std::string>& sets() const {
        return m_sets;
    }                                            ///< The first has no name: the rest of the processors.
    int setNamed(const std::string& name) const; ///< -1 if there is none.

    int leafCount() const { return places().groupCount(); }
    int root() const { return places().everything(); }
    bool isRealTime(int thread) const;
    /// The lgroup of the processor that a thread is on; the root if it is on none.
    int lgroupOfThread(int thread) const { return places().groupOfProcessor(processor(thread)); }
    int home(int thread) const { return at(SolarisCell::ThreadHome, thread); }
    int set(int thread) const { return at(SolarisCell::ThreadSet, thread); }
    int bound(int thread) const { return at(SolarisCell::ThreadBound, thread); }
    bool isUsable(int processor, int set) const { return isUsable(state(), processor, set); } ///< On line, in that set.
    /// Processors of a set in an lgroup, the root included, that are on line.
    int processorsIn(int set, int lgroup) const { return processorsIn(state(), set, lgroup); }
    int processorsIn(const State& state, int set, int lgroup) const;
    std::size_t loadIndex(int set, int lgroup) const;
    std::int64_t load(int set, int lgroup) const { return state().at(SolarisCell::Load, loadIndex(set, lgroup)); }
    std::size_t homedIndex(int set, int lgroup) const;
    std::size_t kindIndex(const std::string& process, SegmentKind kind) const; ///< Of SolarisCell::KindAdvice.
    bool hasMemory(int lgroup) const;                                          ///< Attached, full or not.
    /// Of a thread\'s process, without one of its threads.
    bool isHomeOfProcess(int lgroup, int thread, int without = -1) const;
    /// How many threads stand in a thread's way on each processor: all that are awake, to real time only real time.
    std::vector<int> occupancyFor(int thread) const;

private:
    int at(Cell cell, int index) const { return state().place(cell, static_cast<std::size_t>(index)); }
    static bool isUsable(const State& state, int processor, int set);

    SolarisSettings m_solaris;
    std::vector<std::string> m_sets{""};
};

} // namespace boardset
