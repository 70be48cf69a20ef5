// SPDX-License-Identifier: GPL-3.0-or-later
// Limits of programs: far above every bundled one, but low enough to be safe against malicious files.
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
    static constexpr std::size_t blocks = 256; ///< Blocks in one event.
    static constexpr std::size_t adjustments = 256;
    static constexpr int threads = 4'096;
    static constexpr int ends = 1'536;                   ///< Threads that finish; each end needs a solution.
    static constexpr std::int64_t pages = 1'000'000;     ///< Pages of all segments together.
    static constexpr std::int64_t touches = 5'000'000;   ///< Total number of page touches.
    static constexpr std::int64_t steps = 200'000;       ///< Steps that follow directly from the events.
    static constexpr double operations = 1e15;           ///< Operations of one thread until it finishes.
    static constexpr double seconds = 10'000;            ///< Total time of all events.
    static constexpr double threadSeconds = 4e6;         ///< Total time multiplied by the number of threads.
                                                         ///< A program at this limit takes a second to compute.
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Smallest page size; page sizes are powers of two.
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< Largest page size.
    static constexpr double weightMost = 1e6;
};

} // namespace boardset
