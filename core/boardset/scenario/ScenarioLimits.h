// SPDX-License-Identifier: GPL-3.0-or-later
// The bounds on a scenario: far above every machine in the database, low enough that a hostile file does no harm.
#pragma once

#include "boardset/workload/Workload.h"

#include <cstddef>
#include <cstdint>

namespace boardset {

/// Every bound that a reader, an edit or a check quotes in its error.
struct ScenarioLimits {
    static constexpr std::size_t fileBytes = std::size_t{16} << 20;    ///< Of a `.boardset` file.
    static constexpr std::size_t svgFileBytes = std::size_t{64} << 20; ///< Of an SVG file that holds a scenario,
    static constexpr std::ptrdiff_t svgMarks = 2'000'000;              ///< and elements and attributes of it.
    static constexpr int jsonDepth = 16;                               ///< Levels of brackets; the format needs 6.
    static constexpr std::size_t nameBytes = 64;                       ///< Of a process, thread, region, id.
    static constexpr std::size_t pathBytes = 200;                      ///< Of a block's path.
    static constexpr std::size_t titleBytes = 200;
    static constexpr std::size_t descriptionBytes = 4000;
    static constexpr std::size_t options = 64;
    static constexpr std::size_t boards = 256;
    static constexpr std::size_t domains = 64;
    static constexpr double weightMost = 1e6;
    static constexpr std::size_t processes = 256;
    static constexpr std::size_t customers = 4096;       ///< Of the whole scenario.
    static constexpr std::size_t ends = 256;             ///< Customers with an amount: each end is solved for.
    static constexpr int atOnce = atOnceMost;            ///< Operations of one customer.
    static constexpr int count = 1'000'000;              ///< Alike customers in one.
    static constexpr double rateLeast = 1e-9;            ///< Operations per second, or in all; 0: none.
    static constexpr double rateMost = 1e12;             ///< Operations per second, or in all.
    static constexpr std::size_t numbers = 32;           ///< That one process sets.
    static constexpr std::size_t parts = 64;             ///< Of one region.
    static constexpr std::size_t leaves = 4096;          ///< Parts that one region lies on in the end.
    static constexpr std::size_t regions = 4096;         ///< Of the whole scenario.
    static constexpr std::size_t uses = 100'000;         ///< Regions that customers name, of the whole scenario.
    static constexpr std::int64_t pages = 1'000'000'000; ///< Of the whole scenario; its sum fits an int.
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Page sizes are powers of two from here...
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< ...to here.
};

} // namespace boardset
