// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks of derivations.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/explain/Derivation.h"

namespace boardset::terms {

/// A unit of derivations: its name, its size in SI units, and the pattern that prints a value.
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

/// Returns a node with a title and a number in SI units, and formats its text.
Derivation given(std::string title, double si, const Unit& unit);

/// Returns a node whose value is computed from its children.
Derivation combined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children);

/// Returns the child with another weight in its parent's sum or mean.
Derivation weighted(Derivation child, double weight);
/// Returns the child with another exponent in its parent's product.
Derivation raised(Derivation child, int exponent);
/// Returns the child as an aside, which is not one of its parent's terms.
Derivation aside(Derivation child);

/// Returns the children's texts joined by the operation: "11 lines × 64 bytes / 313 ns".
std::string formulaOf(Combine how, const std::vector<Derivation>& children);

} // namespace boardset::terms
