// SPDX-License-Identifier: GPL-3.0-or-later
// Why a number is what it is: a tree of terms with cited facts at its leaves.
#pragma once

#include "boardset/catalog/Catalog.h"

#include <optional>
#include <string>
#include <vector>

namespace boardset {

/// How a node's value follows from its children. Closed, so that every tree can be checked by recomputing it; all but
/// Given work on SI values and pass over children that stand aside.
enum class Combine {
    Given,   ///< A fact, a count, or a number that the solver found; children explain without computing.
    Sum,     ///< Of all children, each times its weight.
    Product, ///< Of all children, each raised to its exponent.
    Mean,    ///< Of all children, weighted.
    Least,   ///< The smallest child.
    Change,  ///< First child over second, less 1.
    Saving   ///< 1 less second child over first.
};

/// One line of a derivation. A node's value follows from its children by `formula`.
struct Derivation {
    std::string title; ///< "other board, through level 2".
    double value = 0;
    std::string unit;                 ///< "ns", "MB/s", "%"; empty for a bare number or a sentence.
    std::string formula;              ///< In words and numbers: "(180 + 193 + 2 × 207) / 4".
    std::string note;                 ///< A sentence more; may be empty.
    std::optional<Standing> standing; ///< Set at leaves that are facts, and at nodes that are derived facts.
    std::string fact;                 ///< Id of the fact; empty if none.
    std::string source;               ///< Id of the source; empty if none.
    std::string locator;
    std::vector<Derivation> children;

    std::string text;                 ///< Value and unit as people write them: "2,134 MB/s".
    double factor = 1;                ///< SI units in one `unit`.
    Combine combine = Combine::Given; ///< How `value` follows from the children.
    double weight = 1;                ///< In a parent's Mean or Sum.
    int exponent = 1;                 ///< In a parent's Product.
    bool aside = false;               ///< Shown beside the terms of the parent, and no term itself.

    double si() const { return value * factor; }
};

/// What the children say that the value is, in the node's unit; nothing for a given value.
std::optional<double> recomputed(const Derivation& node);

/// The tree as indented text, for copying and for the command line.
std::string toText(const Derivation& derivation, const Catalog& catalog);

} // namespace boardset
