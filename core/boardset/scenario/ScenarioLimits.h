// SPDX-License-Identifier: GPL-3.0-or-later
// The limits of a scenario: far above every machine in the database, but low enough that a hostile file does no harm.
#pragma once

#include "boardset/workload/Workload.h"

#include <cstddef>
#include <cstdint>

namespace boardset {

/// All limits that readers, edits and checks quote in their errors.
struct ScenarioLimits {
    static constexpr std::size_t fileBytes = std::size_t{16} << 20;    ///< Bytes of a `.boardset` file.
    static constexpr std::size_t svgFileBytes = std::size_t{64} << 20; ///< Bytes of an SVG file with a scenario.
    static constexpr std::ptrdiff_t svgMarks = 2'000'000;              ///< Elements and attributes of an SVG file.
    static constexpr int jsonDepth = 16;                               ///< Nesting depth; the format needs 6.
    static constexpr std::size_t nameBytes = 64;                       ///< Bytes of the name of a process, or of an id.
    static constexpr std::size_t pathBytes = 200;                      ///< Bytes of the path of a block.
    static constexpr std::size_t titleBytes = 200;
    static constexpr std::size_t descriptionBytes = 4000;
    static constexpr std::size_t options = 64;
    static constexpr std::size_t boards = 256;
    static constexpr std::size_t domains = 64;
    static constexpr double weightMost = 1e6;
    static constexpr std::size_t processes = 256;
    static constexpr std::size_t customers = 4096;       ///< Customers in the whole scenario.
    static constexpr std::size_t ends = 256;             ///< Customers that have an amount: each needs a solution.
    static constexpr int atOnce = atOnceMost;            ///< Outstanding operations of one customer.
    static constexpr int count = 1'000'000;              ///< Identical customers that one customer stands for.
    static constexpr double rateLeast = 1e-9;            ///< Smallest rate or total of operations; 0 means none.
    static constexpr double rateMost = 1e12;             ///< Operations per second, or total operations.
    static constexpr std::size_t numbers = 32;           ///< Numbers of operations that are set for one process.
    static constexpr std::size_t parts = 64;             ///< Parts of one region.
    static constexpr std::size_t leaves = 4096;          ///< Parts of one region, including those of nested regions.
    static constexpr std::size_t regions = 4096;         ///< Regions in the whole scenario.
    static constexpr std::size_t uses = 100'000;         ///< Uses of regions by customers in the whole scenario.
    static constexpr std::int64_t pages = 1'000'000'000; ///< Pages in the whole scenario; their sum fits an int.
    static constexpr std::int64_t pageBytesLeast = 4096; ///< Smallest page size; sizes are powers of two.
    static constexpr std::int64_t pageBytesMost = std::int64_t{16} << 30; ///< Largest page size.
};

} // namespace boardset
