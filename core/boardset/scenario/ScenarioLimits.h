// SPDX-License-Identifier: GPL-3.0-or-later
// Limits for scenarios: far above every machine in the database, but low enough that a hostile file does no harm.
#pragma once

#include "boardset/workload/Workload.h"

#include <cstddef>
#include <cstdint>

namespace boardset {

/// The limits of a scenario, which readers, edits and checks quote in their error messages.
struct ScenarioLimits {
    static constexpr std::size_t fileBytes = std::size_t{16} << 20;    ///< Maximum size of a `.boardset` file in bytes.
    static constexpr std::size_t svgFileBytes = std::size_t{64} << 20; ///< Maximum size of an SVG scenario in bytes.
    /// Maximum number of elements and attributes in an SVG file.
    static constexpr std::ptrdiff_t svgMarks = 2'000'000;
    static constexpr int jsonDepth = 16;          ///< Maximum nesting depth; the format needs 6.
    static constexpr std::size_t nameBytes = 64;  ///< Maximum length, in bytes, of an id or a process name.
    static constexpr std::size_t pathBytes = 200; ///< Maximum length of a block's path, in bytes.
    static constexpr std::size_t titleBytes = 200;
    static constexpr std::size_t descriptionBytes = 4000;
    static constexpr std::size_t options = 64;
    static constexpr std::size_t boards = 256;
    static constexpr std::size_t domains = 64;
    static constexpr double weightMost = 1e6;
    static constexpr std::size_t processes = 256;
    static constexpr std::size_t customers = 4096;       ///< Maximum number of customers in a scenario.
    static constexpr std::size_t ends = 256;             ///< Maximum number of customers that finish. The model is
                                                         ///< solved for each of them.
    static constexpr int atOnce = atOnceMost;            ///< Maximum number of outstanding operations of a customer.
    static constexpr int count = 1'000'000;              ///< Maximum number of identical customers in one entry.
    static constexpr double rateLeast = 1e-9;            ///< Minimum rate or total of operations; 0 means none.
    static constexpr double rateMost = 1e12;             ///< Maximum number of operations, per second or in total.
    static constexpr std::size_t numbers = 32;           ///< Maximum number of numeric parameters set for one process.
    static constexpr std::size_t parts = 64;             ///< Maximum number of parts of one region.
    static constexpr std::size_t leaves = 4096;          ///< Maximum number of parts in a region with nested regions.
    static constexpr std::size_t regions = 4096;         ///< Maximum number of regions in a scenario.
    static constexpr std::size_t uses = 100'000;         ///< Maximum total number of uses of regions by customers.
    static constexpr std::int64_t pages = 1'000'000'000; ///< Maximum number of pages in a scenario; it fits in an int.
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Minimum page size in bytes; page sizes are powers of two.
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< Maximum page size in bytes.
};

} // namespace boardset
