// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a replay in cells of integers, so that a step is a list of changes that can be reverted.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardset {

/// Kinds of cells. The index of a cell is in brackets. Times are nanoseconds since the start.
/// Locations are indices in LocalityGroups; -1 means none. A policy's own cells follow: see ownCell().
enum class Cell : std::uint8_t {
    Clock,           ///< [0]
    Random,          ///< [0] State of the random number generator.
    Setting,         ///< [setting of Settings]
    ThreadState,     ///< [thread] ThreadState.
    ThreadProcessor, ///< [thread] Processor on which the thread runs or is queued.
                     ///< For a sleeping thread, the processor on which it ran last.
    ProcessorOnline, ///< [processor] 1 if online, 0 if offline, -1 if detached with its board.
    MemoryAttached,  ///< [memory] 1 if attached, else 0.
    MemoryFree,      ///< [memory] Free bytes.
    SegmentMapped,   ///< [segment]
    PageMemory,      ///< [page] Memory of the page; -1 if it is not allocated.
    UseFirst,        ///< [thread x segments + segment] First page of the segment's copy that the thread accesses.
    UseCount,        ///< [thread x segments + segment] Number of pages that the thread accesses; 0 if none.
    Own              ///< First cell of a policy.
};
inline constexpr std::size_t cellsMost = 32;

/// Returns the kind of cell with this number among a policy's own kinds; numbers start at 0.
constexpr Cell ownCell(int number) {
    return static_cast<Cell>(static_cast<int>(Cell::Own) + number);
}

enum class ThreadState { None, Awake, Asleep, Finished };

/// Converts a number to an index into a vector.
constexpr std::size_t asIndex(std::integral auto number) {
    return static_cast<std::size_t>(number);
}

/// A change of a cell's value.
struct Change {
    Cell cell = Cell::Clock;
    std::uint32_t index = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
    bool operator==(const Change&) const = default;
};

/// A state as a value: copies are independent, and equal states are bitwise identical.
class State {
public:
    using Cells = std::vector<std::int64_t>;

    const Cells& all(Cell cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    std::int64_t at(Cell cell, std::integral auto index) const { return all(cell)[static_cast<std::size_t>(index)]; }
    std::int64_t at(Cell cell) const { return at(cell, 0); }
    /// Returns the value of a cell as an int, for locations and numbers of threads.
    int location(Cell cell, std::integral auto index) const { return static_cast<int>(at(cell, index)); }
    ThreadState threadState(int thread) const { return static_cast<ThreadState>(at(Cell::ThreadState, thread)); }

    /// Sets the number and initial value of the cells of a kind, before a replay starts.
    void start(Cell cell, std::size_t size, std::int64_t value) { start(cell, Cells(size, value)); }
    void start(Cell cell, Cells values) { m_cells[static_cast<std::size_t>(cell)] = std::move(values); }

    void apply(const Change& change) { cell(change) = change.after; }
    void revert(const Change& change) { cell(change) = change.before; }

    bool operator==(const State&) const = default;

private:
    std::int64_t& cell(const Change& change) { return m_cells[static_cast<std::size_t>(change.cell)][change.index]; }
    std::array<Cells, cellsMost> m_cells;
};

/// Changes a state and records the changes.
class Recorder {
public:
    const State& state() const { return m_state; }
    const std::vector<Change>& changes() const { return m_changes; }
    std::vector<Change> take() { return std::move(m_changes); }

    /// Sets the initial values of the cells of a kind; see State::start().
    void start(Cell cell, State::Cells values) { m_state.start(cell, std::move(values)); }

    /// Sets a cell to a number or to a value of an enumeration. Records no change if the value stays the same.
    void set(Cell cell, std::integral auto index, auto value) {
        write(cell, static_cast<std::uint32_t>(index), static_cast<std::int64_t>(value));
    }
    /// Returns the next random number, uniform over 0 to `count` - 1. The generator is SplitMix64 (Steele, Lea and
    /// Flood, 2014), which gives the same numbers on every machine.
    int random(int count);

private:
    void write(Cell cell, std::uint32_t index, std::int64_t value);

    State m_state;
    std::vector<Change> m_changes;
};

} // namespace boardset
