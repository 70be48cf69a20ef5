// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of programs: far above the size of every bundled program, but low enough to be safe against malicious files.
#pragma once

#include <cstddef>
#include <cstdint>

namespace boardset {

struct ProgramLimits {
    static constexpr std::size_t processes = 256;
    static constexpr std::size_t events = 10'000;
    static constexpr std::size_t segments = 1'000;
    static constexpr std::size_t segmentNameBytes = 48;
    static constexpr std::size_t sets = 64;
    static constexpr std::size_t setNameBytes = 64;
    static constexpr std::size_t blocks = 256; ///< Maximum number of blocks in one event.
    static constexpr std::size_t adjustments = 256;
    static constexpr int threads = 4'096;
    /// Maximum number of threads that finish. The model is solved each time a thread finishes.
    static constexpr int ends = 1'536;
    static constexpr std::int64_t pages = 1'000'000;   ///< Maximum number of pages in all segments together.
    static constexpr std::int64_t touches = 5'000'000; ///< Maximum total number of page touches.
    static constexpr std::int64_t steps = 200'000; ///< Maximum number of steps that follow directly from the events.
    static constexpr double operations = 1e15;     ///< Maximum number of operations after which a thread finishes.
    static constexpr double seconds = 10'000;      ///< Maximum total time of all events.
    /// Maximum product of the total time and the number of threads. A program at this limit takes a second to compute.
    static constexpr double threadSeconds = 4e6;
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Minimum page size in bytes; page sizes are powers of two.
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< Maximum page size in bytes.
    static constexpr double weightMost = 1e6;
};

} // namespace boardset
