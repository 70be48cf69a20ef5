// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that build the terms of derivations.
#pragma once

#include "boardset/catalog/Catalog.h"
#include "boardset/explain/Derivation.h"
#include "boardset/text/Message.h"

namespace boardset::terms {

/// A unit in derivations: its name, and its size in SI units.
struct Unit {
    const char* word;
    double factor;
};
inline constexpr Unit nanoseconds{"ns", 1e-9};
inline constexpr Unit megabytes{"MB/s", 1e6};
inline constexpr Unit gigabytes{"GB/s", 1e9};
inline constexpr Unit bytes{translatable("bytes"), 1};
inline constexpr Unit lines{translatable("lines"), 1};
inline constexpr Unit requests{translatable("requests"), 1};
inline constexpr Unit millions{translatable("million/s"), 1e6};
inline constexpr Unit perSecond{translatable("operations/s"), 1};
inline constexpr Unit piecesPerSecond{translatable("pieces/s"), 1};
inline constexpr Unit percent{"%", 0.01};
inline constexpr Unit pages{translatable("pages"), 1};
inline constexpr Unit bare{"", 1};

/// Returns a node with the given title and the given number in SI units, and with that number formatted as text.
Derivation given(std::string title, double si, const Unit& unit, std::string note = {});

/// Returns a node whose value is computed from its children.
Derivation combined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children,
                    std::string note = {});

/// Returns the only child with a new title; otherwise the node that combined() returns.
Derivation joined(std::string title, Combine how, const Unit& unit, std::vector<Derivation> children);

/// Returns the child with the given weight in its parent's sum or mean.
Derivation weighted(Derivation child, double weight);
/// Returns the child with the given exponent in its parent's product.
Derivation raised(Derivation child, int exponent);
/// Returns the child as an aside: a node that is not one of its parent's terms.
Derivation aside(Derivation child);

/// Returns the terms of a node as text, joined by the symbol of the operation: "11 lines × 64 bytes / 313 ns".
std::string formulaOf(const Derivation& node);

} // namespace boardset::terms
