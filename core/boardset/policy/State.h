// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a replay, stored in integer cells, so that a step is a list of changes that can be reverted.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardset {

/// Kinds of cells. The meaning of a cell's index is in brackets. Times are in nanoseconds since the start. Locations
/// are indices in LocalityGroups; -1 means no location. A policy's own kinds of cells follow these kinds: see
/// ownCell().
enum class StateCell : std::uint8_t {
    Clock,           ///< [0]
    Random,          ///< [0] State of the random number generator.
    Setting,         ///< [index in Settings] Raw value of the setting.
    ThreadState,     ///< [thread] The thread's ThreadState.
    ThreadProcessor, ///< [thread] Processor on which the thread runs or is queued.
                     ///< For a sleeping thread, the processor on which it ran last.
    ProcessorOnline, ///< [processor] 1 if online, 0 if offline, -1 if detached together with its board.
    MemoryAttached,  ///< [memory] 1 if attached, 0 if detached.
    MemoryFree,      ///< [memory] Number of free bytes.
    SegmentMapped,   ///< [segment] 1 if mapped, 0 if not.
    PageMemory,      ///< [page] Memory that contains the page; -1 if the page is not allocated.
    UseFirst,        ///< [thread x segments + segment] First page that the thread accesses in its copy of the segment.
    UseCount,        ///< [thread x segments + segment] Number of the segment's pages that the thread accesses, or 0.
    Own              ///< First kind of cell that belongs to a policy.
};
inline constexpr std::size_t cellsMost = 32;

/// Returns the kind of cell with the given number among a policy's own kinds. Numbers start at 0.
constexpr StateCell ownCell(int number) {
    return static_cast<StateCell>(static_cast<int>(StateCell::Own) + number);
}

enum class ThreadState { None, Awake, Asleep, Finished };

/// Converts a number to an index into a vector.
constexpr std::size_t asIndex(std::integral auto number) {
    return static_cast<std::size_t>(number);
}

/// A change of a cell's value.
struct Change {
    StateCell cell = StateCell::Clock;
    std::uint32_t index = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
    bool operator==(const Change&) const = default;
};

/// A state as a value: copies are independent, and equal states are bitwise identical.
class State {
public:
    using Cells = std::vector<std::int64_t>;

    const Cells& all(StateCell cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    std::int64_t at(StateCell cell, std::integral auto index) const {
        return all(cell)[static_cast<std::size_t>(index)];
    }
    std::int64_t at(StateCell cell) const { return at(cell, 0); }
    /// Returns the value of a cell as an int, for cells that contain locations or thread numbers.
    int location(StateCell cell, std::integral auto index) const { return static_cast<int>(at(cell, index)); }
    ThreadState threadState(int thread) const { return static_cast<ThreadState>(at(StateCell::ThreadState, thread)); }

    /// Sets the number and the initial value of all cells of the given kind, before a replay starts.
    void start(StateCell cell, std::size_t size, std::int64_t value) { start(cell, Cells(size, value)); }
    void start(StateCell cell, Cells values) { m_cells[static_cast<std::size_t>(cell)] = std::move(values); }

    void apply(const Change& change) { cell(change) = change.after; }
    void revert(const Change& change) { cell(change) = change.before; }

    bool operator==(const State&) const = default;

private:
    std::int64_t& cell(const Change& change) { return m_cells[static_cast<std::size_t>(change.cell)][change.index]; }
    std::array<Cells, cellsMost> m_cells;
};

/// Changes a state and records each change.
class Recorder {
public:
    const State& state() const { return m_state; }
    const std::vector<Change>& changes() const { return m_changes; }
    std::vector<Change> take() { return std::move(m_changes); }

    /// Sets the initial values of all cells of the given kind; see State::start().
    void start(StateCell cell, State::Cells values) { m_state.start(cell, std::move(values)); }

    /// Sets a cell to a number or to an enumeration value. Records no change if the value stays the same.
    void set(StateCell cell, std::integral auto index, auto value) {
        write(cell, static_cast<std::uint32_t>(index), static_cast<std::int64_t>(value));
    }
    /// Returns the next random number, uniformly distributed from 0 to `count` - 1. The generator is SplitMix64
    /// (Steele, Lea and Flood, 2014), which generates the same numbers on every machine.
    int random(int count);

private:
    void write(StateCell cell, std::uint32_t index, std::int64_t value);

    State m_state;
    std::vector<Change> m_changes;
};

} // namespace boardset
