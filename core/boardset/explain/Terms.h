// SPDX-License-Identifier: GPL-3.0-or-later
// The small pieces that derivations are put together from.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/explain/Derivation.h"

namespace boardset::terms {

/// A unit of derivations: its word, its SI value and how a value is printed.
struct Unit {
    const char* word;
    double factor;
    const char* pattern;
};
inline constexpr Unit nanoseconds{"ns", 1e-9, "{} ns"};
inline constexpr Unit megabytes{"MB/s", 1e6, "{} MB/s"};
inline constexpr Unit gigabytes{"GB/s", 1e9, "{} GB/s"};
inline constexpr Unit bytes{"bytes", 1, "{} bytes"};
inline constexpr Unit lines{"lines", 1, "{} lines"};
inline constexpr Unit requests{"requests", 1, "{} requests"};
inline constexpr Unit millions{"million/s", 1e6, "{} million/s"};
inline constexpr Unit perSecond{"operations/s", 1, "{} operations/s"};
inline constexpr Unit piecesPerSecond{"pieces/s", 1, "{} pieces/s"};
inline constexpr Unit percent{"%", 0.01, "{} %"};
inline constexpr Unit pages{"pages", 1, "{} pages"};
inline constexpr Unit bare{"", 1, "{}"};

/// A number in SI units with a title; its text is printed by the one formatter.
Derivation given(std::string title, double si, const Unit& unit);

/// A node that follows from its children; the value is computed from them here.
Derivation combined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children);

/// The same child with another weight, exponent or place.
Derivation weighted(Derivation child, double weight);
Derivation raised(Derivation child, int exponent);
Derivation aside(Derivation child);

/// "11 lines × 64 bytes / 313 ns": the printed children, joined by what the node does.
std::string formulaOf(Combine how, const std::vector<Derivation>& children);

} // namespace boardset::terms
