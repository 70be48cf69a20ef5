// SPDX-License-Identifier: GPL-3.0-or-later
// The bounds on a program: far above every bundled one, low enough that a hostile file does no harm.
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
    static constexpr std::size_t blocks = 256; ///< Named in one event.
    static constexpr std::size_t adjustments = 256;
    static constexpr int threads = 4'096;
    static constexpr int ends = 1'536;                   ///< Threads with an amount: each end is solved for.
    static constexpr std::int64_t pages = 1'000'000;     ///< Of all segments.
    static constexpr std::int64_t touches = 5'000'000;   ///< Pages touched in all.
    static constexpr std::int64_t steps = 200'000;       ///< That can follow from the events alone.
    static constexpr double operations = 1e15;           ///< Of one thread, until it has finished.
    static constexpr double seconds = 10'000;            ///< That pass in all.
    static constexpr double threadSeconds = 4e6;         ///< Those of all threads together: a second's work.
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Page sizes are powers of two from here...
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< ...to here.
    static constexpr double weightMost = 1e6;
};

} // namespace boardset
