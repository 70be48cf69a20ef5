// SPDX-License-Identifier: GPL-3.0-or-later
// All that a replay changes, in cells of whole numbers: so a step is a list of changes that can be undone.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <utility>
#include <vector>

namespace boardset {

/// What a cell holds; in brackets what its index counts. Times are nanoseconds since the start, places are indices of
/// Places, and -1 is none. A policy's own cells follow: ownCell().
enum class Cell : std::uint8_t {
    Clock,           ///< [0]
    Random,          ///< [0] State of the generator.
    Setting,         ///< [setting of Settings]
    ThreadState,     ///< [thread] ThreadState.
    ThreadProcessor, ///< [thread] Where it runs or is queued; asleep, where it ran last.
    ProcessorOnline, ///< [processor] 1; 0 off line; -1 detached with its board.
    MemoryAttached,  ///< [memory]
    MemoryFree,      ///< [memory] Bytes.
    SegmentMapped,   ///< [segment]
    PageMemory,      ///< [page] The memory that it is in; -1: not allocated.
    UseFirst,        ///< [thread x segments + segment] First page of the segment's copy that it accesses.
    UseCount,        ///< [thread x segments + segment] How many; 0: none.
    Own              ///< The first that is a policy's.
};
inline constexpr std::size_t cellsMost = 32;

constexpr Cell ownCell(int number) {
    return static_cast<Cell>(static_cast<int>(Cell::Own) + number);
}

enum class ThreadState { None, Awake, Asleep, Finished };

/// For vectors that are counted by ints.
constexpr std::size_t asIndex(std::integral auto number) {
    return static_cast<std::size_t>(number);
}

/// A cell's value before and after.
struct Change {
    Cell cell = Cell::Clock;
    std::uint32_t index = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
    bool operator==(const Change&) const = default;
};

/// A value: copies are independent, equal states are equal bit for bit.
class State {
public:
    using Cells = std::vector<std::int64_t>;

    const Cells& all(Cell cell) const { return m_cells[static_cast<std::size_t>(cell)]; }
    std::int64_t at(Cell cell, std::integral auto index) const { return all(cell)[static_cast<std::size_t>(index)]; }
    std::int64_t at(Cell cell) const { return at(cell, 0); }
    /// The same as an int: places and numbers of threads.
    int place(Cell cell, std::integral auto index) const { return static_cast<int>(at(cell, index)); }
    ThreadState threadState(int thread) const { return static_cast<ThreadState>(at(Cell::ThreadState, thread)); }

    /// Gives a cell its size and first value, before a replay begins.
    void start(Cell cell, std::size_t size, std::int64_t value) { start(cell, Cells(size, value)); }
    void start(Cell cell, Cells values) { m_cells[static_cast<std::size_t>(cell)] = std::move(values); }

    void apply(const Change& change) { cell(change) = change.after; }
    void revert(const Change& change) { cell(change) = change.before; }

    bool operator==(const State&) const = default;

private:
    std::int64_t& cell(const Change& change) { return m_cells[static_cast<std::size_t>(change.cell)][change.index]; }
    std::array<Cells, cellsMost> m_cells;
};

/// Changes a state and writes down how.
class Recorder {
public:
    const State& state() const { return m_state; }
    const std::vector<Change>& changes() const { return m_changes; }
    std::vector<Change> take() { return std::move(m_changes); }

    /// As State::start().
    void start(Cell cell, State::Cells values) { m_state.start(cell, std::move(values)); }

    /// A number, or a value of an enumeration. Nothing is written down if the cell has it.
    void set(Cell cell, std::integral auto index, auto value) {
        write(cell, static_cast<std::uint32_t>(index), static_cast<std::int64_t>(value));
    }
    /// The next of the random numbers, uniform over 0 to `count` - 1. The generator is SplitMix64 (Steele, Lea and
    /// Flood, 2014): the same on every machine.
    int random(int count);

private:
    void write(Cell cell, std::uint32_t index, std::int64_t value);

    State m_state;
    std::vector<Change> m_changes;
};

} // namespace boardset
